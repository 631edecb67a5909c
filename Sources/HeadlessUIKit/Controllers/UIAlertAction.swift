/// A button of an alert.
public final class UIAlertAction {
    /// The label.
    public let title: String?
    /// What kind of button it is.
    public let style: Style
    /// What happens when the alert has been dismissed; strong, as long as the alert lives.
    let handler: ((UIAlertAction) -> Void)?
    /// The button; strong, the action owns it.
    let button = AlertButton()

    /// Makes a button; `handler` runs when the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        button.setTitle(title, for: .normal)
    }

    /// Whether it can be tapped.
    public var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }
}
