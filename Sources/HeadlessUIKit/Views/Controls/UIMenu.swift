public import Foundation
import StageRuntime

/// A list of actions to choose from.
open class UIMenu: UIMenuElement {
    /// How a menu behaves.
    public nonisolated struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its items are shown in the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// At most one of its actions is marked; choosing one marks it and unmarks the others.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The name of a menu.
    public nonisolated struct Identifier: Hashable, Sendable {
        /// The text.
        public let rawValue: String
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of the menu; if none was given, a unique one, made when it is first asked for.
    open private(set) lazy var identifier = Identifier(Stage.current.makeIdentifier("menu"))
    /// The items and submenus; strong, a menu owns them.
    open private(set) var children: [UIMenuElement] = []
    /// The options.
    open private(set) var options: Options = []

    /// Makes a menu.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title: title, image: image)
        if let identifier { self.identifier = identifier }
        self.options = options
        self.children = children
    }

    /// Returns a menu with the same title, image, identifier and options, and other items.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }

    /// The marked actions, including those in submenus, in order.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }
    /// The visible actions, including those in submenus, in order.
    package override var actions: [UIAction] { children.flatMap(\.actions) }

    /// The visible items, with those that deferred elements have provided.
    private var visibleChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
    }

    /// The items of an open menu: visible actions and submenus, and the items of submenus that are displayed inline.
    var items: [UIMenuElement] {
        visibleChildren.flatMap { child in
            guard let menu = child as? UIMenu else { return child.actions as [UIMenuElement] }
            return menu.options.contains(.displayInline) ? menu.items : menu.actions.isEmpty ? [] : [menu]
        }
    }

    /// Marks a chosen action if this menu or the submenu around the action has a single selection.
    func choose(_ action: UIAction) {
        if options.contains(.singleSelection) { return mark(action) }
        for case let menu as UIMenu in children where menu.actions.contains(where: { $0 === action }) {
            menu.choose(action)
        }
    }

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
        /// A context menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an action is marked in its menu.
    @nonexhaustive public nonisolated enum State: Int, Sendable {
        /// Not marked, marked, or marked in part.
        case off, on, mixed
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
