/// Writes an XML 1.0 document in UTF-8; all text is made safe and escaped.
struct XMLText {
    /// The document so far, without what was taken.
    private var bytes: [UInt8]
    /// How many elements are open.
    private var depth: Int

    /// Begins a document.
    init() { (bytes, depth) = (Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8), 0) }

    /// Begins what is to stand inside of so many elements.
    init(insideOf depth: Int) { (bytes, self.depth) = ([], depth) }

    /// Returns what was written since it was taken last.
    mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Begins an element with others inside.
    mutating func open(_ name: StaticString, attributes: [(StaticString, String)]) {
        start(name, attributes)
        append(">\n")
        depth += 1
    }

    /// Ends an element.
    mutating func close(_ name: StaticString) {
        depth -= 1
        indent()
        append("</")
        append(name)
        append(">\n")
    }

    /// Writes an element with nothing inside.
    mutating func empty(_ name: StaticString, attributes: [(StaticString, String)]) {
        start(name, attributes)
        append("/>\n")
    }

    /// Writes an element with text inside.
    mutating func element(_ name: StaticString, attributes: [(StaticString, String)], text: String) {
        start(name, attributes)
        append(">")
        escape(SafeText.lines(text))
        append("</")
        append(name)
        append(">\n")
    }

    private mutating func start(_ name: StaticString, _ attributes: [(StaticString, String)]) {
        indent()
        append("<")
        append(name)
        for (name, value) in attributes {
            append(" ")
            append(name)
            append("=\"")
            escape(SafeText.fragment(value), isQuoted: true)
            append("\"")
        }
    }

    private mutating func indent() {
        for _ in 0..<depth { append("  ") }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes text; of what SafeText leaves, XML 1.0 forbids only U+FFFE and U+FFFF.
    private mutating func escape(_ text: String, isQuoted: Bool = false) {
        let isPlain = !text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: true
            default: false
            }
        }
        if isPlain {
            bytes.append(contentsOf: text.utf8)
            return
        }
        var last: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\"") where isQuoted: append("&quot;")
            case 0xBE where last == (0xEF, 0xBF), 0xBF where last == (0xEF, 0xBF):
                bytes.removeLast(2)
                append(byte == 0xBE ? "\\u{FFFE}" : "\\u{FFFF}")
            default: bytes.append(byte)
            }
            last = (last.1, byte)
        }
    }
}
