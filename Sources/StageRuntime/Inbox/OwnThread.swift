import Dispatch
import Foundation
import Synchronization

/// A thread that runs the jobs of one task elsewhere.
///
/// Swift's thread pool would not do: if a test runs its stage on a thread of the pool and waits there, the work
/// elsewhere would wait for that thread.
final class OwnThread: TaskExecutor {
    /// The jobs that are ready, the oldest first.
    private let jobs = Mutex<[UnownedJob]>([])
    /// Counts the ready jobs, and one for the end.
    private let signals = DispatchSemaphore(value: 0)

    /// Begins to run jobs, until ``end()``.
    func start() {
        Thread.detachNewThread { [self] in
            while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }

    /// Adds a job; called from any thread.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        signals.signal()
    }

    /// Ends the thread after the jobs that are ready; the task itself calls it, as the last thing that it does.
    func end() { signals.signal() }

    /// Waits for the next job; returns nil at the end.
    private func next() -> UnownedJob? {
        signals.wait()
        return jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
