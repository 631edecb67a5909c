import Foundation

extension UICellAccessory {
    /// What is called for a tap on an accessory.
    public typealias ActionHandler = () -> Void

    /// The looks of a button that deletes.
    public struct DeleteOptions {
        /// Whether it is hidden; it takes its width all the same.
        public var isHidden: Bool
        /// How much width it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the system's if `nil`.
        public var tintColor: UIColor?
        /// The colour behind it; none here.
        public var backgroundColor: UIColor?
        /// Makes options; `nil` stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The looks of a button that inserts.
    public struct InsertOptions {
        /// Whether it is hidden; it takes its width all the same.
        public var isHidden: Bool
        /// How much width it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the system's if `nil`.
        public var tintColor: UIColor?
        /// The colour behind it; none here.
        public var backgroundColor: UIColor?
        /// Makes options; `nil` stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The looks of a grip.
    public struct ReorderOptions {
        /// Whether it is hidden; it takes its width all the same.
        public var isHidden: Bool
        /// How much width it takes.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the system's if `nil`.
        public var tintColor: UIColor?
        /// Whether a line separates it from the content; none is drawn.
        public var showsVerticalSeparator: Bool
        /// Makes options; `nil` stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// Makes a button at the left that deletes, `"Delete"`; for editing unless displayed always.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .delete, placement: .leading(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor ?? .systemRed, handler: actionHandler)
    }

    /// Makes a button at the left that inserts, `"Insert"`; for editing unless displayed always.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .insert, placement: .leading(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor ?? .systemGreen, handler: actionHandler)
    }

    /// Makes a grip at the right; the user cannot move items of a collection view here.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .reorder, placement: .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }
}

/// A button among the accessories: one that deletes or inserts.
final class AccessoryButton: UIButton {
    convenience init(_ symbol: String, _ label: String, handler: @escaping () -> Void) {
        self.init(type: .system)
        setImage(UIImage(systemName: symbol), for: .normal)
        accessibilityLabel = label
        addAction(UIAction { _ in handler() }, for: .primaryActionTriggered)
    }
}
