public import Foundation
import StageRuntime

/// A colour: one of the system's, which may differ in dark appearance, or one that the app has made.
///
/// Two colours are equal if they look the same in both appearances.
public nonisolated final class UIColor: Hashable, Sendable {
    /// The components of a colour, each from 0 to 1.
    package struct Components: Hashable, Sendable {
        /// Red.
        package let red: CGFloat
        /// Green.
        package let green: CGFloat
        /// Blue.
        package let blue: CGFloat
        /// The opacity.
        package let alpha: CGFloat
    }

    /// The colour in light appearance.
    package let light: Components
    /// The colour in dark appearance.
    package let dark: Components

    /// Makes a colour that is the same in both appearances; each component is from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        light = Components(red: red, green: green, blue: blue, alpha: alpha)
        dark = light
    }

    /// Makes a gray, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from a hue, where 0 and 1 are red, a saturation and a brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let place = (hue - hue.rounded(.down)) * 6
        func part(_ shift: CGFloat) -> CGFloat {
            let distance = (place + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Makes a colour from a closure, which is called at once for both appearances.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).light,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dark)
    }

    convenience init(like color: UIColor) { self.init(light: color.light, dark: color.dark) }

    private init(light: Components, dark: Components) {
        self.light = light
        self.dark = dark
    }

    private convenience init(light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) {
        self.init(light: Components(light, alpha: alpha), dark: Components(dark, alpha: darkAlpha ?? alpha))
    }

    /// Returns the colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(
            light: Components(red: light.red, green: light.green, blue: light.blue, alpha: alpha),
            dark: Components(red: dark.red, green: dark.green, blue: dark.blue, alpha: alpha))
    }

    func fadedBy(_ factor: CGFloat) -> UIColor {
        UIColor(
            light: Components(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha * factor),
            dark: Components(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha * factor))
    }

    /// Returns the colour that the traits select; the result is the same in both appearances.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let parts = traitCollection.userInterfaceStyle == .dark ? dark : light
        return UIColor(light: parts, dark: parts)
    }

    /// Returns whether two colours look the same in both appearances.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        left === right || left.light == right.light && left.dark == right.dark
    }

    /// Combines the components of both appearances into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
}

extension UIColor {
    /// Writes the components in the current appearance, from 0 to 1, to pointers that are not `nil`; returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = Stage.running == nil ? self : resolvedColor(with: .current)
        red?.pointee = color.light.red
        green?.pointee = color.light.green
        blue?.pointee = color.light.blue
        alpha?.pointee = color.light.alpha
        return true
    }
}

nonisolated extension UIColor.Components {
    /// Makes components from a number of three bytes, red first.
    init(_ rgb: UInt32, alpha: CGFloat = 1) {
        let (red, green, blue) = (CGFloat(rgb >> 16 & 0xFF), CGFloat(rgb >> 8 & 0xFF), CGFloat(rgb & 0xFF))
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}

// The values of Apple's Human Interface Guidelines, "Color", iOS system colours.
nonisolated extension UIColor {
    // Colours by purpose

    /// Black text on white, white on black.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// Text of secondary importance.
    public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
    /// Text of tertiary importance.
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    /// Text of the least importance.
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
    /// The placeholder of an empty field.
    public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    /// The text of a link.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    /// The background of screens.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    /// The background of groups on a screen.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// The background of groups within groups.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    /// The background of screens with groups.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    /// The background of groups on such a screen.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    /// The background of groups within such groups.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
    /// The fill of small shapes.
    public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    /// The fill of medium shapes.
    public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
    /// The fill of large areas.
    public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)
    /// Thin lines between rows or other content.
    public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    /// Thin lines between rows or other content, opaque.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    /// The default tint, blue.
    public static let tintColor = UIColor(light: 0x007AFF, dark: 0x0A84FF)

    // The system's colours

    /// Blue, the default tint.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    /// Green.
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    /// Red, for destructive actions.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    /// Orange.
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    /// Yellow.
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    /// Pink.
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    /// Purple.
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    /// Indigo.
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    /// Teal.
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    /// Cyan.
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    /// Mint.
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    /// Brown.
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    /// Gray.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// A gray nearer to the background.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// A gray nearer to the background than the second.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// A gray nearer to the background than the third.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// A gray nearer to the background than the fourth.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// The gray nearest to the background.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

    // Colours that are the same in both appearances

    /// Black.
    public static let black = UIColor(light: 0x000000, dark: 0x000000)
    /// Dark gray.
    public static let darkGray = UIColor(light: 0x555555, dark: 0x555555)
    /// Gray.
    public static let gray = UIColor(light: 0x808080, dark: 0x808080)
    /// Light gray.
    public static let lightGray = UIColor(light: 0xAAAAAA, dark: 0xAAAAAA)
    /// White.
    public static let white = UIColor(light: 0xFFFFFF, dark: 0xFFFFFF)
    /// Red.
    public static let red = UIColor(light: 0xFF0000, dark: 0xFF0000)
    /// Green.
    public static let green = UIColor(light: 0x00FF00, dark: 0x00FF00)
    /// Blue.
    public static let blue = UIColor(light: 0x0000FF, dark: 0x0000FF)
    /// Cyan.
    public static let cyan = UIColor(light: 0x00FFFF, dark: 0x00FFFF)
    /// Yellow.
    public static let yellow = UIColor(light: 0xFFFF00, dark: 0xFFFF00)
    /// Magenta.
    public static let magenta = UIColor(light: 0xFF00FF, dark: 0xFF00FF)
    /// Orange.
    public static let orange = UIColor(light: 0xFF8000, dark: 0xFF8000)
    /// Purple.
    public static let purple = UIColor(light: 0x800080, dark: 0x800080)
    /// Brown.
    public static let brown = UIColor(light: 0x996633, dark: 0x996633)
    /// Fully transparent.
    public static let clear = UIColor(light: 0x000000, dark: 0x000000, alpha: 0)
}
