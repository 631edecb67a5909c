public import Foundation

/// A colour: a named one of the system's, which differs in dark appearance, or one of the app's own.
public nonisolated struct UIColor: Equatable, Sendable {
    /// The parts of a colour, each from 0 to 1.
    package struct Components: Equatable, Sendable {
        /// How much red.
        package let red: CGFloat
        /// How much green.
        package let green: CGFloat
        /// How much blue.
        package let blue: CGFloat
        /// How opaque.
        package let alpha: CGFloat

        init(_ rgb: UInt32, alpha: CGFloat = 1) {
            red = CGFloat(rgb >> 16 & 0xFF) / 255
            green = CGFloat(rgb >> 8 & 0xFF) / 255
            blue = CGFloat(rgb & 0xFF) / 255
            self.alpha = alpha
        }

        init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The colour in light appearance.
    package let light: Components
    /// The colour in dark appearance.
    package let dark: Components

    /// Makes a colour that is the same in both appearances; each part from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        light = Components(red: red, green: green, blue: blue, alpha: alpha)
        dark = light
    }

    private init(light: UInt32, dark: UInt32, alpha: CGFloat = 1) {
        self.light = Components(light, alpha: alpha)
        self.dark = Components(dark, alpha: alpha)
    }

    // The values of Apple's Human Interface Guidelines, "Color", iOS system colours.

    /// Black text on white, white on black.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// Text of less weight.
    public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
    /// What screens are filled with.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    /// What groups on a screen are filled with.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// What screens of groups are filled with.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    /// What groups on such a screen are filled with.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    /// The thin line between things.
    public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: 0.6)
    /// Blue, the default tint.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    /// Green.
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    /// Red, for what destroys.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    /// Orange.
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    /// Yellow.
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    /// Gray.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// Black in both appearances.
    public static let black = UIColor(light: 0x000000, dark: 0x000000)
    /// White in both appearances.
    public static let white = UIColor(light: 0xFFFFFF, dark: 0xFFFFFF)
    /// Nothing at all.
    public static let clear = UIColor(light: 0x000000, dark: 0x000000, alpha: 0)
}
