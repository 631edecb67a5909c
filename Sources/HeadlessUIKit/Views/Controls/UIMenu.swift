public import Foundation

/// A list of actions to choose from.
open class UIMenu: UIMenuElement {
    /// How a menu behaves.
    public nonisolated struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At most one of its actions is marked; choosing one marks it and unmarks the others.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The items and submenus; strong, a menu owns them.
    open private(set) var children: [UIMenuElement] = []
    /// The options.
    open private(set) var options: Options = []

    /// Makes a menu.
    public convenience init(
        title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image)
        self.options = options
        self.children = children
    }

    /// The marked actions, including those in submenus, in order.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// The visible actions, including those in submenus, in order.
    package override var actions: [UIAction] { children.flatMap(\.actions) }

    /// Marks one action and unmarks all others.
    func mark(_ chosen: UIAction) {
        for action in actions { action.state = action === chosen ? .on : .off }
    }
}

/// An item or a submenu of a menu.
open class UIMenuElement: NSObject {
    /// How a menu shows an action.
    public nonisolated struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It deletes something.
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
        /// Partly marked.
        case mixed
    }

    /// Its name, as users and scripts see it.
    open var title: String
    /// Its picture.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// The visible actions in the element: the action itself, or those of a menu and its submenus, in order.
    package var actions: [UIAction] { [] }
}
