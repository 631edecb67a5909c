import Foundation
import ProcessPool
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Runs a plan in runner processes if possible, or else in this process, one walkthrough after another.
struct TestExecution {
    struct Outcome {
        var summary: RunSummary
        var isInterrupted: Bool
        /// Why it could not be executed; nil if it was.
        var problem: String?
        /// Whether each walkthrough of the plan has an end.
        var isComplete: Bool

        init(summary: RunSummary, isInterrupted: Bool, isComplete: Bool) {
            (self.summary, self.isInterrupted, self.isComplete) = (summary, isInterrupted, isComplete)
        }

        /// Makes the outcome of a run by runner processes.
        init(_ summary: RunSummary, _ ending: PoolEnding) {
            self.init(summary: summary, isInterrupted: false, isComplete: ending == .completed)
            switch ending {
            case .completed, .failureLimit: break
            case .interrupted: isInterrupted = true
            case .broken(let reason): problem = "the plan was not executed: " + reason
            }
        }
    }

    /// How many failures are repeated, so that a run in which everything fails does not need twice the time.
    private static let repetitions = 20

    private let items: [PlanItem]
    private let project: Project
    private let options: TestOptions
    private let context: CommandContext
    /// Collects pictures to update; nil if pictures must match; strong, the run owns it.
    let updates: PictureUpdates?
    /// Collects the elements on screen, if a walkthrough expects something to be absent; strong, the run owns it.
    private let sightings: ScreenSightings?
    /// Audits each screen; nil without `--audit`; strong, the run owns it.
    private let auditor: ScreenAuditor?
    private let storages: WalkthroughStorages
    /// Performs walkthroughs in a runner process, a copy of this process; strong, it lives as long as the run.
    private let processPerformer: ProcessPerformer

    init(_ items: [PlanItem], _ project: Project, _ options: TestOptions, _ context: CommandContext) {
        (self.items, self.project, self.options, self.context) = (items, project, options, context)
        let folder = context.common.storage.map(context.folder.systemPath)
        updates = options.updates ? PictureUpdates() : nil
        let judgesAbsence = !options.runsPart && items.contains { $0.walkthrough.program.expectsAbsence }
        sightings = judgesAbsence ? ScreenSightings() : nil
        auditor = options.audits ? ScreenAuditor() : nil
        storages = WalkthroughStorages(folder: folder, for: folder == nil ? [] : items.map(\.identity))
        processPerformer = ProcessPerformer(
            project, options, storages: storages, sightings: sightings, auditor: auditor)
    }

    func perform(telling recorders: [any RunRecorder]) -> Outcome {
        guard !items.isEmpty else { return performHere(recorders) }
        if let schedules = options.schedules {
            let units = ScheduleUnits(items.map(\.walkthrough), schedules: schedules, by: options.sweep(project))
            return SweepExecution(units, PlanPool(items, project, context), options, context)
                .perform(telling: recorders)
        }
        let recorders: [any RunRecorder] = options.runsPart ? recorders : [UnseenAbsences(telling: recorders)]
        guard context.process.usesProcesses, updates == nil, !options.pauses else { return performHere(recorders) }
        // Before the pool and before any thread, since copies of this process must have neither these signals nor
        // threads.
        let signals = InterruptSignals()
        context.output.flush()
        let pool: WalkthroughPool
        var limits = options.poolOptions(recorders)
        do throws(RunnerPoolError) {
            limits.jobs = min(limits.jobs, items.count)
            if canRepeat { limits.repetitions = Self.repetitions }
            pool = try PlanPool(items, project, context).make(limits) {
                processPerformer.run(items[$0].walkthrough, at: $0, noting: $1, telling: $2)
            }
        } catch {
            signals?.restore()
            context.note("walkthroughs run in this process: " + error.message)
            return performHere(recorders)
        }
        return perform(by: pool, keepingSteps: limits.notes == .detailed, signals, recorders)
    }

    // MARK: - In runner processes

    /// Whether a walkthrough begins the same again: without a server, and without files that it has changed.
    private var canRepeat: Bool {
        guard context.common.storage == nil else { return false }
        return (try? project.checkLaunches(of: items.map(\.walkthrough), choosesOrder: true)) != nil
    }

