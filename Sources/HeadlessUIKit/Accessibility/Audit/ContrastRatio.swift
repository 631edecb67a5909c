import Foundation

/// How much two colours differ, from 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance").
struct ContrastRatio: Comparable {
    /// The ratio.
    let value: Double

    /// Compares an opaque background with what stands on it; what lets the background through is mixed with it.
    init(of text: UIColor.Components, on background: UIColor.Components) {
        let one = Self.luminance(text.mixed(over: background))
        let other = Self.luminance(background)
        value = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// Tells which of two differs less.
    static func < (left: ContrastRatio, right: ContrastRatio) -> Bool { left.value < right.value }

    /// The ratio with at most one digit after the point, rounded down, so that what fails never reads as what passes.
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
    /// Returns what is seen of the colour over another one.
    func mixed(over other: UIColor.Components) -> UIColor.Components {
        let rest = 1 - alpha
        return UIColor.Components(
            red: red * alpha + other.red * rest, green: green * alpha + other.green * rest,
            blue: blue * alpha + other.blue * rest, alpha: alpha + other.alpha * rest)
    }

    /// Returns the colour of a view that is less than opaque.
    func faded(by alpha: CGFloat) -> UIColor.Components {
        UIColor.Components(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
    }
}
