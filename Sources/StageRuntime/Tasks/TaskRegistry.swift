/// The tasks of a stage that have started and not ended.
///
/// A loop has one; a class, so that using it is no access to a property of the loop, which would have to be checked.
package final class TaskRegistry {
    /// The tasks, in the order of their start.
    private var list = TaskList()
    /// How many tasks were ever started.
    package var startedCount: UInt64 { lastNumber }
    /// The number of the task started last.
    private var lastNumber: UInt64 = 0
    /// The number of the scope made last.
    private var lastScope: UInt64 = 0

    /// The tasks that have not ended, in the order of their start.
    package var running: [StageTask] { list.tasks }

    /// How many tasks have not ended.
    package var count: Int { list.tasks.count }

    /// The paths of the tasks that have not ended and wait for nothing that the stage knows.
    package var runningNames: [String] { running.filter { $0.waits.isEmpty && !$0.isObserver }.map(\.path) }

    /// The number for the next task.
    func makeNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    /// The number for the next scope.
    func makeScopeNumber() -> UInt64 {
        lastScope += 1
        return lastScope
    }

    func insert(_ task: StageTask) { change { $0.append(task) } }

    func remove(_ task: StageTask) { change { $0.remove(task) } }

    /// Changes the list, which is taken out meanwhile: no access to it lasts while other code runs.
    private func change(_ change: (inout TaskList) -> Void) {
        var tasks = exchange(&list, with: TaskList())
        change(&tasks)
        _ = exchange(&list, with: tasks)
    }

    /// The account of the task whose own job this is; a yield and a child task have jobs of their own.
    func account(ofJob job: UInt) -> String? { task(ofJob: job)?.account }

    /// The task whose own job this is.
    func task(ofJob job: UInt) -> StageTask? { running.first { $0.job == job } }

    /// The name of the task that a job belongs to, as well as it can be known.
    func name(ofJob job: UInt) -> String {
        if let account = account(ofJob: job) { return account }
        let candidates = running.filter { $0.waits.isEmpty }.map(\.account)
        return switch candidates.count {
        case 0: "a task that no scope started"
        case 1: "a child task of " + candidates[0]
        default: "a child task of one of " + candidates.joined(separator: ", ")
        }
    }
}
