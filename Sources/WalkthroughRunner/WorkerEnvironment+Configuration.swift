import Configuration
import Scene
import StageRuntime

extension WorkerEnvironment {
    /// Reads what the configuration says of an app's workers; only those that ask a server can be live.
    ///
    /// - Throws: `ConfigurationErrors` if the app has no such environment, or if a worker is live and has no server.
    init(of app: any StageApp.Type, _ configuration: ResolvedConfiguration) throws(ConfigurationErrors) {
        let engine = try configuration.engine(for: app.environments)
        let calls = app.workerCalls.filter { $0.kind == .network }
        self.init(
            name: engine.environment,
            baseURL: try configuration.server(
                ofApp: app.name, engine, forWorkers: calls.map { [$0.worker, $0.group] }),
            liveWorkers: calls.filter { engine.mode(ofWorker: $0.worker, $0.group) == .live }.map(\.worker))
    }
}
