/// One value of a settings store.
public enum SettingsValue: Equatable, Sendable {
    /// Yes or no.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A text.
    case string(String)
}

extension SettingsValue: Codable {
    /// Reads a JSON boolean, integer or string.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    /// Writes a JSON boolean, integer or string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        }
    }
}
