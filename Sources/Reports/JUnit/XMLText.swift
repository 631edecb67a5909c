import Basics

/// Writes an XML 1.0 document in UTF-8; all text is made safe and escaped.
struct XMLText {
    /// The document so far.
    private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    /// How many elements are open.
    private var depth = 0

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
        append(MarkupText.xml(SafeText.lines(text)))
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
            append(MarkupText.xml(SafeText.fragment(value), inAttribute: true))
            append("\"")
        }
    }

    private mutating func indent() {
        for _ in 0..<depth { append("  ") }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
