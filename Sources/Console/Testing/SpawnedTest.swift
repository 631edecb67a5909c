import Configuration
import Foundation
import ProcessPool
import Scene
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The part of `test` or `explore` in a spawned runner process: performs what its runner has planned.
struct SpawnedTest {
    private let spawned: SpawnedRunner
    private let apps: [any StageApp.Type]
    /// The process, with the runner's command line.
    private var process: ProcessContext

    init(_ spawned: SpawnedRunner, apps: [any StageApp.Type], _ process: ProcessContext) {
        (self.spawned, self.apps, self.process) = (spawned, apps, process)
        self.process.arguments.removeFirst()
    }

    /// Performs walkthroughs until the runner ends the process; throws if no runner of this program started it.
    func run() throws(CommandFailure) -> Never {
        let plan: SpawnedPlan
        do throws(RunnerPoolError) {
            plan = try SpawnedPlan(of: spawned)
        } catch {
            throw CommandFailure(error.message)
        }
        guard let invocation = try? CommandLineParser.parse(process.arguments, apps: apps.map { $0.name }) else {
            throw CommandFailure(RunnerPoolError.notStartedByRunner.message)
        }
        let context = CommandContext(
            apps: apps, process: process, common: invocation.common,
            output: StreamWriter(process.output), errors: StreamWriter(process.errors))
        let project = try Project(context, reading: plan.configuration)
        switch invocation.command {
        case .test(let options): try test(plan, options, project, context)
        case .explore(let options): try SpawnedExploration.serve(plan, options, project, by: spawned)
        default: throw CommandFailure(RunnerPoolError.notStartedByRunner.message)
        }
    }

    private func test(
        _ plan: SpawnedPlan, _ options: TestOptions, _ project: Project, _ context: CommandContext
    ) throws(CommandFailure) -> Never {
        let scripts = PlannedScripts(plan, project, parameters: options.parameters.values)
        var project = project
        project.judge(scripts.properties)
        let storages = WalkthroughStorages(
            folder: context.common.storage.map(context.folder.systemPath), for: plan.walkthroughs)
        if let schedules = options.schedules {
            let walkthroughs = plan.walkthroughs.compactMap(scripts.walkthrough)
            // A missing walkthrough would change the indices of those after it.
            guard walkthroughs.count == plan.walkthroughs.count else {
                throw CommandFailure(RunnerPoolError.notStartedByRunner.message)
            }
            let units = ScheduleUnits(
                walkthroughs, schedules: schedules, by: options.sweep(project),
                copies: ProgramCopies(
                    spawned, executable: Bundle.main.executablePath, arguments: process.arguments, plan: plan.json))
            if let task = plan.task { units.performAlone(task, in: spawned) }
            spawned.serve { units.perform($0, in: $1, telling: $2) }
        }
        // The scripts are not read yet, so whether one expects an absence is unknown.
        let runner = ProcessPerformer(
            project, options, storages: storages, sightings: ScreenSightings(),
            auditor: options.audits ? ScreenAuditor() : nil)
        spawned.serve { (index: Int, progress, tell) in
            let identity = plan.walkthroughs[index]
            guard let walkthrough = scripts.walkthrough(identity) else {
                return PerformedWalkthrough(PlannedScripts.missing(identity))
            }
            return runner.run(walkthrough, at: index, noting: progress, telling: tell)
        }
    }
}

/// The scripts of a plan in a spawned runner process, each parsed when first needed.
final class PlannedScripts {
    /// Reads them; strong, this object owns it.
    private let loader: WalkthroughLoader
    private let propertyPaths: [String]
    /// The walkthroughs of the last script, since the rows of one mostly follow each other.
    private var last: (path: String, walkthroughs: [Walkthrough]) = ("", [])

    init(_ plan: SpawnedPlan, _ project: Project, parameters: [String: String]) {
        propertyPaths = plan.properties
        let scripts = Dictionary(plan.scripts.map { ($0.path, [UInt8]($0.bytes)) }, uniquingKeysWith: { $1 })
        loader = WalkthroughLoader(vocabulary: project.vocabulary, parameters: parameters) {
            (path) throws(ScriptReadError) in
            guard let bytes = scripts[path] else { throw .missing }
            return bytes
        }
    }

    /// Returns a walkthrough of the plan; nil if its script does not have it any more.
    func walkthrough(_ identity: WalkthroughIdentity) -> Walkthrough? {
        let path = identity.path
        if last.path != path { last = (path, loader.load([identity.path]).walkthroughs) }
        return last.walkthroughs.first { walkthrough in
            let found = WalkthroughIdentity(walkthrough)
            return found.line == identity.line && found.rowName == identity.rowName
        }
    }

    /// The properties of the plan, in order.
    var properties: [PropertySet] { loader.load(propertyPaths).properties }

    /// Returns the result of a walkthrough that its script does not have any more.
    static func missing(_ identity: WalkthroughIdentity) -> WalkthroughResult {
        let failure = WalkthroughFailure(
            StepFailure(.problem("plan"), "this script was changed while the run began; run it again"),
            at: SourceLocation(file: identity.path, line: identity.line ?? 1, column: 1))
        return WalkthroughResult(identity, .failed, failures: [failure])
    }
}
