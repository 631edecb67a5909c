public import Foundation

/// An alert or an action sheet with a title, a message, text fields and buttons; it behaves as in UIKit.
///
/// A button's handler runs when the alert has been dismissed. Only the buttons close it; a tap outside an action sheet
/// presses its Cancel.
open class UIAlertController: UIViewController {
    /// Whether it is an alert or an action sheet.
    open private(set) var preferredStyle = Style.actionSheet
    /// The text below the title.
    open var message: String? {
        didSet { alertView?.update(title: title, message: message) }
    }
    /// The buttons, in the order in which they were added; strong, the alert owns them.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields, in the order in which they were added; `nil` if there are none.
    open private(set) var textFields: [UITextField]?
    /// The button that Return in a text field presses, if it is enabled; weak, it is one of ``actions``.
    open weak var preferredAction: UIAlertAction?
    /// The alert's own view; weak, the controller owns it as its view.
    private weak var alertView: AlertView?

    /// Makes an alert without buttons; add at least one, since nothing else closes the alert.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Adds a button; a second one of the style `cancel` raises UIKit's exception.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.button.didTap = { [weak self, unowned action] in self?.perform(action) }
        alertView?.show(actionsInOrder.map(\.button))
    }

    /// Adds a text field, which `configurationHandler` may set up; for an action sheet it raises UIKit's exception.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return raise(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField()
        configurationHandler?(field)
        field.addAction(UIAction { [weak self] _ in self?.pressPreferred() }, for: .primaryActionTriggered)
        textFields = (textFields ?? []) + [field]
        alertView?.add(field)
    }

    /// Makes the alert's view of its title, message, fields and buttons.
    open override func loadView() {
        let view = AlertView(isSheet: preferredStyle == .actionSheet)
        view.update(title: title, message: message)
        for field in textFields ?? [] { view.add(field) }
        view.show(actionsInOrder.map(\.button))
        alertView = view
        self.view = view
    }

    /// The actions as they were added, but Cancel last, or first if an alert has only one other action.
    private var actionsInOrder: [UIAlertAction] {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return actions }
        let others = actions.filter { $0 !== cancel }
        return preferredStyle == .alert && others.count == 1 ? [cancel] + others : others + [cancel]
    }

    /// Lets the user type into the first field at once, as UIKit does.
    open override func viewDidAppear(_ animated: Bool) {
        textFields?.first?.becomeFirstResponder()
    }

    /// Returns `true`.
    package override var isAlert: Bool { true }
    override var isPopoverOnPad: Bool { preferredStyle == .actionSheet }

    override var alertText: String { title ?? message ?? "" }

    override func titleDidChange() {
        alertView?.update(title: title, message: message)
    }

    private func pressPreferred() {
        if let preferredAction, preferredAction.isEnabled, actions.contains(where: { $0 === preferredAction }) {
            perform(preferredAction)
        }
    }

    /// Performs Cancel, as a tap outside an action sheet does; returns `false` if there is none to perform.
    func tapOutside() -> Bool {
        guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }),
            cancel.isEnabled
        else { return false }
        perform(cancel)
        return true
    }

    /// Dismisses the alert, then calls the handler of the action.
    private func perform(_ action: UIAlertAction) {
        guard let presenter = ownPresenting else { return }
        presenter.dismissPresented(animated: true) { action.handler?(action) }
    }
}

extension UIAlertController {
    /// Whether it is an alert or an action sheet.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// Choices for something that the user has begun, at the bottom of the screen.
        case actionSheet = 0
        /// A message in the middle of the screen.
        case alert = 1
    }
}

/// A button of an alert.
open class UIAlertAction: NSObject {
    /// The label.
    open private(set) var title: String?
    /// The kind of button.
    open private(set) var style = Style.default
    /// Called when the alert has been dismissed; strong, as long as the alert lives.
    private(set) var handler: ((UIAlertAction) -> Void)?
    /// The button; strong, the action owns it.
    let button = AlertButton()

    override init() {}

    /// Makes a button; `handler` runs when the alert has been dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
        button.setTitle(title, for: .normal)
        if style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    }

    /// Whether it can be tapped.
    open var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }
}

extension UIAlertAction {
    /// The kinds of buttons.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// An ordinary button.
        case `default` = 0
        /// A button that closes the alert and changes nothing.
        case cancel = 1
        /// A button that changes or deletes something.
        case destructive = 2
    }
}
