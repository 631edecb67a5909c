public import Foundation

/// A font, defined by its size and weight; the fonts of text styles follow the user's text size.
public nonisolated final class UIFont: Hashable, Sendable {
    /// The size in points; for a text style, the size at the default text size.
    public let pointSize: CGFloat
    let weight: Weight
    /// The text style whose size the font follows; `nil` for a font of a fixed size.
    let textStyle: TextStyle?
    /// Whether the font grows from a size of its own, in proportion to the text style.
    private let isScaled: Bool
    /// The limit of this growth, in points; `nil` for none.
    private let mostSize: CGFloat?
    /// The traits except bold, which is the weight; they do not change how text is drawn.
    private let traits: UIFontDescriptor.SymbolicTraits
    /// The name under which the app has asked for it; `nil` for the system's font.
    private let ownName: String?

    private init(
        _ pointSize: CGFloat, _ weight: Weight, _ textStyle: TextStyle? = nil, isScaled: Bool = false,
        most: CGFloat? = nil, traits: UIFontDescriptor.SymbolicTraits = [],
        name: String? = nil
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.textStyle = textStyle
        self.isScaled = isScaled
        mostSize = most
        self.traits = traits
        ownName = name
    }

    /// Returns a font that grows from its size in proportion to a text style.
    func scaling(with style: TextStyle, most: CGFloat?) -> UIFont {
        UIFont(pointSize, weight, style, isScaled: true, most: most, traits: traits, name: ownName)
    }

    /// Whether the font is semibold or heavier.
    package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { TextMetrics.lineHeight(ofSize: pointSize) }
    /// How far characters extend above the baseline, in points: four fifths of a line, as in the system's font.
    public var ascender: CGFloat { lineHeight * 0.8 }
    /// How far characters extend below the baseline, in points; negative.
    public var descender: CGFloat { ascender - lineHeight }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { pointSize * 0.705 }
    /// The height of the letter x, in points.
    public var xHeight: CGFloat { pointSize * 0.526 }
    /// The room between two lines, in points; always 0.
    public var leading: CGFloat { 0 }
    /// The name under which the app has asked for the font, or that of the system's font and its weight.
    public var fontName: String { ownName ?? (isBold ? ".SFUI-Semibold" : ".SFUI-Regular") }
    /// The name of the font without its weight.
    public var familyName: String {
        ownName.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont"
    }

    func size(at category: UIContentSizeCategory) -> CGFloat {
        guard let textStyle else { return pointSize }
        guard isScaled else { return textStyle.size(at: category) }
        let size = textStyle.scale(pointSize, at: category)
        return min(size, mostSize ?? size)
    }

    /// Returns the font of a text style, which follows the user's text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.size(at: .large), style == .headline ? .semibold : .regular, style)
    }

    static let body = preferredFont(forTextStyle: .body)

    /// Returns the font of a text style, which follows the text size of the view that shows it.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }

    /// Makes the font of a descriptor at a fixed size, in points; a size of 0 keeps the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let (font, traits) = (descriptor.font, descriptor.symbolicTraits)
        let weight: Weight = traits.contains(.traitBold) == font.isBold ? font.weight : font.isBold ? .regular : .bold
        let others = traits.subtracting(.traitBold)
        if pointSize > 0 {
            self.init(pointSize, weight, traits: others)
        } else {
            self.init(
                font.pointSize, weight, font.textStyle, isScaled: font.isScaled, most: font.mostSize, traits: others)
        }
    }

    /// The properties of the font, to make another with more traits.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(self, isBold ? traits.union(.traitBold) : traits)
    }

    /// The size of standard texts, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small standard texts, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of standard labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of standard buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }

    /// Returns the system's font of a fixed size, in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, .regular) }
    /// Returns the system's font of a weight and a fixed size, in points.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(fontSize, weight) }
    /// Returns the system's bold font of a fixed size, in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, .bold) }

    /// Returns the system's italic font of a fixed size, in points; it is drawn upright.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(fontSize, .regular, traits: .traitItalic)
    }

    /// Returns the system's font with digits of equal width, which they always have here.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontSize, weight)
    }

    /// Returns the system's font with characters of equal width; here the system's normal font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontSize, weight)
    }

    /// Makes a font with a name and a fixed size, in points; it is drawn like the system's.
    ///
    /// Any name is accepted; on a phone, an unknown one gives `nil`. A part such as `Bold` gives the weight.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let style = fontName.lowercased()
        let weight: Weight =
            style.contains("semibold") || style.contains("demibold")
            ? .semibold : ["bold", "heavy", "black"].contains(where: style.contains) ? .bold : .regular
        self.init(fontSize, weight, name: fontName)
    }

    /// Returns the font at a fixed size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontSize, weight, traits: traits, name: ownName) }

    /// Returns whether two fonts show text alike.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left === right
            || left.pointSize == right.pointSize && left.weight == right.weight && left.textStyle == right.textStyle
                && left.isScaled == right.isScaled && left.mostSize == right.mostSize && left.traits == right.traits
                && left.ownName == right.ownName
    }

    /// Combines the size, the weight and the text style into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(textStyle)
    }
}
