package import Foundation

/// The engine's own part of the configuration: which app, where its servers are, which workers are live.
package struct EngineConfiguration: Codable, Equatable, Sendable {
    /// The app to open; nil if the command line names it or there is only one.
    package var app: String?
    /// The environment whose base URLs are used.
    package var environment: String
    /// The base URLs, by environment and then by app.
    package var environments: [String: [String: URL]]
    /// The device to simulate; nil for the default.
    package var device: String?
    /// The modes of the workers, by name; `mode` is that of all workers without an entry.
    package var workers: [String: WorkerMode]

    static let defaultEnvironment = "dev"
    /// The key in `workers` for all workers without an entry.
    static let modeKey = "mode"

    /// Decodes it; every key is optional.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        app = try container.decodeIfPresent(String.self, forKey: .app)
        environment = try container.decodeIfPresent(String.self, forKey: .environment) ?? Self.defaultEnvironment
        device = try container.decodeIfPresent(String.self, forKey: .device)
        environments = try container.decodeIfPresent([String: [String: URL]].self, forKey: .environments) ?? [:]
        workers = try container.decodeIfPresent([String: WorkerMode].self, forKey: .workers) ?? [Self.modeKey: .offline]
    }

    /// Returns the key in `workers` that decides a worker's mode: the first of its names that has an entry, or `mode`.
    ///
    /// - Parameter names: the worker's own name, then that of its group.
    func decidingKey(of names: [String]) -> String { names.first { workers[$0] != nil } ?? Self.modeKey }

    /// Returns a worker's mode: that of its own key, or else its group's, or else `mode`; offline by default.
    ///
    /// - Parameter names: the worker's own name, then that of its group.
    package func mode(ofWorker names: String...) -> WorkerMode { workers[decidingKey(of: names)] ?? .offline }

    /// Returns the base URL of an app in the chosen environment; nil if there is none.
    package func baseURL(ofApp name: String) -> URL? { environments[environment]?[name] }

    /// Returns the engine's keys, with the names of the apps, workers and devices.
    package static func schema(
        apps: [String], workers: [String], devices: [String] = []
    ) throws(ConfigurationErrors) -> ConfigurationSchema {
        var schema = try ConfigurationSchema(of: EngineConfiguration.self, name: "engine")
            .naming([modeKey] + workers, at: ConfigurationKeyPath(["workers"]))
            .naming(apps, at: ConfigurationKeyPath(["environments", SchemaProbe.wildcard]))
        schema.isShared = true
        for (key, names) in [("app", apps), ("device", devices)] where !names.isEmpty {
            for index in schema.root.members.indices where schema.root.members[index].key == key {
                schema.root.members[index].type = .word(names)
            }
        }
        return schema
    }
}

/// Whether a worker answers itself or asks its server.
package enum WorkerMode: String, CaseIterable, Codable, Sendable {
    /// The implementation that needs nothing but the stage.
    case offline
    /// The implementation that does real input and output.
    case live
}

extension ResolvedConfiguration {
    /// Decodes the engine's part and checks that its environment is known.
    ///
    /// - Parameter own: the environments of the app; if empty, the environment must be one of `environments`.
    package func engine(for own: [String] = []) throws(ConfigurationErrors) -> EngineConfiguration {
        let engine = try decode(EngineConfiguration.self)
        let known = own.isEmpty ? engine.environments.keys.sorted() : own
        guard known.isEmpty || known.contains(engine.environment) else {
            let keyPath = ConfigurationKeyPath(["environment"])
            throw ConfigurationErrors(
                .wrongType(
                    keyPath, origin: origin(of: keyPath), expected: .word(known), found: .string(engine.environment)))
        }
        return engine
    }
}

extension ResolvedConfiguration {
    /// Returns the URL of an app's servers; `nil` if the configuration has none and no worker is live.
    ///
    /// - Parameter workers: the names by which each of the app's workers can be made live: its own, then its group's.
    /// - Throws: `ConfigurationErrors` if a worker is live and the app has no base URL, or an unusable one.
    package func server(
        ofApp app: String, _ engine: EngineConfiguration, forWorkers workers: [[String]]
    ) throws(ConfigurationErrors) -> URL? {
        guard let live = workers.first(where: { engine.workers[engine.decidingKey(of: $0)] == .live }) else {
            return engine.baseURL(ofApp: app)
        }
        let keyPath = ConfigurationKeyPath(["environments", engine.environment, app])
        guard let url = engine.baseURL(ofApp: app) else {
            let key = ConfigurationKeyPath(["workers", engine.decidingKey(of: live)])
            throw ConfigurationErrors(.missingServer(keyPath, path: path, live: key, origin: origin(of: key)))
        }
        if let fault = Self.fault(ofServer: url) {
            throw ConfigurationErrors(.unusableServer(keyPath, origin: origin(of: keyPath), fault: fault))
        }
        return url
    }

    /// Returns why a URL cannot be that of a server; it does not quote the URL, which may hold a password.
    private static func fault(ofServer url: URL) -> String? {
        if url.scheme?.lowercased() != "http", url.scheme?.lowercased() != "https" {
            return "its scheme is neither http nor https"
        }
        if url.host()?.isEmpty != false { return "it has no host" }
        #if canImport(FoundationNetworking)
            // FoundationNetworking refuses such a URL without a connection.
            if url.host()?.contains(":") == true {
                return "its host is an IPv6 address, which Foundation asks on a Mac only; give the host's name"
            }
        #endif
        if let port = url.port, !(1...65_535).contains(port) { return "its port is not between 1 and 65535" }
        if url.user() != nil || url.password() != nil { return "it has a user name or a password in it" }
        if url.query() != nil || url.fragment() != nil { return "it has a query or a fragment" }
        return nil
    }
}
