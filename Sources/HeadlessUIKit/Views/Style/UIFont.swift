public import Foundation

/// A font, known by its size; text styles follow the text size of the user.
public struct UIFont: Equatable, Sendable {
    /// A use of text, with the size that UIKit publishes for it at the default text size.
    public enum TextStyle: Sendable {
        /// The title of a screen.
        case largeTitle
        /// A heading of the first level.
        case title1
        /// A heading of the second level.
        case title2
        /// A heading of the third level.
        case title3
        /// A heading of a paragraph, in bold.
        case headline
        /// The text itself.
        case body
        /// A remark beside the text.
        case callout
        /// What stands below a heading.
        case subheadline
        /// A note.
        case footnote
        /// A caption of a picture.
        case caption1
        /// A smaller caption.
        case caption2

        /// The size in points at the default text size (Human Interface Guidelines, "Typography", Large).
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }

    /// The size in points at the default text size.
    public let pointSize: CGFloat
    /// Whether the text is bold.
    public let isBold: Bool
    /// Whether the font follows the user's text size.
    package let isScaled: Bool

    /// Returns the font for a use of text, which follows the user's text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.size, isBold: style == .headline, isScaled: true)
    }

    /// Returns the system's font of a fixed size, in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, isBold: false, isScaled: false)
    }

    /// Returns the system's bold font of a fixed size, in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, isBold: true, isScaled: false)
    }
}
