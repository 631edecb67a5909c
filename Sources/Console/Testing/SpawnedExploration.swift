import Explorer
import Foundation
import ProcessPool
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Makes the runner processes of `explore` if processes cannot be copied.
struct SpawnedExploration {
    /// What such a process must know besides its command line and the files.
    private struct Task: Codable {
        /// How many of the plan's walkthroughs are roots; the others are examples.
        var rootCount: Int
        /// The texts that the app's scripts type.
        var dictionary: InputDictionary
        /// The bodies that scripts set as replies, by call.
        var bodies: [String: [String]]
        /// The elements whose texts are not part of a state.
        var volatile: Set<String>
        var drawsScreens: Bool
        /// The runs, as JSON.
        var round = Data()
    }

    /// The plan of every round, without its task; nil if a script can no longer be read.
    private let plan: SpawnedPlan?
    /// The task of every round, without its runs.
    private let task: Task
    private let context: CommandContext

    /// Keeps the files of an exploration, so that all processes read the same.
    init(_ inputs: ExplorationInputs, _ setup: ExplorationSetup, _ context: CommandContext) {
        self.context = context
        let walkthroughs = (setup.roots + setup.examples).map(\.walkthrough)
        let launch = inputs.launchScript
        let paths = walkthroughs.flatMap(\.paths).filter { $0 != launch?.path }
        var plan = SpawnedPlan(
            walkthroughs.map { WalkthroughIdentity($0) }, readingFrom: paths, properties: inputs.propertyPaths, context)
        if let launch { plan?.scripts.append(launch) }
        self.plan = plan
        task = Task(
            rootCount: setup.roots.count, dictionary: setup.dictionary, bodies: setup.bodies, volatile: setup.volatile,
            drawsScreens: setup.drawsScreens)
    }

    func makePool(_ options: PoolOptions, _ round: Data) throws(RunnerPoolError) -> ExplorationPool {
        var task = task
        task.round = round
        guard let executable = Bundle.main.executablePath, let json = try? JSONEncoder().encode(task),
            let plan = plan?.json(json)
        else { throw .threadsRun }
        return try ExplorationPool(options, spawning: executable, arguments: context.process.arguments, plan: plan)
    }

    /// Performs runs in such a process until the runner ends it; throws if the plan does not fit the program.
    static func serve(
        _ plan: SpawnedPlan, _ options: ExploreOptions, _ project: Project, by spawned: SpawnedRunner
    ) throws(CommandFailure) -> Never {
        let scripts = PlannedScripts(plan, project, parameters: options.parameters.values)
        let roots = plan.walkthroughs.compactMap(scripts.walkthrough).compactMap { walkthrough in
            try? PreparedWalkthrough(
                walkthrough, apps: project.apps, configuration: project.configuration, seed: options.seed ?? 0)
        }.map { ExplorationRoot($0) }
        guard let name = options.app ?? project.defaultApp, let app = project.app(name),
            let task = plan.task.flatMap({ try? JSONDecoder().decode(Task.self, from: $0) }),
            let round = try? JSONDecoder().decode(ExplorationRound.self, from: task.round),
            roots.count == plan.walkthroughs.count, roots.count >= task.rootCount
        else { throw CommandFailure(RunnerPoolError.notStartedByRunner.message) }
        var setup = ExplorationSetup(app: app, roots: Array(roots[..<task.rootCount]))
        setup.examples = Array(roots[task.rootCount...])
        options.apply(to: &setup)
        setup.properties = scripts.properties.filter { $0.app == name }.flatMap(\.properties)
        (setup.dictionary, setup.bodies, setup.volatile) = (task.dictionary, task.bodies, task.volatile)
        setup.drawsScreens = task.drawsScreens
        let performer = RoundPerformer(setup, round)
        spawned.serve { (index: Int, progress, _: @escaping (Never) -> Void) in
            performer.perform(index, noting: progress)
        }
    }
}

extension ExploreOptions {
    /// Stores the options in a setup.
    func apply(to setup: inout ExplorationSetup) {
        setup.seed = seed ?? 0
        setup.avoided = avoided.compactMap { ElementQuery(parsing: $0) }
        setup.triesFaults = faults
    }
}
