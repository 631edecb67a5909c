import Walkthroughs

/// How walkthroughs went when they ran last; those of earlier runs that the last one left out are among them.
struct LastRun: Equatable {
    /// The walkthroughs, in the order in which they were learned.
    private var keys: [Key] = []
    /// How they went.
    private var records: [Key: Record] = [:]

    /// Whether no run is known.
    var isEmpty: Bool { keys.isEmpty }

    /// What is known, in order.
    var all: [(key: Key, record: Record)] {
        keys.compactMap { key in records[key].map { (key, $0) } }
    }

    subscript(_ walkthrough: Walkthrough) -> Record? { records[Key(WalkthroughIdentity(walkthrough))] }

    subscript(_ key: Key) -> Record? {
        get { records[key] }
        set {
            if records[key] == nil, newValue != nil { keys.append(key) }
            records[key] = newValue
        }
    }

    /// Returns this run's records with those of an earlier one that it left out and that are wanted still.
    func completed(by earlier: LastRun, where isWanted: (Key) -> Bool) -> LastRun {
        var result = LastRun()
        for (key, record) in earlier.all where records[key] != nil || isWanted(key) {
            result[key] = records[key] ?? record
        }
        for (key, record) in all { result[key] = record }
        return result
    }

    /// Returns what walkthroughs cost: the time of the last run, or what their steps would have cost in it.
    ///
    /// Where nothing was measured, it is the number of steps.
    func weights(of walkthroughs: [Walkthrough]) -> [Int] {
        var steps = walkthroughs.map { max(1, $0.program.stepCount) }
        let measured = walkthroughs.map { self[$0]?.nanoseconds }
        var (time, count) = (0.0, 0.0)
        for (steps, nanoseconds) in zip(steps, measured) {
            guard let nanoseconds, nanoseconds > 0 else { continue }
            time += Double(nanoseconds)
            count += Double(steps)
        }
        guard count > 0 else { return steps }
        let perStep = time / count
        for (index, nanoseconds) in measured.enumerated() {
            let estimate = Int(min(Double(steps[index]) * perStep, 1e18))
            steps[index] = nanoseconds.flatMap { $0 > 0 ? $0 : nil } ?? estimate
        }
        return steps
    }
}
