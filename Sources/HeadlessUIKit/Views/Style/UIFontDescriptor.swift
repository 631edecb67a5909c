public import Foundation

/// The properties of a font: its size, its text style, and traits such as bold.
///
/// ```swift
/// let body = UIFont.preferredFont(forTextStyle: .body)
/// label.font = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
/// ```
public nonisolated final class UIFontDescriptor: Hashable, Sendable {
    let font: UIFont
    /// The traits.
    public let symbolicTraits: SymbolicTraits

    init(_ font: UIFont, _ traits: SymbolicTraits) {
        self.font = font
        symbolicTraits = traits
    }

    /// Returns the descriptor of a text style, which follows the user's text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points; for a text style, the size at the default text size.
    public var pointSize: CGFloat { font.pointSize }

    /// Returns a descriptor with these traits instead of its own; on a phone `nil` if no font has them.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(font, symbolicTraits)
    }

    /// Returns a descriptor at a fixed size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize), symbolicTraits)
    }

    /// Returns the descriptor in another design of the system's font; without effect here.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// Returns whether two descriptors are for the same font.
    public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
        left.font == right.font && left.symbolicTraits == right.symbolicTraits
    }

    /// Combines the font and the traits into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(symbolicTraits.rawValue)
    }
}

nonisolated extension UIFontDescriptor {
    /// How the letters of a font look; only bold changes how text is drawn.
    public nonisolated struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Makes traits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines close together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines far apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system's font.
    public nonisolated struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a design.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    }
}
