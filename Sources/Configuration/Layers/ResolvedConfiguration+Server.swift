package import Foundation

extension ResolvedConfiguration {
    /// Returns where an app's servers are; `nil` where the configuration does not say and no worker is live.
    ///
    /// - Parameters:
    ///   - app: the app's name.
    ///   - engine: the engine's part of this configuration.
    ///   - workers: the names by which each of the app's workers can be made live: its own, then its group's.
    /// - Throws: `ConfigurationErrors` where a worker is live and there is no base URL, or none that can be a server's.
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
        if let port = url.port, !(1...65_535).contains(port) { return "it has a port that there is not" }
        if url.user() != nil || url.password() != nil { return "it has a user name or a password in it" }
        if url.query() != nil || url.fragment() != nil { return "it has a query or a fragment" }
        return nil
    }
}
