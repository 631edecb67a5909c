public import Foundation

/// The screen with which the user sends a mail that the app has prepared; the delegate dismisses it.
///
/// A script sees the recipients, the subject, the text and the attachments, Send and Cancel; the user changes nothing.
/// On a phone the class is in MessageUI.
open class MFMailComposeViewController: UINavigationController {
    /// Called when the user has sent the mail or cancelled; weak, as in UIKit.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var lines: [(name: String, text: String)] = []
    /// The content below the bar; strong, it is on the stack too.
    private let content = UIViewController()

    /// Returns `true`: a stage can send mail.
    open class func canSendMail() -> Bool { true }

    /// Makes a screen for a mail, which is set up before the screen is presented.
    public init() {
        super.init(nibName: nil, bundle: nil)
        content.title = "New Message"
        content.navigationItem.leftBarButtonItem = button("Cancel", .plain, .cancelled)
        content.navigationItem.rightBarButtonItem = button("Send", .done, .sent)
        viewControllers = [content]
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
    /// Sets the mail's subject.
    open func setSubject(_ subject: String) { set("Subject", subject) }
    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { set("To", toRecipients?.joined(separator: ", ")) }
    /// Sets who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { set("Cc", ccRecipients?.joined(separator: ", ")) }
    /// Sets who gets a copy of which the other recipients do not know.
    open func setBccRecipients(_ bccRecipients: [String]?) { set("Bcc", bccRecipients?.joined(separator: ", ")) }
    /// Sets the mail's text; HTML is shown as it is written.
    open func setMessageBody(_ body: String, isHTML: Bool) { set("", body) }

    /// Adds a file, whose name is shown.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        lines.append(("Attachment", filename))
    }

    /// Makes the view: the bar above the mail.
    open override func loadView() {
        content.view = SystemScreenView(
            lines.map { SystemScreenView.label($0.name.isEmpty ? $0.text : "\($0.name): \($0.text)") })
        super.loadView()
    }

    override var liesOverScreen: Bool { true }

    /// Sets a line of the mail; a line without a text is left out.
    private func set(_ name: String, _ text: String?) {
        lines.removeAll { $0.name == name }
        if let text, !text.isEmpty { lines.append((name, text)) }
    }

    private func button(_ title: String, _ style: UIBarButtonItem.Style, _ result: MFMailComposeResult)
        -> UIBarButtonItem
    {
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
            })
        item.style = style
        return item
    }
}

/// How a screen for a mail has ended.
@nonexhaustive public nonisolated enum MFMailComposeResult: Int, Sendable {
    /// What the user has done, or that sending has failed.
    case cancelled, saved, sent, failed
}

/// What is told how a screen for a mail has ended.
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has sent the mail or cancelled; dismisses the screen.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
