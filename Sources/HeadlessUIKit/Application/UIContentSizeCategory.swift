public import HeadlessFoundation

/// The text size that the user prefers, smallest first; the raw value is the word that scripts use.
public nonisolated enum UIContentSizeCategory: String, CaseIterable, Comparable, Sendable {
    /// The smallest.
    case extraSmall = "xs"
    /// Smaller than usual.
    case small = "s"
    /// A little smaller than usual.
    case medium = "m"
    /// The usual size.
    case large = "l"
    /// A little larger than usual.
    case extraLarge = "xl"
    /// Larger than usual.
    case extraExtraLarge = "xxl"
    /// The largest that is no accessibility size.
    case extraExtraExtraLarge = "xxxl"
    /// The smallest accessibility size.
    case accessibilityMedium = "ax1"
    /// The second accessibility size.
    case accessibilityLarge = "ax2"
    /// The third accessibility size.
    case accessibilityExtraLarge = "ax3"
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge = "ax4"
    /// The largest.
    case accessibilityExtraExtraExtraLarge = "ax5"

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Posted when the user has set another text size, after controllers and views have been notified.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size in the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Returns whether one size is smaller than another.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }

    /// The size's index among all sizes, from 0.
    var rank: Int {
        switch self {
        case .extraSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .extraLarge: 4
        case .extraExtraLarge: 5
        case .extraExtraExtraLarge: 6
        case .accessibilityMedium: 7
        case .accessibilityLarge: 8
        case .accessibilityExtraLarge: 9
        case .accessibilityExtraExtraLarge: 10
        case .accessibilityExtraExtraExtraLarge: 11
        }
    }
}
