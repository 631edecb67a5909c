public import protocol Foundation.NSObjectProtocol
public import HeadlessFoundation

/// A view that can follow the user's text size by itself.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the text follows the user's text size at once; on a stage, fonts of text styles always do.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The text size that the user prefers.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The size's name.
    public let rawValue: String
    /// The size's index among all sizes, from 0; for an unknown size, that of `large`.
    let rank: Int

    /// Makes a size of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
        rank = Self.names.firstIndex { rawValue == "UICTContentSizeCategory" + $0 } ?? 3
    }

    /// The endings of the names of all sizes, smallest first.
    private static let names = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
        "AccessibilityXXL", "AccessibilityXXXL",
    ]

    /// Not specified; never the value of current traits.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Smaller than the default.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little smaller than the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little larger than the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Larger than the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest that is no accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

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
    /// Returns whether one size is at most another.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank <= right.rank
    }
    /// Returns whether one size is larger than another.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank > right.rank
    }
    /// Returns whether one size is at least another.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank >= right.rank
    }

    /// All sizes that a user can choose, smallest first.
    package static let allCases: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The word that scripts use for the size.
    package var word: String {
        ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"][rank]
    }
}
