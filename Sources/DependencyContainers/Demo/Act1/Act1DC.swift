import DemoScenes
import StageRuntime
import Workers

/// What the scenes of Act 1 share.
///
/// ```
/// DemoApp ──strong──> Act1DC ──strong──> Act1Factory ──unowned──> Act1DC
/// a scene of the act ──strong──> Act1DC
/// ```
final class Act1DC: Act1DCInterface {
    let configuration: DemoConfiguration
    let settings: any SettingsWorker
    let suggestions: any SuggestionsWorker
    /// Makes scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any Act1FactoryInterface = Act1Factory(container: self)

    /// Makes the container with the workers of a stage.
    init(configuration: DemoConfiguration, stage: Stage) {
        self.configuration = configuration
        settings = InternalSettings(stage: stage)
        if let server = stage.environment.server(of: SuggestionsCalls.search.description.worker) {
            suggestions = LiveSuggestions(stage: stage, server: server)
        } else {
            suggestions = OfflineSuggestions(gate: stage.workers)
        }
    }
}
