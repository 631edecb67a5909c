package import Configuration
import StageRuntime

extension RunnableApp {
    /// Returns the keys of the engine and those of every app.
    ///
    /// - Throws: `ConfigurationErrors` where the engine's own keys and the names of apps and workers do not fit.
    package static func schemas(of apps: [RunnableApp]) throws(ConfigurationErrors) -> [ConfigurationSchema] {
        var workers: [String] = []
        for call in apps.flatMap(\.calls) where call.kind == .network {
            for worker in [call.group, call.worker] where !workers.contains(worker) { workers.append(worker) }
        }
        return [try EngineConfiguration.schema(apps: apps.map(\.name), workers: workers)] + apps.map(\.schema)
    }
}
