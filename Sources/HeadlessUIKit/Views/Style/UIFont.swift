public import Foundation

/// A font, defined by its size and weight; the fonts of text styles follow the user's text size.
public nonisolated final class UIFont: Hashable, Sendable {
    /// The size in points; for a text style, the size at the default text size.
    public let pointSize: CGFloat
    /// The weight of the strokes.
    let weight: Weight
    /// The text style whose size the font follows; `nil` for a font of a fixed size.
    let textStyle: TextStyle?
    /// Whether the font grows from a size of its own, in proportion to the text style.
    private let isScaled: Bool
    /// The largest size to which it then grows, in points; `nil` for no limit.
    private let mostSize: CGFloat?

    private init(
        _ pointSize: CGFloat, _ weight: Weight, _ textStyle: TextStyle? = nil, isScaled: Bool = false,
        most: CGFloat? = nil
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.textStyle = textStyle
        self.isScaled = isScaled
        mostSize = most
    }

    /// Returns a font that grows from its size in proportion to a text style.
    func scaling(with style: TextStyle, most: CGFloat?) -> UIFont {
        UIFont(pointSize, weight, style, isScaled: true, most: most)
    }

    /// Whether the text is bold: semibold or heavier.
    package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { TextMetrics.lineHeight(ofSize: pointSize) }

    /// Returns the size in points at a text size.
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
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, .regular) }

    /// Returns the system's font with digits of equal width; here digits always have equal widths.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontSize, weight)
    }

    /// Returns the system's font with characters of equal width; here that is the usual font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontSize, weight)
    }

    /// Makes the font of a name and a fixed size, in points; it is drawn like the system's.
    ///
    /// Any name is accepted; on a phone, an unknown one gives `nil`. Its last part, such as `Bold`, gives the weight.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let style = fontName.lowercased()
        let weight: Weight =
            style.contains("semibold") || style.contains("demibold")
            ? .semibold : ["bold", "heavy", "black"].contains(where: style.contains) ? .bold : .regular
        self.init(fontSize, weight)
    }

    /// Returns the font at a fixed size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontSize, weight) }

    /// Returns whether two fonts show text in the same way.
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left === right
            || left.pointSize == right.pointSize && left.weight == right.weight && left.textStyle == right.textStyle
                && left.isScaled == right.isScaled && left.mostSize == right.mostSize
    }

    /// Combines the size, the weight and the text style into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(textStyle)
    }
}

nonisolated extension UIFont {
    /// The weight of a font's strokes, from -1 to 1; semibold and heavier are drawn bold.
    public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, from -1 to 1.
        public let rawValue: CGFloat

        /// Makes a weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// The usual weight.
        public static let regular = Weight(0)
        /// A little heavier than usual.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavy.
        public static let heavy = Weight(0.56)
        /// The heaviest.
        public static let black = Weight(0.62)
    }
}

nonisolated extension UIFont {
    /// A purpose of text, with the sizes that Apple publishes for it at each text size.
    public nonisolated enum TextStyle: String, Sendable {
        /// The title of a screen.
        case largeTitle = "UICTFontTextStyleTitle0"
        /// A heading of the first level.
        case title1 = "UICTFontTextStyleTitle1"
        /// A heading of the second level.
        case title2 = "UICTFontTextStyleTitle2"
        /// A heading of the third level.
        case title3 = "UICTFontTextStyleTitle3"
        /// A heading of a paragraph, in bold.
        case headline = "UICTFontTextStyleHeadline"
        /// The main text.
        case body = "UICTFontTextStyleBody"
        /// A remark beside the text.
        case callout = "UICTFontTextStyleCallout"
        /// The line below a heading.
        case subheadline = "UICTFontTextStyleSubhead"
        /// A note.
        case footnote = "UICTFontTextStyleFootnote"
        /// A caption of a picture.
        case caption1 = "UICTFontTextStyleCaption1"
        /// A smaller caption.
        case caption2 = "UICTFontTextStyleCaption2"

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
