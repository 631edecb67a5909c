public import Foundation
import StageRuntime

/// Scales a font or a length as a text style grows with the user's text size.
public nonisolated final class UIFontMetrics: Sendable {
    private let textStyle: UIFont.TextStyle

    /// Makes the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// The metrics of the body style.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns a font that has its size at the default text size, and scales from there.
    public func scaledFont(for font: UIFont) -> UIFont { font.scaling(with: textStyle, most: nil) }

    /// Returns a font that has its size at the default text size, and scales from there up to a size, in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.scaling(with: textStyle, most: maximumPointSize > 0 ? maximumPointSize : nil)
    }

    /// Returns a length in points, scaled for the text size of some traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        textStyle.scale(value, at: traitCollection?.preferredContentSizeCategory ?? .large)
    }
}

extension UIFontMetrics {
    /// Returns a length in points, scaled for the current text size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: Stage.running == nil ? nil : .current)
    }
}

nonisolated extension UIFont.TextStyle {
    /// Returns a length scaled like the style at a text size, rounded to a third of a point, a phone's pixel.
    func scale(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
        (value * size(at: category) / size(at: .large) * 3).rounded() / 3
    }
}
