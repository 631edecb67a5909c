import Foundation

/// What is stored: the values and, among them, the schema version.
///
/// It is one JSON object: `{"arrival":"update","version":1}`.
struct SettingsContent: Equatable {
    /// The key of the schema version.
    private static let versionKey = "version"

    /// The schema version; 0 when new.
    var version = 0
    /// The values by key, without the version.
    var values: [String: SettingsValue] = [:]

    /// Makes the content of a new store.
    init() {}

    /// Reads JSON; `nil` where it is no object of plain values, or its version is no whole number.
    init?(json: Data) {
        guard var values = try? JSONDecoder().decode([String: SettingsValue].self, from: json) else { return nil }
        switch values.removeValue(forKey: Self.versionKey) {
        case nil: break
        case .integer(let number): version = number
        default: return nil
        }
        self.values = values
    }

    /// Returns the content as JSON with sorted keys, so that equal content gives equal bytes.
    ///
    /// One object of plain values is put together here, for an encoder takes longer than the rest of an app's launch.
    func json() throws -> Data {
        precondition(
            values[Self.versionKey] == nil,
            "the settings key \"version\" is the schema's own; give the value another key")
        var members = Array(values)
        members.append((Self.versionKey, .integer(version)))
        members.sort { $0.key < $1.key }
        var text = "{"
        for (key, value) in members {
            if text.utf8.count > 1 { text += "," }
            try Self.append(key, to: &text)
            text += ":"
            switch value {
            case .boolean(let value): text += value ? "true" : "false"
            case .integer(let value): text += String(value)
            case .string(let value): try Self.append(value, to: &text)
            }
        }
        text += "}"
        return Data(text.utf8)
    }

    /// Writes a text as JSON; one with characters that JSON escapes is left to the encoder.
    private static func append(_ text: String, to json: inout String) throws {
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "/")
        }
        guard isPlain else {
            json += String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            return
        }
        json += "\""
        json += text
        json += "\""
    }
}
