import Configuration
import DemoContainers
import DemoScenes
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// What is timed: the steps and the whole flow that the project has budgets for, each beside its direct form.
public struct BenchmarkSuite {
    /// The walkthrough "search, open, rotate twice, back, check".
    private static let flow = """
        walkthrough "Search, open, rotate twice, back, check"
        app demo
        flag noSplash true

        type "swi" into field "Search"
        wait 350ms
        tap row "swift"
        rotate
        rotate
        back
        expect state numberOfRotations is 2
        """

    /// Says that what is to be timed does not even run.
    public struct Failure: Error, CustomStringConvertible {
        /// What went wrong.
        public let description: String
    }

    /// The demo app.
    private let app: RunnableApp
    /// Its configuration, with noSplash.
    private let configuration: ResolvedConfiguration

    /// Prepares the demo app.
    public init() throws {
        app = try RunnableApp(DemoApp.self)
        let file = try ConfigurationFile(path: "(none)", bytes: Array("<plist version=\"1.0\"><dict/></plist>".utf8))
        let noSplash = try ConfigurationOverride(
            key: "testFlags.noSplash", to: "true", origin: .commandLine(option: "--set"))
        configuration = try ConfigurationStack(file: file, commandLine: [noSplash])
            .resolved(against: RunnableApp.schemas(of: [app]))
    }

    /// Makes everything that is timed, in the order of the table.
    public func benchmarks() throws -> [Benchmark] {
        let search = try session("type \"swi\" into searchField", "wait 350ms")
        let detail = try session("type \"swi\" into searchField", "wait 350ms", "tap row \"swift\"")
        let expectRow = try commands("expect row \"swift\"")[0]
        let expectValue = try commands("expect field \"Search\" is \"swi\"")[0]
        let tap = try commands("tap rotationLock")[0]
        let rotate = try commands("rotate")[0]
        let runner = WalkthroughRunner(apps: [app], configuration: configuration)
        let walkthrough = try walkthrough(Self.flow)
        let parts = QuietDetailParts()
        let logic = DetailLogic(
            setup: DetailSetup(headline: "swift", numberOfRotations: 0) { _ in }, presenter: parts, navigator: parts)
        var isLocked = false
        let audited = AuditedScreen()
        let (count, faults) = (audited.elementCount, audited.audit())
        guard count >= 200, faults == 0 else {
            throw Failure(
                description: "the audited screen has \(count) elements and \(faults) faults, not 200 and none")
        }
        let (short, long) = (LongTable(rowCount: 100), LongTable(rowCount: 100_000))
        return [
            Benchmark("expect a row", budget: .microseconds(3), direct: "read the state", rounds: 20_000) {
                try search.perform(expectRow, source: "")
            },
            Benchmark("expect a value", budget: .microseconds(3), direct: "read the state", rounds: 20_000) {
                try search.perform(expectValue, source: "")
            },
            Benchmark("tap a switch", budget: .microseconds(15), direct: "set the lock", rounds: 5_000) {
                try detail.perform(tap, source: "")
            },
            Benchmark("rotate", budget: .microseconds(15), direct: "count a turn", rounds: 5_000) {
                try detail.perform(rotate, source: "")
            },
            Benchmark("walkthrough", budget: .microseconds(120), direct: "walkthrough, direct", rounds: 500) {
                let result = runner.run(walkthrough)
                if result.outcome != .passed { throw Failure(description: "\(result.failures)") }
            },
            Benchmark("audit 200 elements", budget: .milliseconds(1), rounds: 50) { _ = audited.audit() },
            Benchmark("look at 100,000 rows", direct: "look at 100 rows", rounds: 50) {
                if long.look() != "Row 99999" { throw Failure(description: "the last row is not there") }
            },
            Benchmark("look at 100 rows", rounds: 50) {
                if short.look() != "Row 99" { throw Failure(description: "the last row is not there") }
            },
            Benchmark("100 schedules", direct: "100 walkthroughs", rounds: 5) { try sweep(walkthrough, .completions) },
            Benchmark("100 schedules, any order", direct: "100 walkthroughs", rounds: 5) {
                try sweep(walkthrough, .anyOrder)
            },
            Benchmark("100 walkthroughs", rounds: 5) { for _ in 0..<100 { runner.run(walkthrough) } },
            Benchmark("read the state", rounds: 20_000) {
                if logic.state.headline.isEmpty { throw Failure(description: "no headline") }
            },
            Benchmark("set the lock", rounds: 20_000) {
                isLocked.toggle()
                logic.setLocked(isLocked)
            },
            Benchmark("count a turn", rounds: 20_000) { logic.rotated() },
            Benchmark("walkthrough, direct", rounds: 500) { try DirectFlow.perform() },
        ]
    }

    /// Tries a walkthrough under a hundred schedules.
    private func sweep(_ walkthrough: Walkthrough, _ mode: ScheduleMode) throws {
        let sweep = ScheduleSweep(apps: [app], configuration: configuration, mode: mode)
        let units = ScheduleUnits([walkthrough], schedules: 100, by: sweep)
        var failures: [WalkthroughFailure] = []
        let conductor = SweepConductor(units) { event in
            if case .walkthroughEnded(let result) = event { failures = result.failures }
        }
        let (summary, _) = conductor.conduct { order, _ in
            SweepConductor.Batch(results: Dictionary(uniqueKeysWithValues: order.map { ($0, units.perform($0)) }))
        }
        if summary.passed != 1 { throw Failure(description: "\(failures)") }
    }

    private func walkthrough(_ text: String) throws -> Walkthrough {
        let vocabulary = Vocabulary(apps: [app.vocabulary], defaultApp: app.name)
        let loader = WalkthroughLoader(vocabulary: vocabulary) { _ throws(ScriptReadError) in Array(text.utf8) }
        let result = loader.load(["flow.walk"])
        guard let walkthrough = result.walkthroughs.first else {
            throw Failure(description: result.diagnostics.map(\.rendered).joined())
        }
        return walkthrough
    }

    private func commands(_ lines: String...) throws -> [Command] {
        var cursor = try walkthrough(lines.joined(separator: "\n")).program.makeCursor()
        var commands: [Command] = []
        while let step = cursor.next() { commands.append(step.command) }
        return commands
    }

    /// Launches the app and performs lines.
    private func session(_ lines: String...) throws -> Session {
        let session = try Session(app: app, configuration: configuration)
        for line in lines {
            for command in try commands(line) { try session.perform(command, source: line) }
        }
        return session
    }
}
