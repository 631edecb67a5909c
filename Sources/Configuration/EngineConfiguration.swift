package import Foundation

/// The engine's own part of the configuration: which app, where its servers are, which workers are live.
package struct EngineConfiguration: Codable, Equatable, Sendable {
    /// The app to open; nil leaves it to the command line, or to there being only one.
    package var app: String?
    /// The environment whose addresses count.
    package var environment: String
    /// The base URL of every app in every environment: environment, then app.
    package var environments: [String: [String: URL]]
    /// How the workers work, by name; `mode` counts for all that are not named.
    package var workers: [String: WorkerMode]

    /// The environment if nobody names one.
    static let defaultEnvironment = "dev"
    /// The key among `workers` that counts for all workers.
    static let modeKey = "mode"

    /// Decodes it; everything can be left out.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        app = try container.decodeIfPresent(String.self, forKey: .app)
        environment = try container.decodeIfPresent(String.self, forKey: .environment) ?? Self.defaultEnvironment
        environments = try container.decodeIfPresent([String: [String: URL]].self, forKey: .environments) ?? [:]
        workers = try container.decodeIfPresent([String: WorkerMode].self, forKey: .workers) ?? [Self.modeKey: .offline]
    }

    /// Returns the key among `workers` that decides a worker's mode: the first of its names that is there, or `mode`.
    ///
    /// - Parameter names: the worker's own name, then that of its group.
    func deciding(_ names: [String]) -> String {
        names.first { workers[$0] != nil } ?? Self.modeKey
    }

    /// Returns whether a worker goes to the network: as its own key says, else its group's, else `mode`, else offline.
    ///
    /// - Parameter names: the worker's own name, then that of its group.
    package func mode(ofWorker names: String...) -> WorkerMode {
        workers[deciding(names)] ?? .offline
    }

    /// Returns the base URL of an app in the environment that counts, or nil if the file has none.
    package func baseURL(ofApp name: String) -> URL? {
        environments[environment]?[name]
    }

    /// Returns the keys of this part, with the names of the apps and workers that there are.
    package static func schema(
        apps: [String], workers: [String]
    ) throws(ConfigurationErrors) -> ConfigurationSchema {
        var schema = try ConfigurationSchema(of: EngineConfiguration.self, name: "engine")
            .naming([modeKey] + workers, at: ConfigurationKeyPath(["workers"]))
            .naming(apps, at: ConfigurationKeyPath(["environments", SchemaProbe.wildcard]))
        schema.isShared = true
        for index in schema.root.members.indices where schema.root.members[index].key == "app" && !apps.isEmpty {
            schema.root.members[index].type = .word(apps)
        }
        return schema
    }
}
