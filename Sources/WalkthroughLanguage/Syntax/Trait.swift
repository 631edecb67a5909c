import Basics

/// A setting of the user for the display.
package enum Trait: Equatable, Sendable {
    /// The preferred text size.
    case textSize(TextSize)
    /// The light or the dark appearance.
    case appearance(Appearance)
    /// The locale, by its identifier.
    case locale(String)
}

extension Trait: CustomStringConvertible {
    /// The line in the language's syntax.
    package var description: String {
        switch self {
        case .textSize(let size): "text size \(size.rawValue)"
        case .appearance(let appearance): "appearance \(appearance.rawValue)"
        case .locale(let identifier): "locale \(identifier.quotedUnlessBare)"
        }
    }
}

/// The light or dark appearance of the display.
package enum Appearance: String, CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The preferred text size; the words are short names of UIKit's content size categories.
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
