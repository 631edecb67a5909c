/// A line of JSON as it grows, for values of which there are many; whoever writes knows the order of members.
///
/// Its bytes are those that ``JSONLine`` gives for the same value, which takes several times as long.
struct JSONText {
    /// The line so far.
    private(set) var bytes: [UInt8] = []
    /// Writes what is rare.
    private let line = JSONLine()

    /// Writes JSON as it is.
    mutating func raw(_ json: StaticString) {
        json.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a whole number.
    mutating func write(_ number: some BinaryInteger) { bytes += String(number).utf8 }

    /// Writes a text.
    mutating func write(_ text: String) {
        guard SafeText.isPlain(text) || Self.isPlain(text) else { return write(rare: text) }
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes values in brackets.
    mutating func write<Value>(_ values: [Value], each write: (Value, inout JSONText) -> Void) {
        raw("[")
        for (index, value) in values.enumerated() {
            if index > 0 { raw(",") }
            write(value, &self)
        }
        raw("]")
    }

    /// Writes a value of texts and whole numbers that is seldom there.
    mutating func write(rare value: some Encodable) { bytes += line.of(value).dropLast() }

    /// Ends the line.
    mutating func end() { bytes.append(UInt8(ascii: "\n")) }

    /// Whether a text stands in JSON as it is, and harmlessly.
    private static func isPlain(_ text: String) -> Bool {
        !SafeText.needsEscapes(text)
            && !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }
}
