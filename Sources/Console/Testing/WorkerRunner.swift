import StageRuntime
import Walkthroughs

/// Performs walkthroughs of a plan in a worker process, one after another, so that they share a prepared launch.
final class WorkerRunner {
    /// The apps and the configuration.
    private let project: Project
    /// The seed of the run.
    private let seed: UInt64
    /// Where each walkthrough keeps what it stores.
    private let storages: WalkthroughStorages
    /// Performs them; nil before the first; strong, this object owns it.
    private var runner: WalkthroughRunner?
    /// The place in the plan of the one that is performed.
    private var index = 0

    init(_ project: Project, seed: UInt64?, storages: WalkthroughStorages) {
        (self.project, self.seed, self.storages) = (project, seed ?? 0, storages)
    }

    /// Performs a walkthrough; `progress` is the worker's, the same each time.
    func run(
        _ walkthrough: Walkthrough, as identity: WalkthroughIdentity, at index: Int, noting progress: WorkerProgress
    ) -> WalkthroughResult {
        self.index = index
        let runner = self.runner ?? makeRunner(progress)
        self.runner = runner
        var result = runner.run(walkthrough, noting: progress)
        result.identity = identity
        return result
    }

    private func makeRunner(_ progress: WorkerProgress) -> WalkthroughRunner {
        WalkthroughRunner(
            apps: project.apps, configuration: project.configuration, seed: seed, recorders: [progress],
            makeStorage: { [unowned self] _ in storages.make(index) })
    }
}
