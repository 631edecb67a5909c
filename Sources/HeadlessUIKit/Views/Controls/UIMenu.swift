/// A list of actions to choose from.
public final class UIMenu: UIMenuElement {
    /// The items, and menus within the menu; strong, a menu owns them.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions that can be seen, with those of menus within, in order.
    package var actions: [UIAction] {
        children.flatMap { element -> [UIAction] in
            if let menu = element as? UIMenu { return menu.actions }
            guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
            return [action]
        }
    }
}
