import HeadlessUIKit

/// Tells our own drawings from anything else that a journal of unknown origin may hold: a page made of it runs nothing.
///
/// It knows the forms that a drawing is written in, ` name='value'` in a handful of elements, and refuses all others:
/// what a browser would make of them need not be known.
enum DrawingCheck {
    /// The elements that a drawing has.
    private static let elements: Set<Substring> = ["rect", "circle", "polyline", "text", "tspan", "g", "svg"]
    /// The attributes that they have.
    private static let attributes: Set<Substring> = [
        "cx", "cy", "fill", "fill-opacity", "font-size", "font-weight", "height", "opacity", "points", "r", "rx",
        "stroke", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor",
        "text-decoration", "transform", "viewBox", "width", "x", "y",
    ]

    /// Returns whether a text holds what a drawing of ours can have, and each element is closed in its turn.
    static func isHarmless(_ body: String) -> Bool {
        var rest = body.utf8[...]
        var open: [Substring] = []
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            // No value has an angle bracket, so the first one ends the tag.
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")),
                isHarmless(rest[start..<end].dropFirst(), in: &open)
            else { return false }
            rest = rest[end...].dropFirst()
        }
        return open.isEmpty
    }

    /// Returns whether what stands between angle brackets is a tag of ours; notes the elements that are open.
    private static func isHarmless(_ tag: Substring.UTF8View, in open: inout [Substring]) -> Bool {
        if tag.first == UInt8(ascii: "/") { return open.popLast() == Substring(tag.dropFirst()) }
        let isClosed = tag.last == UInt8(ascii: "/")
        let content = isClosed ? tag.dropLast() : tag
        let name = Substring(content.prefix { $0 != UInt8(ascii: " ") })
        guard elements.contains(name) else { return false }
        if !isClosed { open.append(name) }
        return attributesAreHarmless(content[name.endIndex...])
    }

    private static func attributesAreHarmless(_ text: Substring.UTF8View) -> Bool {
        let quote = UInt8(ascii: "'")
        var rest = text
        while !rest.isEmpty {
            guard rest.first == UInt8(ascii: " ") else { return false }
            let name = Substring(rest.dropFirst().prefix { $0 != UInt8(ascii: "=") })
            guard attributes.contains(name) else { return false }
            rest = rest[name.endIndex...].dropFirst()
            guard rest.first == quote else { return false }
            rest = rest.dropFirst()
            if name == "transform" {
                guard rest.starts(with: "matrix(".utf8) else { return false }
                rest = rest.dropFirst("matrix(".utf8.count).drop(while: isPlain)
                guard rest.first == UInt8(ascii: ")") else { return false }
                rest = rest.dropFirst()
            } else {
                rest = rest.drop(while: isPlain)
            }
            guard rest.first == quote else { return false }
            rest = rest.dropFirst()
        }
        return true
    }

    /// Values are numbers, words and colours; none of them calls or refers to anything.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: " "): true
        default: false
        }
    }
}

extension JournalEntry {
    /// The entry, with an empty drawing if it has one that is none of ours.
    var withoutForeignDrawing: JournalEntry {
        guard case .picture(let key, let picture) = self, !DrawingCheck.isHarmless(picture.body) else { return self }
        let empty = ScreenPicture(
            width: picture.width, height: picture.height, isDark: picture.isDark, keyboard: picture.keyboard, body: "")
        return .picture(key: key, empty)
    }
}
