/// Tasks in the order of their start, which is that of their numbers; strong until they are removed.
struct TaskList {
    /// The tasks.
    private(set) var tasks: [StageTask] = []

    /// Adds the task that was started last.
    mutating func append(_ task: StageTask) { tasks.append(task) }

    /// Removes a task; one that is not there changes nothing.
    mutating func remove(_ task: StageTask) {
        var start = 0
        var end = tasks.count
        while start < end {
            let middle = (start + end) / 2
            if tasks[middle].number < task.number { start = middle + 1 } else { end = middle }
        }
        if start < tasks.count, tasks[start] === task { tasks.remove(at: start) }
    }
}
