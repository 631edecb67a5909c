import Configuration
import Scene
import StageRuntime

extension WorkerEnvironment {
    /// Reads what the configuration says of an app's workers; only those that ask a server can be live.
    ///
    /// - Throws: `ConfigurationErrors` where one is live and there is no server for it.
    init(of app: any StageApp.Type, _ configuration: ResolvedConfiguration) throws(ConfigurationErrors) {
        let engine = try configuration.engine()
        let calls = app.workerCalls.filter { $0.kind == .network }
        self.init(
            name: engine.environment,
            baseURL: try configuration.server(
                ofApp: app.name, engine, forWorkers: calls.map { [$0.worker, $0.group] }),
            liveWorkers: calls.filter { engine.mode(ofWorker: $0.worker, $0.group) == .live }.map(\.worker))
    }
}
