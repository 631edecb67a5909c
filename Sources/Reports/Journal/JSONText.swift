/// Writes one JSON value without white space, member by member; keys stand in the order in which they are written.
///
/// Written by hand because journals are written while walkthroughs run: an encoder takes ten times as long.
struct JSONText {
    /// The text so far, in UTF-8.
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 512) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes an object with the members that `body` writes.
    mutating func object(_ body: (inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        body(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes an array with an element for each value.
    mutating func array<Value>(_ values: [Value], _ body: (inout JSONText, Value) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "["))
        for value in values { body(&self, value) }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes the name of a member, whose value is to follow.
    mutating func name(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    /// Writes a member with a text; none where there is no text.
    mutating func member(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        self.name(name)
        string(text)
    }

    /// Writes a member with a number; none where there is no number.
    mutating func member(_ name: StaticString, _ number: (some BinaryInteger)?) {
        guard let number else { return }
        self.name(name)
        separate()
        bytes.append(contentsOf: String(number).utf8)
    }

    /// Writes a member with a truth value.
    mutating func member(_ name: StaticString, _ value: Bool) {
        self.name(name)
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes a member with texts.
    mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        array(texts) { $0.string($1) }
    }

    /// Writes a text; what could act on a terminal or a CI log is escaped, so that nothing raw stands in a line.
    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var previous: UInt8 = 0
        let isPlain = text.utf8.allSatisfy { byte in
            defer { previous = byte }
            switch byte {
            case 0x20, 0x21, 0x24...0x5B, 0x5D...0x7E: return true
            case UInt8(ascii: "#"): return previous != UInt8(ascii: "#")
            default: return false
            }
        }
        if isPlain { bytes.append(contentsOf: text.utf8) } else { escape(text) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Ends the line and returns it.
    consuming func line() -> [UInt8] {
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    private mutating func escape(_ text: String) {
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes.append(contentsOf: "\\\"".utf8)
            case "\\": bytes.append(contentsOf: "\\\\".utf8)
            case "\n": bytes.append(contentsOf: "\\n".utf8)
            case "\t": bytes.append(contentsOf: "\\t".utf8)
            case "#" where previous == "#": bytes.append(contentsOf: "\\u0023".utf8)
            default:
                if SafeText.isUnsafe(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    bytes.append(
                        contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
                } else {
                    bytes.append(contentsOf: String(scalar).utf8)
                }
            }
            previous = scalar
        }
    }
}
