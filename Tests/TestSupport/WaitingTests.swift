import Foundation
package import Testing

/// Performs a suite's tests on two threads of their own, since they wait for processes and servers.
///
/// All other tests share as many threads as there are cores; one that waits there keeps a core idle.
package struct WaitingTests: SuiteTrait, TestTrait, TestScoping {
    /// The threads; none of Dispatch's, of which those that wait would be missing to `URLSession`.
    private final class Threads: TaskExecutor, @unchecked Sendable {
        static let shared = Threads()
        /// Guards the jobs.
        private let condition = NSCondition()
        /// What is to be performed, in the order in which it came.
        private var jobs: [UnownedJob] = []

        private init() {
            for _ in 1...2 {
                let thread = Thread { [self] in while true { next().runSynchronously(on: asUnownedTaskExecutor()) } }
                thread.stackSize = 8 << 20
                thread.start()
            }
        }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            condition.withLock {
                jobs.append(job)
                condition.signal()
            }
        }

        private func next() -> UnownedJob {
            condition.withLock {
                while jobs.isEmpty { condition.wait() }
                return jobs.removeFirst()
            }
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
