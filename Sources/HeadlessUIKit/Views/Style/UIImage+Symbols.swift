public import Foundation

nonisolated extension UIImage {
    /// The weight of a symbol's strokes.
    @nonexhaustive public nonisolated enum SymbolWeight: Int, Sendable {
        /// From the thinnest to the heaviest; `unspecified` for the default.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The width of strokes compared with that of the default weight.
        var strokes: CGFloat { self == .unspecified ? 1 : 1 + CGFloat(rawValue - 4) / 6 }
    }

    /// The size of a symbol beside its text.
    @nonexhaustive public nonisolated enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// Another configuration's, or else medium; and the three sizes.
        case unspecified, small, medium, large

        /// The size compared with medium.
        var factor: CGFloat { self == .small ? 0.8 : self == .large ? 1.28 : 1 }
    }

    /// The size, the weight and the colour of a symbol.
    ///
    /// A symbol is a square of 24 points for text of 17 points, and larger for larger text. A text style has its size
    /// at the default text size: here, symbols do not grow with the user's text size.
    public nonisolated final class SymbolConfiguration: Hashable, Sendable {
        /// The properties; `nil` or `unspecified` for those of another configuration.
        struct Values: Hashable, Sendable {
            /// The size of the text that the symbol fits, in points.
            var pointSize: CGFloat?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var color: UIColor?
        }

        let values: Values

        private init(_ values: Values) { self.values = values }

        /// Makes a configuration with a size of text, in points.
        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
        /// Makes a configuration with a size of text, in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }
        /// Makes a configuration with a size of text, in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// Makes a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
        /// Makes a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
        /// Makes a configuration with the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
        /// Makes a configuration with the size of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(pointSize: textStyle.size(at: .large), scale: scale))
        }
        /// Makes a configuration with the size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// Makes a configuration with the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Values(pointSize: font.pointSize, weight: font.isBold ? .bold : .regular, scale: scale))
        }
        /// Makes a configuration with a colour, from which UIKit derives lighter ones for parts of the symbol.
        public convenience init(hierarchicalColor: UIColor) { self.init(Values(color: hierarchicalColor)) }
        /// Makes a configuration with a colour for each layer of the symbol; here it has one layer.
        public convenience init(paletteColors: [UIColor]) { self.init(Values(color: paletteColors.first)) }

        /// Returns this configuration with what another one specifies.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> Self {
            let other = otherConfiguration?.values ?? Values()
            return Self(
                Values(
                    pointSize: other.pointSize ?? values.pointSize,
                    weight: other.weight == .unspecified ? values.weight : other.weight,
                    scale: other.scale == .unspecified ? values.scale : other.scale, color: other.color ?? values.color)
            )
        }

        /// Returns whether two configurations are equal.
        public static func == (left: SymbolConfiguration, right: SymbolConfiguration) -> Bool {
            left.values == right.values
        }

        /// Combines the properties into a hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }
}
