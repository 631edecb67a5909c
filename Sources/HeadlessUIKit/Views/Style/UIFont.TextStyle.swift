public import Foundation

nonisolated extension UIFont {
    /// The weight of a font's strokes, from -1 to 1; semibold and heavier are drawn bold.
    public nonisolated struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The weight, from -1 to 1.
        public let rawValue: CGFloat

        /// Makes a weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Returns whether one weight is lighter than another.
        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// The default weight.
        public static let regular = Weight(0)
        /// A little heavier than ``regular``.
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
    public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String
        /// The sizes in points, from the smallest text size to the largest: Human Interface Guidelines, "Typography",
        /// Dynamic Type sizes and larger accessibility sizes.
        private let sizes: [CGFloat]

        /// Makes a style from a name; one that UIKit does not know has the sizes of the body.
        public init(rawValue: String) {
            self.rawValue = rawValue
            sizes =
                switch rawValue {
                case "UICTFontTextStyleTitle0": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
                case "UICTFontTextStyleTitle1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
                case "UICTFontTextStyleTitle2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
                case "UICTFontTextStyleTitle3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
                case "UICTFontTextStyleCallout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
                case "UICTFontTextStyleSubhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
                case "UICTFontTextStyleFootnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
                case "UICTFontTextStyleCaption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
                case "UICTFontTextStyleCaption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
                default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
                }
        }

        /// The title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A heading of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A heading of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A heading of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading of a paragraph, in bold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The main text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside the text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The line below a heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// A note.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption of a picture.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.rank] }
    }
}
