/// The tasks that have failed in a process after others, and are performed again in a new process.
///
/// One that passes there depends on what an earlier one has left: on static state of the app.
struct RepeatedFailures<Note, Output: PoolOutput> {
    /// A task that has ended.
    struct Ended {
        /// Its end, which counts whatever the repetition shows.
        var end: TaskEnd<Output>
        let notes: [Note]
    }

    private let limit: Int
    private var count = 0
    /// The failures that wait for their repetitions, by index in the order.
    private var failures: [Int: Ended] = [:]
    /// How many tasks the process of each slot has begun.
    private var begun: [Int]

    init(limit: Int, slots: Int) {
        self.limit = limit
        begun = Array(repeating: 0, count: slots)
    }

    /// The indices of the failures that still wait, in order.
    var indices: [Int] { failures.keys.sorted() }

    /// Notes that the process of a slot begins a task; returns whether for the first time.
    mutating func began(_ index: Int, in slot: Int) -> Bool {
        begun[slot] += 1
        return failures[index] == nil
    }

    mutating func died(_ slot: Int) { begun[slot] = 0 }

    /// Returns whether an output is that of a failure that is to be repeated.
    func wants(_ output: Output, of index: Int, in slot: Int) -> Bool {
        count < limit && output.mayDependOnOthers && begun[slot] > 1 && failures[index] == nil
    }

    mutating func keep(_ failure: Ended, of index: Int) {
        count += 1
        failures[index] = failure
    }

    /// Removes and returns the failure of an index, given the output of its repetition; nil if there was no failure.
    mutating func remove(_ index: Int, repetition: Output? = nil, in slot: Int? = nil) -> Ended? {
        guard var failure = failures.removeValue(forKey: index) else { return nil }
        let isAlone = slot.map { begun[$0] == 1 } ?? false
        failure.end.failsOnlyAfterOthers = isAlone && repetition?.isFailure == false
        return failure
    }
}
