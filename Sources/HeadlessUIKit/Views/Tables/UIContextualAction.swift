public import Foundation

/// An action on a row, which a swipe over the row reveals as a button.
open class UIContextualAction: NSObject {
    /// Performs the action; the last argument must be called at the end with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What an action does to the row.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// An ordinary action.
        case normal = 0
        /// The action deletes something.
        case destructive = 1
    }

    /// What the action does to the row.
    public let style: Style
    /// Performs the action; strong, so a handler that captures the table's owner must do so weakly.
    public let handler: Handler
    /// The title of the button.
    open var title: String?
    /// The background colour of the button; by default red for a destructive action, else gray.
    open var backgroundColor: UIColor! {
        get { ownBackground ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackground = newValue }
    }
    /// The image above the title, or instead of it.
    open var image: UIImage?
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
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first one lies at the edge of the row.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration; without actions, the row has none, not even the default Delete.
    public convenience init(actions: [UIContextualAction]) { self.init(actions) }

    private init(_ actions: [UIContextualAction]) { self.actions = actions }
}
