public import Foundation

/// A page of the web over the app: a script sees the page's address and Done.
///
/// Nothing is loaded; the delegate is told that the page was loaded when the screen has appeared. On a phone the class
/// is in SafariServices.
open class SFSafariViewController: UIViewController {
    /// How the browser looks; without effect on a stage.
    open class Configuration: NSObject {
        /// Whether the page opens in the reader if it can.
        open var entersReaderIfAvailable = false
        /// Whether the bar gets smaller while the page scrolls.
        open var barCollapsingEnabled = true

        /// Makes a configuration.
        public override init() {}
    }

    /// The title of the button that ends it.
    @nonexhaustive public nonisolated enum DismissButtonStyle: Int, Sendable {
        /// The word on the button.
        case done, close, cancel

        fileprivate var title: String {
            switch self {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        }
    }

    /// Called when the page was loaded and when the user has ended it; weak, as in UIKit.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// How the browser looks.
    open private(set) var configuration = Configuration()
    /// The colour of the bars; not drawn.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons; not drawn.
    open var preferredControlTintColor: UIColor?
    /// The title of the button that ends it; set it before the screen is shown.
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL
    private var isLoaded = false

    /// Makes a browser for a page; an address that is neither `http` nor `https` raises UIKit's exception.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Makes a browser for a page; an address that is neither `http` nor `https` raises UIKit's exception.
    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        if !["http", "https"].contains(URL.scheme?.lowercased()) {
            raise("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes the view: the address and the button that ends it.
    open override func loadView() {
        let end = SystemScreenView.button(dismissButtonStyle.title) { [weak self] in self?.end() }
        view = SystemScreenView([SystemScreenView.label(url.absoluteString), end])
    }

    /// Tells the delegate once that the page was loaded.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isLoaded else { return }
        isLoaded = true
        delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }

    override var liesOverScreen: Bool { true }

    private func end() {
        presentingViewController?.dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}

/// What a browser tells the app.
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has ended the browser, which dismisses itself.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the page was loaded.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
