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

    /// The default environment.
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

    /// Returns whether a worker is live: by its own key, or else its group's, or else `mode`; offline by default.
    ///
    /// - Parameter names: the worker's own name, then that of its group.
    package func mode(ofWorker names: String...) -> WorkerMode {
        workers[deciding(names)] ?? .offline
    }

    /// Returns the base URL of an app in the chosen environment; nil if the file has none.
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

/// Whether a worker answers itself or asks its server.
package enum WorkerMode: String, CaseIterable, Codable, Sendable {
    /// The implementation that needs nothing but the stage.
    case offline
    /// The implementation that does real input and output.
    case live
}

extension ResolvedConfiguration {
    /// Decodes the engine's part and sees that there is such an environment.
    ///
    /// - Parameter own: the environments of the app that is asked for; empty for those in `environments`, if there are
    ///   any.
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
    /// - Parameters:
    ///   - app: the app's name.
    ///   - engine: the engine's part of this configuration.
    ///   - workers: the names by which each of the app's workers can be made live: its own, then its group's.
    /// - Throws: `ConfigurationErrors` if a worker is live and there is no base URL, or one that cannot be a server's.
    package func server(
        ofApp app: String, _ engine: EngineConfiguration, forWorkers workers: [[String]]
    ) throws(ConfigurationErrors) -> URL? {
        guard let live = workers.first(where: { engine.workers[engine.deciding($0)] == .live }) else {
            return engine.baseURL(ofApp: app)
        }
        let keyPath = ConfigurationKeyPath(["environments", engine.environment, app])
        guard let url = engine.baseURL(ofApp: app) else {
            let key = ConfigurationKeyPath(["workers", engine.deciding(live)])
            throw ConfigurationErrors(.missingServer(keyPath, path: path, live: key, origin: origin(of: key)))
        }
        if let fault = Self.fault(ofServer: url) {
            throw ConfigurationErrors(.unusableServer(keyPath, origin: origin(of: keyPath), fault: fault))
        }
        return url
    }

    /// Returns what keeps a URL from being a server's; the URL itself may hold a password and is not repeated.
    private static func fault(ofServer url: URL) -> String? {
        if url.scheme?.lowercased() != "http", url.scheme?.lowercased() != "https" {
            return "its scheme is neither http nor https"
        }
        if url.host()?.isEmpty != false { return "it has no host" }
        #if canImport(FoundationNetworking)
            // The connection is refused before it is tried.
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
