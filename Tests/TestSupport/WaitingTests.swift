import Foundation
package import Testing

/// Performs a suite's tests on two threads of their own, since they wait for processes and servers.
///
/// All other tests share as many threads as there are cores; one that waits there keeps a core idle.
package struct WaitingTests: SuiteTrait, TestTrait, TestScoping {
    /// The threads.
    private final class Threads: TaskExecutor {
        static let shared = Threads()
        private let queue = OperationQueue()

        private init() { queue.maxConcurrentOperationCount = 2 }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    /// Whether it holds for suites within the suite too.
    package let isRecursive = true

    /// Performs a test on the threads.
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Threads.shared) { try await function() }
    }
}

extension Trait where Self == WaitingTests {
    /// For tests that wait for a process or a server.
    package static var waiting: Self { WaitingTests() }
}
