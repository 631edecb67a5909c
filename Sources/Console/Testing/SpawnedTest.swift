import Configuration
import HeadlessUIKit
import StageRuntime
import Walkthroughs

/// The worker's side of `test` where workers are programs of their own: it performs what its runner planned.
struct SpawnedTest {
    /// What the runner is connected by.
    private let worker: SpawnedWorker
    /// The apps' types.
    private let apps: [any StageApp.Type]
    /// The command line of the runner, without what makes this process a worker.
    private var surroundings: Surroundings

    init(_ worker: SpawnedWorker, apps: [any StageApp.Type], _ surroundings: Surroundings) {
        (self.worker, self.apps, self.surroundings) = (worker, apps, surroundings)
        self.surroundings.arguments.removeFirst()
    }

    /// Performs until the runner wants nothing more, which ends the process.
    ///
    /// - Throws: where it was not a runner of this program that started the process.
    func run() throws(CommandFailure) -> Never {
        let plan: SpawnedPlan
        do throws(WorkerPoolError) {
            plan = try SpawnedPlan(of: worker)
        } catch {
            throw CommandFailure(error.message)
        }
        guard let invocation = try? CommandLineParser.parse(surroundings.arguments, apps: apps.map { $0.name }),
            case .test(let options) = invocation.command
        else { throw CommandFailure(WorkerPoolError.notStartedByRunner.message) }
        let context = CommandContext(
            apps: apps, surroundings: surroundings, common: invocation.common,
            output: StreamWriter(surroundings.output), errors: StreamWriter(surroundings.errors))
        let project = try Project(context, reading: plan.configuration)
        let scripts = PlannedScripts(plan, project, options)
        let storages = WalkthroughStorages(
            folder: context.common.storage.map(context.folder.systemPath), for: plan.walkthroughs)
        if let schedules = options.schedules {
            let walkthroughs = plan.walkthroughs.compactMap(scripts.walkthrough)
            // One that is missing would give all that follow it another place.
            guard walkthroughs.count == plan.walkthroughs.count else {
                throw CommandFailure(WorkerPoolError.notStartedByRunner.message)
            }
            let units = ScheduleUnits(walkthroughs, schedules: schedules, by: options.sweep(project))
            worker.serve { units.perform($0, in: $1) }
        }
        // Which scripts expect an absence is not known before they are read.
        let runner = WorkerRunner(
            project, options, storages: storages, sightings: ScreenSightings(),
            auditor: options.audits ? ScreenAuditor() : nil)
        worker.serve { index, progress in
            let identity = plan.walkthroughs[index]
            guard let walkthrough = scripts.walkthrough(identity) else { return PlannedScripts.missing(identity) }
            return runner.run(walkthrough, as: identity, at: index, noting: progress)
        }
    }
}
