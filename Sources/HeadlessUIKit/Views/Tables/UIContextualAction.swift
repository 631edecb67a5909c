/// Something that can be done with a row, which a swipe over the row reveals as a button.
open class UIContextualAction {
    /// Does it, given the action, the view that shows it, and what to call at the end with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What an action does to the row.
    public nonisolated enum Style: Sendable {
        /// Nothing that could not be taken back.
        case normal
        /// It destroys something.
        case destructive
    }

    /// What the action does to the row.
    public let style: Style
    /// Does it; strong, so a handler that captures the table's owner must do so weakly.
    public let handler: Handler
    /// What the button is called.
    open var title: String?
    /// What the button is filled with; red for what destroys, else gray.
    open var backgroundColor: UIColor! {
        get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackground = newValue }
    }
    /// The picture above the title, or in its place.
    open var image: UIImage?
    /// The colour that the app has set.
    private(set) var ownBackground: UIColor?

    /// Makes an action.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The actions that a swipe over a row reveals on one side.
open class UISwipeActionsConfiguration {
    /// The actions; the first one stands at the edge of the row.
    public let actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration; one without actions is for a row that has none, the default Delete included.
    public convenience init(actions: [UIContextualAction]) { self.init(actions) }

    private init(_ actions: [UIContextualAction]) { self.actions = actions }
}
