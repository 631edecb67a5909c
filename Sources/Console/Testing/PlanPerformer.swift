import Basics
import Configuration
import ProcessPool
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Runs a plan in this process, one walkthrough after another.
final class PlanPerformer: RunRecorder {
    /// The recorders; strong, they live as long as the run.
    private let recorders: [any RunRecorder]
    /// Returns what the app of the last walkthrough printed.
    private let drainOutput: () -> AppOutput?
    /// The index in the plan of the current walkthrough.
    private(set) var index = 0
    private var repetition: Int?

    init(tells recorders: [any RunRecorder], drainingOutput drainOutput: @escaping () -> AppOutput? = { nil }) {
        (self.recorders, self.drainOutput) = (recorders, drainOutput)
    }

    var wantsDetail: Bool { recorders.contains(where: \.wantsDetail) }

    /// Runs the plan; stops early at a number of failures, or if `isInterrupted` says so.
    ///
    /// - Parameters:
    ///   - runner: the runner, whose only recorder this object is.
    ///   - ended: called when a walkthrough has ended and all recorders have been notified.
    func perform(
        _ items: [PlanItem], with runner: WalkthroughRunner, maxFailures: Int,
        ended: (WalkthroughResult, PlanItem) -> Void = { _, _ in }, isInterrupted: () -> Bool
    ) -> RunSummary {
        var summary = RunSummary(planned: items.count)
        recorders.record(.runStarted(planned: items.count))
        for (index, item) in items.enumerated() where !isInterrupted() {
            (self.index, repetition) = (index, item.identity.repetition)
            let result = runner.run(item.walkthrough)
            summary.count(result.outcome)
            ended(result, item)
            if summary.failed >= maxFailures { break }
        }
        recorders.record(.runEnded(summary))
        return summary
    }

    /// Passes on the runner's events, with the number of the repetition.
    func record(_ event: RunEvent) {
        switch event {
        case .walkthroughStarted(var identity):
            identity.repetition = repetition
            recorders.record(.walkthroughStarted(identity))
        case .walkthroughObserved(var identity, let evidence):
            identity.repetition = repetition
            recorders.record(.walkthroughObserved(identity, evidence))
        case .walkthroughEnded(var result):
            result.walkthrough.repetition = repetition
            result.output = drainOutput()
            recorders.record(.walkthroughEnded(result))
        case .runStarted, .schedulesTried, .stepEnded, .walkthroughWarned, .runEnded: recorders.record(event)
        }
    }
}

/// Separates the output of apps from reports while walkthroughs run in this process.
///
/// Standard error is not diverted, since the system prints the reason of a crash there.
final class OutputCapture {
    private let context: CommandContext
    /// Standard output; nil in a test, whose process has other tests beside it; strong, this object owns it.
    private let standard: StandardOutput?

    init(_ context: CommandContext) {
        self.context = context
        standard = context.process.usesProcesses ? StandardOutput() : nil
        begin()
    }

    deinit { end() }

    /// Returns what apps have printed since the last call.
    func drain() -> AppOutput? { standard?.drain() }

    /// Calls `body` with the real standard output, so that the user sees what it prints.
    func pause(_ body: () -> Void) {
        end()
        body()
        begin()
    }

    private func begin() {
        guard let standard else { return }
        context.output.move(to: Descriptor(standard.original))
        standard.divert()
    }

    private func end() {
        guard let standard else { return }
        standard.restore()
        context.output.move(to: context.process.output)
    }
}

/// Opens the console at the step at which a walkthrough failed, for `--pause`.
///
/// The walkthrough is performed again up to its failure; since all runs are equal, the console reaches the same state.
struct FailurePause {
    let project: Project
    let options: TestOptions
    let context: CommandContext

    /// Opens the console and returns when it was left.
    func open(_ walkthrough: Walkthrough) {
        do throws(CommandFailure) {
            guard let app = walkthrough.app.flatMap(project.app) else { return }
            let configuration = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
                try project.configuration.adding(script: walkthrough.overrides())
            }
            let schedule = options.schedule.map {
                walkthrough.schedule(options.scheduleMode, seed: options.seed ?? 0, number: $0)
            }
            let run = try LiveRun(
                RunSetup(
                    app: app, configuration: configuration, seed: options.seed, schedule: schedule ?? .fifo,
                    walkthrough: walkthrough, storage: try ConsoleStorage(opening: nil)))
            context.remark("paused; to go on with the next walkthrough: quit")
            // A page shows the first row of a script with examples only.
            if walkthrough.rowName == nil {
                let script = ShellWord.quoted(SafeText.fragment(walkthrough.path))
                context.remark("to see it on a page, in another terminal: \(context.command) studio \(script)")
            }
            _ = ConsoleLoop(RunOptions(app: app.name, seed: options.seed, parameters: options.parameters), context)
                .open(run, project: project, startingWith: ScriptStart(walkthrough))
        } catch {
            context.complain(error)
        }
    }
}

/// Performs walkthroughs of a plan in a runner process, one after another, so that they share a prepared launch.
final class ProcessPerformer {
    private let project: Project
    private let options: TestOptions
    private let storages: WalkthroughStorages
    /// Collects the elements on screen; nil if they are not needed; strong, it lives as long as the run.
    private let sightings: ScreenSightings?
    /// Audits each screen; nil without `--audit`; strong, it lives as long as the run.
    private let auditor: ScreenAuditor?
    /// Performs the walkthroughs and sends their steps; nil before the first; strong, this object owns them.
    private var runner: (WalkthroughRunner, StepSender)?
    /// The index in the plan of the current walkthrough.
    private var index = 0

    init(
        _ project: Project, _ options: TestOptions, storages: WalkthroughStorages, sightings: ScreenSightings?,
        auditor: ScreenAuditor?
    ) {
        (self.project, self.options, self.storages) = (project, options, storages)
        (self.sightings, self.auditor) = (sightings, auditor)
    }

    /// Performs a walkthrough, and reports its steps if needed; `progress` and `tell` are the same each time.
    func run(
        _ walkthrough: Walkthrough, at index: Int, noting progress: RunnerProgress,
        telling tell: @escaping (PerformedStep) -> Void
    ) -> PerformedWalkthrough {
        self.index = index
        let (runner, sender) = self.runner ?? makeRunner(StepSender(progress.wantedNotes, send: tell))
        self.runner = (runner, sender)
        var result = runner.run(walkthrough, noting: progress)
        // The runner has them already, one by one.
        result.steps = []
        return PerformedWalkthrough(result, sender.evidence)
    }

    private func makeRunner(_ sender: StepSender) -> (WalkthroughRunner, StepSender) {
        let runner = WalkthroughRunner(project, options, telling: [sender]) {
            [unowned self] () throws(StepFailure) in try storages.make(index)
        }
        runner.sightings = sightings
        runner.auditor = auditor
        return (runner, sender)
    }
}

extension WalkthroughRunner {
    /// Makes a runner with the options of the command line.
    ///
    /// - Parameter makeStorage: makes the storage of one walkthrough; an error fails that walkthrough.
    convenience init(
        _ project: Project, _ options: TestOptions, telling recorders: [any RunRecorder],
        makeStorage: @escaping () throws(StepFailure) -> any Storage
    ) {
        self.init(
            apps: project.apps, configuration: project.configuration, seed: options.seed ?? 0, recorders: recorders,
            makeStorage: { (_) throws(StepFailure) in try makeStorage() })
        variant = options.variant
        keepsTrace = options.trace != nil
    }
}
