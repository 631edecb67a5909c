public import Foundation

nonisolated extension NSAttributedString.Key {
    /// The font of a part of a text, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of a part of a text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background of a part of a text, a `UIColor`; stored and not drawn.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How a part of a text is underlined, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// How a part of a text is struck through, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The additional room between characters, in points; stored and not drawn.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// How the lines of a paragraph are laid out, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// How far a part of a text is above the baseline, in points; stored and not drawn.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The image that replaces a character, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The target of a link, a `URL` or a `String`; stored only, since a label has no links.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// A line below or through a text.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line; drawn as a thin one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines; drawn as one.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

nonisolated extension NSAttributedString {
    func first<Value>(_ key: Key) -> Value? {
        length == 0 ? nil : attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    /// Returns the text with one value of an attribute throughout.
    func setting(_ key: Key, to value: Any) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
        return NSAttributedString(attributedString: copy)
    }
}

/// A text with parts that look different, for measuring and drawing.
nonisolated struct StyledText {
    /// A part of a line with the same attributes.
    struct Piece {
        var text: String
        /// The font; `nil` for that of the whole text.
        let font: UIFont?
        /// The colour; `nil` for that of the whole text.
        let color: UIColor?
        let isUnderlined: Bool
        let isStruckThrough: Bool
        /// Drawn instead of the characters.
        var attachment: NSTextAttachment?
    }

    private let pieces: [Piece]
    let paragraph: NSParagraphStyle?

    init(_ text: NSAttributedString) {
        var pieces: [Piece] = []
        var paragraph: NSParagraphStyle?
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            if paragraph == nil { paragraph = attributes[.paragraphStyle] as? NSParagraphStyle }
            pieces.append(
                Piece(
                    text: part, font: attributes[.font] as? UIFont, color: attributes[.foregroundColor] as? UIColor,
                    isUnderlined: attributes[.underlineStyle] as? Int ?? 0 != 0,
                    isStruckThrough: attributes[.strikethroughStyle] as? Int ?? 0 != 0,
                    attachment: attributes[.attachment] as? NSTextAttachment))
        }
        (self.pieces, self.paragraph) = (pieces, paragraph)
    }

    /// Makes the text of a button's configuration.
    init(_ text: AttributedString) {
        paragraph = nil
        pieces = text.runs.map { run in
            Piece(
                text: String(text[run.range].characters), font: run.uiKit.font, color: run.uiKit.foregroundColor,
                isUnderlined: run.uiKit.underlineStyle.map { $0 != [] } ?? false,
                isStruckThrough: run.uiKit.strikethroughStyle.map { $0 != [] } ?? false)
        }
    }

    /// The largest font of the parts, with which the whole text is measured; `nil` if no part has one.
    var largestFont: UIFont? { pieces.compactMap(\.font).max { $0.pointSize < $1.pointSize } }
    var firstColor: UIColor? { pieces.lazy.compactMap(\.color).first }

    /// The size in points with which all attachments are measured: that of the largest; zero without any.
    var attachmentSize: CGSize {
        pieces.reduce(CGSize.zero) { size, piece in
            guard let own = piece.attachment?.size else { return size }
            return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    /// Returns the pieces of each line of the text; lines may lack characters at the breaks, or end in dots.
    func pieces(ofLines lines: [String]) -> [[Piece]] {
        var rest = pieces.flatMap { piece in piece.text.map { (character: $0, piece: piece) } }[...]
        return lines.map { line in
            var result: [Piece] = []
            var isNew = true
            for character in line {
                let index = rest.firstIndex { $0.character == character }
                guard let piece = index.map({ rest[$0].piece }) ?? result.last ?? pieces.last else { continue }
                if let index {
                    isNew = isNew || index == 0 || !Self.isSame(rest[index].piece, result.last)
                    rest = rest[(index + 1)...]
                }
                if isNew || result.isEmpty {
                    result.append(piece)
                    result[result.count - 1].text = ""
                    isNew = false
                }
                result[result.count - 1].text.append(character)
            }
            return result
        }
    }

    private static func isSame(_ one: Piece, _ other: Piece?) -> Bool {
        guard let other else { return false }
        return one.font == other.font && one.color == other.color && one.isUnderlined == other.isUnderlined
            && one.isStruckThrough == other.isStruckThrough && one.attachment === other.attachment
    }
}
