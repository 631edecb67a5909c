/// A button in a navigation bar, as a value: the bar makes a `UIButton` of it.
public final class UIBarButtonItem {
    /// The button in the bar; strong, the item owns it and keeps it while the bar shows other items.
    let button: UIButton
    /// What happens when it is tapped; strong, so a handler that captures the controller must do so weakly.
    public let primaryAction: UIAction?

    /// Makes a button with a title.
    public convenience init(title: String?, primaryAction: UIAction? = nil) {
        self.init(label: title ?? primaryAction?.title, image: nil, primaryAction: primaryAction)
        button.setTitle(label, for: .normal)
    }

    /// Makes a button with an image; set ``accessibilityLabel``, or users do not know what it does.
    public convenience init(image: UIImage?, primaryAction: UIAction? = nil) {
        self.init(label: nil, image: image ?? primaryAction?.image, primaryAction: primaryAction)
    }

    /// Makes a button with one of the system's labels.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(label: systemItem.rawValue, image: nil, primaryAction: primaryAction)
        button.setTitle(label, for: .normal)
    }

    private init(label: String?, image: UIImage?, primaryAction: UIAction?) {
        self.label = label
        self.primaryAction = primaryAction
        button = UIButton()
        button.font = UINavigationBar.buttonFont
        if let image { button.setImage(image, for: .normal) }
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The title given or chosen by the system.
    private var label: String?

    /// The title in the bar.
    public var title: String? {
        get { label }
        set {
            label = newValue
            button.setTitle(newValue, for: .normal)
        }
    }

    /// Whether it can be tapped.
    public var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// The name that scripts can find it by.
    public var accessibilityIdentifier: String? {
        get { button.accessibilityIdentifier }
        set { button.accessibilityIdentifier = newValue }
    }

    /// What users of VoiceOver hear; the title where there is none.
    public var accessibilityLabel: String? {
        get { button.accessibilityLabel }
        set { button.accessibilityLabel = newValue }
    }
}

extension UIBarButtonItem {
    /// The buttons that the system has labels for; the raw value is the label.
    public nonisolated enum SystemItem: String, Sendable {
        /// Ends what the screen is for.
        case done = "Done"
        /// Leaves without doing it.
        case cancel = "Cancel"
        /// Begins to change something.
        case edit = "Edit"
        /// Keeps what was changed.
        case save = "Save"
        /// Makes something new.
        case add = "Add"
        /// Closes the screen.
        case close = "Close"
        /// Begins to write.
        case compose = "Compose"
        /// Answers.
        case reply = "Reply"
        /// Offers what can be done.
        case action = "Share"
        /// Looks for something.
        case search = "Search"
        /// Loads again.
        case refresh = "Refresh"
        /// Ends what is under way.
        case stop = "Stop"
        /// Throws away.
        case trash = "Delete"
    }
}
