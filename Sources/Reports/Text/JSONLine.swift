import Basics
import Foundation

/// Writes values as lines of JSON, their members in alphabetical order, so that equal values give equal bytes.
struct JSONLine {
    /// The encoder; strong, it keeps nothing between lines.
    private let encoder = JSONEncoder()

    init() {
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// Returns a value of texts and whole numbers as one line, its line break included, without raw control characters.
    func of(_ value: some Encodable) -> [UInt8] {
        guard let json = try? encoder.encode(value) else {
            preconditionFailure("texts and whole numbers can always be encoded")
        }
        return Self.harmless(json) + [UInt8(ascii: "\n")]
    }

    /// Escapes what JSON may hold as it is though it acts on a terminal or a CI log; only texts contain it.
    private static func harmless(_ json: Data) -> [UInt8] {
        let text = String(decoding: json, as: UTF8.self)
        guard SafeText.needsEscapes(text) else { return [UInt8](json) }
        var line: [UInt8] = []
        line.reserveCapacity(json.count + 64)
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if SafeText.isUnsafe(scalar) || (scalar == "#" && previous == "#") {
                let digits = String(scalar.value, radix: 16)
                line += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
            } else {
                line += String(scalar).utf8
            }
            previous = scalar
        }
        return line
    }
}
