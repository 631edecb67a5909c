import StageRuntime

/// What to do when a control is used or a menu's item is chosen.
open class UIAction: UIMenuElement {
    /// What tells one action from another.
    public nonisolated struct Identifier: Equatable, Sendable {
        /// The text.
        public let rawValue: String
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What tells the action from others; one of the action's own is made when it is first asked for.
    open var identifier: Identifier {
        if let knownIdentifier { return knownIdentifier }
        let identifier = Identifier(Stage.current.makeIdentifier("action"))
        knownIdentifier = identifier
        return identifier
    }
    /// The identifier given, or made when it was first asked for; `nil` before.
    private(set) var knownIdentifier: Identifier?
    /// How it stands in a menu.
    open var attributes: Attributes = []
    /// Whether it is marked in its menu.
    open var state: State = .off
    /// What used it last.
    open var sender: Any? { lastSender }
    /// What used it last; weak, an action keeps no control alive.
    private weak var lastSender: AnyObject?
    /// What to do; strong, so a handler that captures the control's owner must do so weakly.
    private var handler: (UIAction) -> Void = { _ in }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: what it is called in a menu, and on a button made with it.
    ///   - image: its picture.
    ///   - identifier: what tells it from others; its own by default.
    ///   - attributes: how it stands in a menu.
    ///   - state: whether it is marked in its menu.
    ///   - handler: what to do.
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

    /// Whether the two have one identifier; one that was never asked for is that of this very action alone.
    func isSame(as other: UIAction) -> Bool {
        self === other || (knownIdentifier != nil && knownIdentifier == other.knownIdentifier)
    }

    /// Does it, for `sender`.
    package func perform(from sender: AnyObject?) {
        lastSender = sender
        handler(self)
    }

    /// The action itself, unless it is hidden.
    package override var actions: [UIAction] { attributes.contains(.hidden) ? [] : [self] }
}
