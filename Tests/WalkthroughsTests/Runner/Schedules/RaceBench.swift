import Configuration
import StageRuntime
import Testing

@testable import Walkthroughs

/// Sweeps scripts of the racing scenes.
struct RaceBench {
    let app: RunnableApp
    let configuration: ResolvedConfiguration

    init() throws {
        app = try RunnableApp(RacesApp.self)
        let file = try ConfigurationFile(path: "(none)", bytes: Array("<plist version=\"1.0\"><dict/></plist>".utf8))
        configuration = try ConfigurationStack(file: file).resolved(against: RunnableApp.schemas(of: [app]))
    }

    func load(_ text: String) throws -> Walkthrough {
        let loader = WalkthroughLoader(vocabulary: Vocabulary(apps: [app.vocabulary], defaultApp: app.name)) {
            (_: String) throws(ScriptReadError) in Array(text.utf8)
        }
        let result = loader.load(["a.walk"])
        try #require(result.diagnostics.map(\.rendered) == [])
        return try #require(result.walkthroughs.first)
    }

    func makeSweep(_ mode: ScheduleMode = .completions, seed: UInt64 = 1) -> ScheduleSweep {
        ScheduleSweep(apps: [app], configuration: configuration, mode: mode, seed: seed)
    }

    func sweep(
        _ text: String, _ mode: ScheduleMode = .completions, seed: UInt64 = 1, schedules: Int = 100
    ) throws -> ScheduleSweepResult {
        makeSweep(mode, seed: seed).sweep(try load(text), schedules: schedules)
    }

    /// The finding of a sweep that must find something.
    func finding(_ race: Race, seed: UInt64 = 1) throws -> ScheduleFinding {
        let result = try sweep(race.script(), race.mode, seed: seed)
        guard case .failed(let finding) = result.outcome else {
            throw Unexpected(outcome: result.outcome)
        }
        return finding
    }

    struct Unexpected: Error {
        let outcome: ScheduleSweepResult.Outcome
    }
}
