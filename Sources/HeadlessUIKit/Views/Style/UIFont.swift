public import Foundation

/// A font, known by its size; text styles follow the text size of the user.
public nonisolated struct UIFont: Equatable, Sendable {
    /// The size in points at the default text size.
    public let pointSize: CGFloat
    /// Whether the text is bold.
    package let isBold: Bool
    /// The use of text whose size at the user's text size the font has; `nil` for a font of a fixed size.
    let textStyle: TextStyle?

    /// Returns the size in points at a text size.
    func size(at category: UIContentSizeCategory) -> CGFloat { textStyle?.size(at: category) ?? pointSize }

    /// Returns the font for a use of text, which follows the user's text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.size(at: .large), isBold: style == .headline, textStyle: style)
    }

    /// Returns the system's font of a fixed size, in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, isBold: false, textStyle: nil)
    }

    /// Returns the system's bold font of a fixed size, in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, isBold: true, textStyle: nil)
    }
}

nonisolated extension UIFont {
    /// A use of text, with the sizes that UIKit publishes for it at each text size.
    public nonisolated enum TextStyle: Sendable {
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

        /// Returns the size in points at a text size.
        func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.rank] }

        /// The sizes in points, from the smallest text size to the largest.
        ///
        /// Human Interface Guidelines, "Typography", Specifications: Dynamic Type sizes and larger accessibility sizes.
        private var sizes: [CGFloat] {
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            }
        }
    }
}
