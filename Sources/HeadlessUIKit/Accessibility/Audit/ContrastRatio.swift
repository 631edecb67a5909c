import Foundation

/// How much two colours differ, from 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance").
struct ContrastRatio: Comparable {
    /// The ratio.
    let value: Double

    /// Compares text with an opaque background; a translucent text colour is mixed with the background first.
    init(of text: UIColor.Components, on background: UIColor.Components) {
        let one = Self.luminance(text.mixed(over: background))
        let other = Self.luminance(background)
        value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Tells whether the left ratio is lower.
    static func < (left: ContrastRatio, right: ContrastRatio) -> Bool { left.value < right.value }

    /// The ratio with one decimal, rounded down, so that a failing ratio never reads like a passing one.
    var text: String {
        let tenths = Int(saturating: (value * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func luminance(_ color: UIColor.Components) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func linear(_ part: CGFloat) -> Double {
        part <= 0.04045 ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
    }
}

extension UIColor.Components {
    /// Returns the colour that results from painting this one over another.
    func mixed(over other: UIColor.Components) -> UIColor.Components {
        let rest = 1 - alpha
        return UIColor.Components(
            red: red * alpha + other.red * rest, green: green * alpha + other.green * rest,
            blue: blue * alpha + other.blue * rest, alpha: alpha + other.alpha * rest)
    }

    /// Returns the colour as a view with this alpha shows it.
    func faded(by alpha: CGFloat) -> UIColor.Components {
        UIColor.Components(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
    }
}
