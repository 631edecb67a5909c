import StageRuntime

/// An action that a control or a menu item performs.
open class UIAction: UIMenuElement {
    /// The name of an action.
    public nonisolated struct Identifier: Equatable, Sendable {
        /// The text.
        public let rawValue: String
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the action; if none was given, a unique one, made when it is first asked for.
    open var identifier: Identifier {
        if let knownIdentifier { return knownIdentifier }
        let identifier = Identifier(Stage.current.makeIdentifier("action"))
        knownIdentifier = identifier
        return identifier
    }
    /// The name that was given or made; `nil` if there is none yet.
    private(set) var knownIdentifier: Identifier?
    /// How its menu shows the action.
    open var attributes: Attributes = []
    /// Whether the action is marked in its menu.
    open var state: State = .off
    /// The object that performed the action last.
    open var sender: Any? { lastSender }
    /// The object that performed the action last; weak, since an action keeps no control alive.
    private weak var lastSender: AnyObject?
    /// Strong, so a handler that captures the control's owner must do so weakly.
    private var handler: (UIAction) -> Void = { _ in }

    /// Makes an action.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.init(title: title, image: image)
        knownIdentifier = identifier
        self.attributes = attributes
        self.state = state
        self.handler = handler
    }

    /// Returns whether two actions have the same identifier; an action without one equals only itself.
    func isSame(as other: UIAction) -> Bool {
        self === other || (knownIdentifier != nil && knownIdentifier == other.knownIdentifier)
    }

    /// Calls the handler on behalf of `sender`.
    package func perform(from sender: AnyObject?) {
        lastSender = sender
        handler(self)
    }

    /// The action itself, unless it is hidden.
    package override var actions: [UIAction] { attributes.contains(.hidden) ? [] : [self] }
}
