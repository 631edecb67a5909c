/// The tasks of a stage that have started and not ended; owned by the stage's loop.
package final class TaskRegistry {
    /// The tasks that have not ended, in the order of their start and so of their numbers; strong until they end.
    package private(set) var running: [StageTask] = []
    /// How many tasks were started so far; also the number of the last one.
    package private(set) var startedCount: UInt64 = 0
    private var lastScope: UInt64 = 0

    /// How many tasks have not ended.
    package var count: Int { running.count }

    /// The paths of the tasks that have not ended and have no wait that the stage knows.
    package var runningNames: [String] { running.filter { $0.waits.isEmpty && !$0.isObserver }.map(\.path) }

    func makeNumber() -> UInt64 {
        startedCount += 1
        return startedCount
    }

    func makeScopeNumber() -> UInt64 {
        lastScope += 1
        return lastScope
    }

    func insert(_ task: StageTask) { running.append(task) }

    func remove(_ task: StageTask) {
        if let index = running.firstIndex(where: { $0 === task }) { running.remove(at: index) }
    }

    /// Returns the task whose own job this is; the jobs of yields and child tasks are not recognised.
    func task(ofJob job: UInt) -> StageTask? { running.first { $0.job == job } }

    /// Returns the name of the task that a job probably belongs to.
    func name(ofJob job: UInt) -> String {
        if let task = task(ofJob: job) { return task.account }
        let candidates = running.filter { $0.waits.isEmpty }.map(\.account)
        return switch candidates.count {
        case 0: "a task that no scope started"
        case 1: "a child task of " + candidates[0]
        default: "a child task of one of " + candidates.joined(separator: ", ")
        }
    }
}

/// Two tasks that run side by side: if one throws an error, the other is cancelled.
///
/// `@unchecked Sendable`: a cancellation handler must be `Sendable`; the properties are only touched on the loop.
final class TaskPair: @unchecked Sendable {
    /// The two tasks; strong until the wait for them has ended.
    var tasks: [StageTask] = []
    /// How many have ended without an error.
    private var doneCount = 0
    /// The first error of the two.
    private var error: (any Error)?

    /// Performs one task's body and records how it ended.
    func perform(_ body: () async throws -> Void) async {
        do {
            try await body()
            doneCount += 1
        } catch {
            if self.error == nil { self.error = error }
            cancel()
        }
    }

    func cancel() { for task in tasks { task.cancel() } }

    /// Throws the first error of the two, or `CancellationError` if one never ran.
    func check() throws {
        if let error { throw error }
        if doneCount < 2 { throw CancellationError() }
    }
}