    private func perform(
        by pool: WalkthroughPool, keepingSteps keepsSteps: Bool, _ signals: InterruptSignals?,
        _ recorders: [any RunRecorder]
    ) -> Outcome {
        let (summary, outcome) = pool.run(
            items.map(\.identity), keepingSteps: keepsSteps, interrupt: signals?.descriptor,
            stopped: { signals?.restore() },
            tell: { recorders.record(completed($0)) })
        pool.end()
        return Outcome(summary, outcome.ending)
    }

    /// Returns an event; adds the names of the parameters to the result of a crashed walkthrough.
    private func completed(_ event: RunEvent) -> RunEvent {
        guard !options.parameters.isEmpty, case .walkthroughEnded(var result) = event, result.breakdown != nil,
            let item = items.first(where: { $0.identity == result.walkthrough })
        else { return event }
        let names = item.walkthrough.program.parameterNames
        let given = options.parameters.map(\.key).filter(names.contains)
        result.parameters = given.map { $0 + "=" + WalkthroughResult.concealedValue }
        return .walkthroughEnded(result)
    }

    // MARK: - In this process

    private func performHere(_ recorders: [any RunRecorder]) -> Outcome {
        let interruption = Interruption(handlesSignals: context.process.handlesSignals)
        let diversion = OutputCapture(context)
        let performance = PlanPerformer(tells: recorders, drainingOutput: diversion.drain)
        let storages = storages
        let runner = WalkthroughRunner(project, options, telling: [performance]) {
            [unowned performance] () throws(StepFailure) in try storages.make(performance.index)
        }
        runner.updates = updates
        runner.sightings = sightings
        runner.auditor = auditor
        let pause = FailurePause(project: project, options: options, context: context)
        let summary = performance.perform(
            items, with: runner, maxFailures: options.failureLimit ?? .max,
            ended: { result, item in
                guard options.pauses, result.outcome == .failed else { return }
                diversion.pause { pause.open(item.walkthrough) }
            }, isInterrupted: { interruption.isRequested })
        return Outcome(
            summary: summary, isInterrupted: interruption.isRequested, isComplete: summary.ended == summary.planned)
    }
}

/// Makes the runner processes of a plan.
struct PlanPool {
    private let items: [PlanItem]
    private let project: Project
    private let context: CommandContext

    init(_ items: [PlanItem], _ project: Project, _ context: CommandContext) {
        (self.items, self.project, self.context) = (items, project, context)
    }

    /// Makes a pool of copies of this process or, if that is impossible, of spawned processes.
    func make<Task, Note, Output>(
        _ options: PoolOptions, perform: @escaping (Task, RunnerProgress, @escaping (Note) -> Void) -> Output
    ) throws(RunnerPoolError) -> RunnerPool<Task, Note, Output> {
        if !context.process.spawnsProcesses {
            do throws(RunnerPoolError) {
                return try RunnerPool(options, perform: perform)
            } catch {
                guard error == .threadsRun else { throw error }
            }
        }
        guard let executable = Bundle.main.executablePath, let plan = spawnedPlan?.json else { throw .threadsRun }
        return try RunnerPool(
            options, spawning: executable, arguments: context.process.arguments, plan: plan)
    }

    /// The files that runner processes need; nil if one cannot be read any more.
    private var spawnedPlan: SpawnedPlan? {
        var known: Set<String> = []
        let properties = project.apps.flatMap(\.properties).map(\.location.file).filter { known.insert($0).inserted }
        return SpawnedPlan(
            items.map(\.identity), readingFrom: items.flatMap(\.walkthrough.paths), properties: properties, context)
    }
}

extension SpawnedPlan {
    /// Reads the files that runner processes need; nil if one cannot be read any more.
    init?(
        _ walkthroughs: [WalkthroughIdentity], readingFrom paths: [String], properties: [String],
        _ context: CommandContext
    ) {
        var files: [File] = []
        for path in [Project.configurationPath(context)] + Set(paths + properties).sorted() {
            guard let bytes = try? context.folder.read(path) else { return nil }
            files.append(File(path: path, bytes: Data(bytes)))
        }
        self.init(
            walkthroughs: walkthroughs, configuration: files.removeFirst(), scripts: files, properties: properties)
    }
}
