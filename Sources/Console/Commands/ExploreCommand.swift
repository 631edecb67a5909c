import Basics
import Explorer
import ProcessPool
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `explore`: tries what no script does, and makes a script of each problem found.
struct ExploreCommand {
    /// The real time limit of a run; a longer run is repeated with more time.
    private static let timeout = Duration.seconds(1)

    private let options: ExploreOptions
    private let context: CommandContext

    init(_ options: ExploreOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    func run() throws(CommandFailure) -> ExitStatus {
        guard context.common.storage == nil else {
            throw CommandFailure("--storage does not go with explore: each run begins with empty storage; leave it out")
        }
        let project = try Project(context)
        let inputs = try ExplorationInputs(options, project, context)
        if inputs.hasErrors { return .wrongInput }
        let graph = try options.graph.map { (path) throws(CommandFailure) in try GraphFile(path, context) }
        try checkOutputs(inputs)
        let signals = context.process.usesProcesses ? InterruptSignals() : nil
        defer { signals?.restore() }
        var setup = try inputs.setup()
        setup.drawsScreens = graph?.showsPictures == true
        let explorer = Explorer(setup, by: runner(signals, inputs, setup))
        do throws(ExplorationError) {
            try explorer.prepare()
        } catch {
            throw CommandFailure(
                "\(error.root): no run can begin where this script ends: \(error.reason)", status: .notExecuted)
        }
        let start = context.process.now()
        let time = options.time ?? ExploreOptions.defaultTime
        explorer.explore(
            runs: options.runs ?? .max,
            isOver: { options.runs == nil && context.process.now() - start >= time },
            roundEnded: { tellProgress(of: explorer) })
        if context.outputStyle.isLive { context.output.write("\r\u{1B}[K") }
        let elapsed = context.process.now() - start
        signals?.restore()
        let report = ExplorationReport(explorer, project, options, context)
        report.tell(within: elapsed)
        let isWritten = report.write(graph)
        switch explorer.halt {
        case .interrupted: return .interrupted
        case .broken(let reason):
            throw CommandFailure(
                "the exploration has ended early: " + explorer.concealing(in: reason), status: .notExecuted)
        case nil: break
        }
        guard isWritten else { return context.missingOutput() }
        return explorer.findings.isEmpty ? .passed : .failed
    }

    /// Draws the progress over what was drawn before.
    private func tellProgress(of explorer: Explorer) {
        guard context.outputStyle.isLive else { return }
        let runs = options.runs.map { "\(explorer.runCount) of \($0) runs" } ?? explorer.runCount.counted("run")
        let states = explorer.frontier.order.count.counted("state")
        let line = "\(runs), \(states), \(explorer.findings.count.counted("finding")) so far"
        context.output.write("\r\u{1B}[K" + context.outputStyle.paint(line, .dim))
        context.output.flush()
    }

    /// Checks before the first run that everything can be written, and makes the folders.
    private func checkOutputs(_ inputs: ExplorationInputs) throws(CommandFailure) {
        let read = [context.common.configPath] + options.roots + inputs.propertyPaths
        try OutputPaths(options.reports, graph: options.graph).check(against: read, context)
        for path in [options.graph, options.saved.map { $0 + "/1.walk" }].compactMap(\.self) {
            try context.folder.prepare(path)
        }
        try ReportFiles.check(ReportFiles(options.reports, context).allWriters)
    }

    private func runner(
        _ signals: InterruptSignals?, _ inputs: ExplorationInputs, _ setup: ExplorationSetup
    ) -> any ExplorationRunner {
        guard context.process.usesProcesses else { return InProcessExplorationRunner() }
        var limits = TestOptions().poolOptions([])
        if let jobs = options.jobs { limits.jobs = jobs }
        limits.timeout = options.timeout ?? Self.timeout
        // The same crash may occur in many runs.
        limits.explainsCrashes = false
        let plan = SpawnedExploration(inputs, setup, context)
        let spawning = ProcessExplorationRunner.Spawning(
            isAlways: context.process.spawnsProcesses, makePool: plan.makePool)
        return ProcessExplorationRunner(limits, interrupt: signals?.descriptor, spawning: spawning) {
            context.output.flush()
            context.errors.flush()
        }
    }
}
