import Configuration
import StageRuntime
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

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

    func makeRunner(_ variant: RunVariant, seed: UInt64 = 1) -> WalkthroughRunner {
        let runner = WalkthroughRunner(apps: [app], configuration: configuration, seed: seed)
        runner.variant = variant
        return runner
    }

    func sweep(
        _ text: String, _ mode: ScheduleMode = .completions, seed: UInt64 = 1, schedules: Int = 100
    ) throws -> WalkthroughResult {
        try makeSweep(mode, seed: seed).result(of: try load(text), schedules: schedules)
    }

    /// The first schedule that a race fails under, which there must be, and what fails under it.
    func finding(
        _ race: Race, seed: UInt64 = 1
    ) throws -> (schedule: ScheduleRecord.Finding, kind: String) {
        let result = try sweep(race.script(), race.mode, seed: seed)
        let schedule = try #require(result.schedules?.first)
        try #require(schedule.number > 0)
        return (schedule, try #require(result.failures.last?.kind))
    }
}

extension ScheduleSweep {
    /// Tries a walkthrough under schedules as the runner does, the units one after another in this process.
    func result(of walkthrough: Walkthrough, schedules: Int) throws -> WalkthroughResult {
        let units = ScheduleUnits([walkthrough], schedules: schedules, by: self)
        var results: [WalkthroughResult] = []
        let conductor = SweepConductor(units) { event in
            if case .walkthroughEnded(let result) = event { results.append(result) }
        }
        _ = conductor.conduct { tasks, _ in
            var batch = SweepConductor.Batch()
            for task in tasks { batch.results[task] = units.perform(task) }
            return batch
        }
        return try #require(results.first)
    }
}
