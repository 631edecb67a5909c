public import Foundation
import StageRuntime

/// The preferences of the user and the size classes.
public nonisolated final class UITraitCollection: Hashable, Sendable {
    struct Values: Hashable, Sendable {
        var preferredContentSizeCategory = UIContentSizeCategory.large
        var userInterfaceStyle = UIUserInterfaceStyle.light
        /// The horizontal room; a phone's is compact, a pad's regular.
        var horizontalSizeClass = UIUserInterfaceSizeClass.compact
        /// The vertical room; regular in portrait, compact in landscape.
        var verticalSizeClass = UIUserInterfaceSizeClass.regular
        var userInterfaceIdiom = UIUserInterfaceIdiom.phone
        /// How many pixels a point has in each direction.
        var displayScale: CGFloat = 3
        var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    }

    private let values: Values
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether the interface is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The horizontal room; a phone's is compact.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical room; regular in portrait, compact in landscape.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The kind of the device: a phone or a pad.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// How many pixels a point has in each direction, or 0 if not specified.
    public var displayScale: CGFloat { values.displayScale }
    /// The direction of the language: from left to right unless it is not specified.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    private init(_ values: Values) { self.values = values }

    /// Makes unspecified traits, except for the text size, which has its default: its type has no unspecified value.
    public convenience init() {
        self.init(
            Values(
                userInterfaceStyle: .unspecified, horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
                userInterfaceIdiom: .unspecified, displayScale: 0, layoutDirection: .unspecified))
    }

    /// Makes traits that specify only the appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitCollection().changing { $0.userInterfaceStyle = userInterfaceStyle }.values)
    }

    /// Makes traits that specify only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            UITraitCollection().changing { $0.preferredContentSizeCategory = preferredContentSizeCategory }.values)
    }

    /// Makes traits that specify only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitCollection().changing { $0.horizontalSizeClass = horizontalSizeClass }.values)
    }

    /// Makes traits that specify only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitCollection().changing { $0.verticalSizeClass = verticalSizeClass }.values)
    }

    static let phone = UITraitCollection(Values())

    func changing(_ change: (inout Values) -> Void) -> UITraitCollection {
        var values = values
        change(&values)
        return values == self.values ? self : UITraitCollection(values)
    }

    /// Returns the traits with an appearance, or these traits if there is none.
    func with(_ style: UIUserInterfaceStyle?) -> UITraitCollection {
        guard let style else { return self }
        return changing { $0.userInterfaceStyle = style }
    }

    /// Returns whether dynamic colours may differ between these traits and others.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Returns whether all traits of two collections are the same.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left === right || left.values == right.values
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UITraitCollection {
    /// The current traits of the stage that runs on this thread.
    public class var current: UITraitCollection { UIApplication.shared.traitCollection }
}

/// The direction of a language's lines, as a trait; on a stage from left to right.
@nonexhaustive public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not specified; never the value of current traits.
    case unspecified = -1
    /// The direction of lines.
    case leftToRight, rightToLeft
}

/// Whether the interface is light or dark.
@nonexhaustive public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
    /// Inherited from the superview or parent; never the value of current traits.
    case unspecified = 0
    /// Dark on light, or light on dark.
    case light, dark

    /// The name, for traces.
    package var name: String {
        switch self {
        case .unspecified: "unspecified"
        case .light: "light"
        case .dark: "dark"
        }
    }
}

/// The room in one direction.
@nonexhaustive public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not specified; never the value of current traits.
    case unspecified = 0
    /// Little room, as in a phone's width, or plenty, as in its height in portrait.
    case compact, regular
}
