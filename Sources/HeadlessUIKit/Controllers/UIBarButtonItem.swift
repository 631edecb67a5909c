/// A button in a navigation bar, as a value: the bar makes a `UIButton` of it.
open class UIBarButtonItem {
    /// The button in the bar; strong, the item owns it and keeps it while the bar shows other items.
    let button: UIButton
    /// What happens when it is tapped; strong, so a handler that captures the controller must do so weakly.
    open private(set) var primaryAction: UIAction?

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
        self.init(label: systemItem.label, image: nil, primaryAction: primaryAction)
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
    open var title: String? {
        get { label }
        set {
            label = newValue
            button.setTitle(newValue, for: .normal)
        }
    }

    /// Whether it can be tapped.
    open var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// The name that scripts can find it by.
    open var accessibilityIdentifier: String? {
        get { button.accessibilityIdentifier }
        set { button.accessibilityIdentifier = newValue }
    }

    /// What users of VoiceOver hear; the title where there is none.
    open var accessibilityLabel: String? {
        get { button.accessibilityLabel }
        set { button.accessibilityLabel = newValue }
    }
}

extension UIBarButtonItem {
    /// The buttons that the system has labels for.
    public nonisolated enum SystemItem: Int, Sendable {
        /// Ends what the screen is for.
        case done = 0
        /// Leaves without doing it.
        case cancel = 1
        /// Begins to change something.
        case edit = 2
        /// Keeps what was changed.
        case save = 3
        /// Makes something new.
        case add = 4
        /// Closes the screen.
        case close = 24
        /// Begins to write.
        case compose = 7
        /// Answers.
        case reply = 8
        /// Offers what can be done.
        case action = 9
        /// Looks for something.
        case search = 12
        /// Loads again.
        case refresh = 13
        /// Ends what is under way.
        case stop = 14
        /// Throws away.
        case trash = 16

        /// What the button says.
        var label: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .trash: "Delete"
            case .close: "Close"
            }
        }
    }
}
