public import Foundation

/// A mark, a text or a custom view beside the content of a list's cell.
///
/// UIKit determines side and position of the system's accessories; the app places only custom views. The standard width
/// is the accessory's own here. developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
public nonisolated struct UICellAccessory {
    /// When an accessory shows.
    @nonexhaustive public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// In editing mode: never here.
        case whenEditing
        /// Outside editing mode.
        case whenNotEditing
    }

    /// The width reserved for an accessory.
    @nonexhaustive public enum LayoutDimension {
        /// Its own width.
        case actual
        /// The system's width; the accessory's own here.
        case standard
        /// A width in points, in which the accessory is centred.
        case custom(CGFloat)
    }

    /// What an accessory is.
    @nonexhaustive public enum AccessoryType: Hashable {
        /// A chevron: a tap leads to another screen.
        case disclosureIndicator
        /// A tick.
        case checkmark
        /// The other accessories of UIKit; detail, multiselect and popUpMenu cannot be made here.
        case detail, delete, insert, reorder, multiselect, outlineDisclosure, popUpMenu
        /// A short text.
        case label
        /// A view that the app has made.
        case customView(UIView)
    }

    /// The options of a chevron.
    public struct DisclosureIndicatorOptions {
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the system's if `nil`.
        public var tintColor: UIColor?
        /// Makes options; `nil` stands for the default.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The options of a tick.
    public struct CheckmarkOptions {
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; the cell's tint if `nil`.
        public var tintColor: UIColor?
        /// Makes options; `nil` stands for the default.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a text.
    public struct LabelOptions {
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; that of secondary texts if `nil`.
        public var tintColor: UIColor?
        /// Its font; that of the body by default.
        public var font: UIFont
        /// Whether the font follows the text size; here fonts of text styles always do.
        public var adjustsFontForContentSizeCategory: Bool
        /// Makes options; `nil` stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// The side of the content on which a custom view lies, and its position there.
    @nonexhaustive public enum Placement {
        /// Returns the index of an accessory among those of its side, which are given from left to right.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        /// At the left, by default next to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the right, by default next to the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the index at the left of an accessory, or the first one if the accessory is missing.
        public static func position(before accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }
        /// Returns the index at the right of an accessory, or the last one if the accessory is missing.
        public static func position(after accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count }
        }
    }

    /// A view of the app, and its position in the cell.
    public struct CustomViewConfiguration {
        /// The view; strong, the cell owns it.
        public let customView: UIView
        /// The side on which it lies.
        public let placement: Placement
        /// Whether it is hidden; its width stays reserved.
        public var isHidden: Bool
        /// The width reserved for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint that the view gets; its own if `nil`.
        public var tintColor: UIColor?
        /// Whether the view keeps its size instead of getting the size that it needs.
        public var maintainsFixedSize: Bool
        /// Makes a configuration; `nil` stands for the default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// What the accessory is.
    public let accessoryType: AccessoryType
    let placement: Placement
    let isHidden: Bool
    let width: LayoutDimension
    let tintColor: UIColor?
    var label: (text: String, font: UIFont)?
    var keepsSize = false
    /// What a tap on it does; strong.
    var handler: ActionHandler?
    var takesWholeRow = false

    /// Makes a chevron at the right.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .disclosureIndicator, placement: .trailing(displayed: displayed),
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Makes a tick at the right.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .checkmark, placement: .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Makes a text at the right, which is part of the row's label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .label, placement: .trailing(displayed: displayed), isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor, label: (text, options.font))
    }

    /// Makes an accessory of a view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(
            accessoryType: .customView(configuration.customView), placement: configuration.placement,
            isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor, keepsSize: configuration.maintainsFixedSize)
    }
}
