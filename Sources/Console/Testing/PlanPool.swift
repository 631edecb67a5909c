import Foundation
import WalkthroughLanguage
import WalkthroughRunner

/// Makes the runner processes of a plan.
struct PlanPool {
    /// What is planned.
    private let items: [PlanItem]
    /// The folder that scripts are read from, and what the process may do.
    private let context: CommandContext

    init(_ items: [PlanItem], _ context: CommandContext) {
        (self.items, self.context) = (items, context)
    }

    /// Makes runner processes that are copies of this process or, if that cannot be had, programs of their own.
    func make(
        _ options: RunnerPool.Options, perform: @escaping (Int, RunnerProgress) -> WalkthroughResult
    ) throws(RunnerPoolError) -> RunnerPool {
        if !context.process.spawnsProcesses {
            do throws(RunnerPoolError) {
                return try RunnerPool(options, perform: perform)
            } catch {
                guard error == .threadsRun else { throw error }
            }
        }
        guard let executable = Bundle.main.executablePath, let plan = spawnedPlan else { throw .threadsRun }
        return try RunnerPool(
            options, spawning: executable, arguments: context.process.arguments, plan: plan)
    }

    /// All that runner processes read; nil if a file has gone since it was checked.
    private var spawnedPlan: SpawnedPlan? {
        let paths = Set(items.flatMap(\.walkthrough.paths))
        let configuration = Project.configurationPath(context)
        var files: [SpawnedPlan.File] = []
        for path in [configuration] + paths.sorted() {
            guard let bytes = try? context.folder.read(path) else { return nil }
            files.append(SpawnedPlan.File(path: path, bytes: Data(bytes)))
        }
        return SpawnedPlan(
            walkthroughs: items.map(\.identity), configuration: files.removeFirst(), scripts: files)
    }
}
