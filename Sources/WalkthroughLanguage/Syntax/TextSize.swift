/// The preferred text size, by the short names of UIKit's content size categories.
package enum TextSize: String, CaseIterable, Sendable {
    /// `UIContentSizeCategory.extraSmall`.
    case xs
    /// `UIContentSizeCategory.small`.
    case s
    /// `UIContentSizeCategory.medium`.
    case m
    /// `UIContentSizeCategory.large`, a device's default.
    case l
    /// `UIContentSizeCategory.extraLarge`.
    case xl
    /// `UIContentSizeCategory.extraExtraLarge`.
    case xxl
    /// `UIContentSizeCategory.extraExtraExtraLarge`.
    case xxxl
    /// `UIContentSizeCategory.accessibilityMedium`.
    case ax1
    /// `UIContentSizeCategory.accessibilityLarge`.
    case ax2
    /// `UIContentSizeCategory.accessibilityExtraLarge`.
    case ax3
    /// `UIContentSizeCategory.accessibilityExtraExtraLarge`.
    case ax4
    /// `UIContentSizeCategory.accessibilityExtraExtraExtraLarge`.
    case ax5
}
