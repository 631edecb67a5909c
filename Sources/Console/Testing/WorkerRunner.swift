import StageRuntime
import Walkthroughs

/// Performs walkthroughs of a plan in a worker process, one after another, so that they share a prepared launch.
final class WorkerRunner {
    /// Makes what performs them, for the worker's progress and with a storage for each walkthrough.
    private let make: (_ progress: WorkerProgress, _ storage: @escaping () -> any Storage) -> WalkthroughRunner
    /// Where each walkthrough keeps what it stores.
    private let storages: WalkthroughStorages
    /// Performs them; nil before the first; strong, this object owns it.
    private var runner: WalkthroughRunner?
    /// The place in the plan of the one that is performed.
    private var index = 0

    init(
        storages: WalkthroughStorages,
        make: @escaping (_ progress: WorkerProgress, _ storage: @escaping () -> any Storage) -> WalkthroughRunner
    ) {
        (self.storages, self.make) = (storages, make)
    }

    /// Performs a walkthrough; `progress` is the worker's, the same each time.
    func run(
        _ walkthrough: Walkthrough, as identity: WalkthroughIdentity, at index: Int, noting progress: WorkerProgress
    ) -> WalkthroughResult {
        self.index = index
        let runner = self.runner ?? make(progress) { [unowned self] in storages.make(self.index) }
        self.runner = runner
        var result = runner.run(walkthrough, noting: progress)
        result.identity = identity
        return result
    }
}
