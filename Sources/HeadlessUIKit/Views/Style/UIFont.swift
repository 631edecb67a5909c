public import Foundation

/// A font, known by its size; text styles follow the text size of the user.
public struct UIFont: Equatable, Sendable {
    /// The size in points at the default text size.
    public let pointSize: CGFloat
    /// Whether the text is bold.
    public let isBold: Bool
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
