import Foundation

extension UICellAccessory {
    /// Called for a tap on an accessory.
    public typealias ActionHandler = () -> Void

    /// The options of a button that deletes.
    public struct DeleteOptions {
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the system's if `nil`.
        public var tintColor: UIColor?
        /// The colour behind it; without effect here.
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

    /// The options of a button that inserts.
    public struct InsertOptions {
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the system's if `nil`.
        public var tintColor: UIColor?
        /// The colour behind it; without effect here.
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

    /// The options of a grip.
    public struct ReorderOptions {
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the system's if `nil`.
        public var tintColor: UIColor?
        /// Whether a line separates it from the content; without effect here.
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

    /// The options of a chevron that opens and closes the items below.
    public struct OutlineDisclosureOptions {
        /// What opens and closes.
        @nonexhaustive public enum Style: Hashable, Sendable {
            /// The chevron.
            case automatic
            /// A tap anywhere on the row.
            case header
            /// The chevron.
            case cell
        }
        /// What opens and closes.
        public var style: Style
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the cell's tint if `nil`.
        public var tintColor: UIColor?
        /// Makes options; `nil` stands for the default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// Makes a button at the left that deletes, `"Delete"`; never visible here if displayed only in editing mode.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .delete, placement: .leading(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor ?? .systemRed, handler: actionHandler)
    }

    /// Makes a button at the left that inserts, `"Insert"`; never visible here if displayed only in editing mode.
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

    /// Makes a chevron at the right that opens and closes the items below, as `"Expand"` or `"Collapse"`.
    ///
    /// Unless the app gives a handler, it changes the section snapshot of a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .outlineDisclosure, placement: .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor, handler: actionHandler,
            takesWholeRow: options.style == .header)
    }
}

/// The button of an accessory: one that deletes, inserts, or opens and closes.
final class AccessoryButton: UIButton {
    /// What a tap does; strong; `nil` for opening and closing.
    private var handler: (() -> Void)?
    private var isChevron = false

    convenience init(_ symbol: String, _ label: String?, handler: (() -> Void)?) {
        self.init(type: .system)
        self.handler = handler
        setImage(UIImage(systemName: symbol), for: .normal)
        isChevron = label == nil
        accessibilityLabel = label
        addAction(UIAction { [weak self] _ in self?.act() }, for: .primaryActionTriggered)
    }

    private var cell: UICollectionViewListCell? { superview as? UICollectionViewListCell }

    private func act() {
        if let handler { handler() } else { cell?.toggleOutline() }
    }

    override var accessibilityLabel: String? {
        get { isChevron ? cell?.outline?.isExpanded == true ? "Collapse" : "Expand" : super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
}

/// A data source whose items can be opened and closed.
protocol OutlineSource {
    func isExpanded(at path: IndexPath) -> Bool
    func toggle(at path: IndexPath)
}

extension UICollectionViewListCell {
    /// The data source that opens and closes the item, and the item's index path; `nil` if there is none.
    var outline: (source: any OutlineSource, path: IndexPath, isExpanded: Bool)? {
        guard let shownFor, shownFor.kind == nil, let source = collectionView?.dataSource as? any OutlineSource else {
            return nil
        }
        return (source, shownFor.path, source.isExpanded(at: shownFor.path))
    }

    func toggleOutline() {
        if let outline { outline.source.toggle(at: outline.path) }
    }

    /// Opens or closes the item after a tap on the row, if its chevron says so.
    func toggleOutlineByRow() {
        guard let chevron = accessories.first(where: \.takesWholeRow) else { return }
        if let handler = chevron.handler { handler() } else { toggleOutline() }
    }
}
