@testable import Configuration

/// A demo app's configuration, as an author would write it.
struct DemoConfiguration: Codable, Equatable {
    struct TestFlags: Codable, Equatable {
        var noSplash: Bool?
        var resetData: Bool?
        var applyTestData: Bool?
    }

    var environment: String
    var testFlags: TestFlags?
}

/// An app's configuration with defaults, bounds, words and groups of any name.
struct RacesConfiguration: Codable, Equatable {
    enum Order: String, CaseIterable, Codable {
        case start, name
    }

    struct Races: Codable, Equatable {
        var topCount: Int
        var expirySeconds: Double
        var order: Order?
        var lanes: UInt8?
        var cities: [String]?
        var limits: [String: Int]?
    }

    var races: Races
    var pace: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        races = try container.decode(Races.self, forKey: .races)
        pace = try container.decodeIfPresent(Int.self, forKey: .pace) ?? 7
    }
}

/// The origin that tests use for overrides of the command line.
let commandLine = ConfigurationOrigin.commandLine(option: "--set")

/// Wraps the inside of a root dictionary into a property list.
func plist(_ inside: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(inside)
    </dict>
    </plist>

    """
}

/// Parses a property list as if it stood in `Config.plist`.
func file(_ text: String) throws -> ConfigurationFile {
    try ConfigurationFile(path: "Config.plist", bytes: Array(text.utf8))
}

/// The path of a text that is one.
func path(_ text: String) -> ConfigurationKeyPath {
    ConfigurationKeyPath(text.split(separator: ".").map(String.init))
}

/// `--set` with the text given.
func option(_ text: String) throws -> ConfigurationOverride { try override(text, from: commandLine) }

/// The override of `KEY=VALUE`.
func override(_ text: String, from origin: ConfigurationOrigin) throws -> ConfigurationOverride {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    return try ConfigurationOverride(key: parts[0], to: parts[1], origin: origin)
}

/// All keys of a schema, without values.
func entries(_ schema: ConfigurationSchema) -> [ConfigurationEntry] {
    let empty = ConfigurationLayer(tree: .dictionary([:]), defaults: [])
    return ResolvedConfiguration(path: "Config.plist", schema: schema, belowScript: empty, commandLine: []).entries
}

/// The schemas of the engine, with one app and one worker, and of an app.
func schemas(apps: [String] = ["demo"]) throws -> [ConfigurationSchema] {
    [
        try EngineConfiguration.schema(apps: apps, workers: ["suggestions"]),
        try ConfigurationSchema(of: DemoConfiguration.self, name: "demo"),
    ]
}

/// The messages that a call throws, or none.
func messages<T>(of body: () throws -> T) -> [String] {
    do {
        _ = try body()
        return []
    } catch let error as ConfigurationErrors {
        return error.messages
    } catch {
        return ["not a configuration error: \(error)"]
    }
}
