public import Foundation

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
