/// The tasks of a stage that have started and not ended.
package struct TaskRegistry {
    /// The tasks, in the order of their start.
    private var list = TaskList()
    /// How many tasks were ever started.
    package private(set) var startedCount: UInt64 = 0

    /// The tasks that have not ended, in the order of their start.
    package var running: [StageTask] { list.tasks }

    /// How many tasks have not ended.
    package var count: Int { list.tasks.count }

    /// The paths of the tasks that have not ended and wait for nothing that the stage knows.
    package var runningNames: [String] { running.filter { $0.waits.isEmpty && !$0.isObserver }.map(\.path) }

    /// The number for the next task.
    mutating func makeNumber() -> UInt64 {
        startedCount += 1
        return startedCount
    }

    mutating func insert(_ task: StageTask) { list.append(task) }

    mutating func remove(_ task: StageTask) { list.remove(task) }

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
