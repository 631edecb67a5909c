/// A list of actions to choose from.
open class UIMenu: UIMenuElement {
    /// How a menu behaves.
    public nonisolated struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At most one of its actions is marked; choosing one marks it and no other.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The items, and menus within the menu; strong, a menu owns them.
    open private(set) var children: [UIMenuElement] = []
    /// How the menu behaves.
    open private(set) var options: Options = []

    /// Makes a menu.
    public convenience init(
        title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image)
        self.options = options
        self.children = children
    }

    /// The actions that are marked, with those of menus within, in order.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// The actions that can be seen, with those of menus within, in order.
    package override var actions: [UIAction] { children.flatMap(\.actions) }

    /// Marks an action and no other.
    func mark(_ chosen: UIAction) {
        for action in actions { action.state = action === chosen ? .on : .off }
    }
}

/// Something with a title that stands in a menu.
open class UIMenuElement {
    /// How an action stands in a menu.
    public nonisolated struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes attributes of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether an action is marked in its menu.
    public nonisolated enum State: Sendable {
        /// Not marked.
        case off
        /// Marked.
        case on
        /// Marked in part.
        case mixed
    }

    /// What it is called.
    open var title: String
    /// Its picture.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// The actions that can be seen in the element: the action itself, or those of a menu and menus within, in order.
    package var actions: [UIAction] { [] }
}
