import Foundation

/// The stored settings: the values and the schema version.
///
/// It is one JSON object: `{"arrival":"update","version":1}`.
struct SettingsContent: Equatable {
    /// The key of the schema version.
    private static let versionKey = "version"

    /// The schema version; 0 for a new store.
    var version = 0
    /// The values by key, without the version.
    var values: [String: SettingsValue] = [:]

    init() {}

    /// Decodes JSON; `nil` if it is no object of simple values, or if its version is not an integer.
    init?(json: Data) {
        guard var values = try? JSONDecoder().decode([String: SettingsValue].self, from: json) else { return nil }
        switch values.removeValue(forKey: Self.versionKey) {
        case nil: break
        case .integer(let number): version = number
        default: return nil
        }
        self.values = values
    }

    /// Returns the content as JSON with sorted keys, so that equal contents give equal bytes.
    func json() throws -> Data {
        precondition(
            values[Self.versionKey] == nil,
            "the settings key \"version\" is the schema version; use another key for the value")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(values.merging([Self.versionKey: .integer(version)]) { $1 })
    }
}

/// One value of a settings store.
package enum SettingsValue: Equatable, Sendable {
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A text.
    case string(String)
}

extension SettingsValue: Codable {
    /// Decodes a JSON boolean, integer or string.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    /// Encodes a JSON boolean, integer or string.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        }
    }
}

/// A migration from one schema version to the next.
package struct SettingsMigration {
    /// The version of the store after this migration.
    let version: Int
    /// Changes the values; `isAppUpdate` is false if the app is launched for the first time.
    let migrate: (_ values: inout [String: SettingsValue], _ isAppUpdate: Bool) -> Void

    /// Makes a migration.
    ///
    /// - Parameters:
    ///   - version: the version of the store after it, from 1.
    ///   - migrate: changes the values; the flag is true if the version before all migrations was above 0.
    package init(
        to version: Int, _ migrate: @escaping (_ values: inout [String: SettingsValue], _ isAppUpdate: Bool) -> Void
    ) {
        (self.version, self.migrate) = (version, migrate)
    }

    /// The app's own migrations: version 1 stores whether the app was installed or updated.
    package static var standard: [SettingsMigration] {
        [
            SettingsMigration(to: 1) { values, isAppUpdate in
                values["arrival"] = .string(isAppUpdate ? "update" : "installation")
            }
        ]
    }
}
