import Walkthroughs

/// How walkthroughs went when they ran last; those of earlier runs that the last one left out are among them.
struct LastRun: Equatable {
    /// What is known, in the order in which it was learned.
    private(set) var all: [Entry] = []
    /// Where each walkthrough stands.
    private var places: [Key: Int] = [:]

    /// Whether no run is known.
    var isEmpty: Bool { all.isEmpty }

    subscript(_ walkthrough: Walkthrough) -> Record? { self[Key(WalkthroughIdentity(walkthrough))] }

    subscript(_ key: Key) -> Record? { places[key].map { all[$0].record } }

    /// Takes in how a walkthrough went; what was known of it before is gone.
    mutating func learn(_ key: Key, _ record: Record) {
        let new = all.count
        let place = places[key, default: new]
        if place == new {
            places[key] = new
            all.append(Entry(key: key, record: record))
        } else {
            all[place].record = record
        }
    }

    /// Has room for so many walkthroughs, without growing bit by bit.
    mutating func reserveCapacity(_ count: Int) {
        all.reserveCapacity(count)
        places.reserveCapacity(count)
    }

    /// Returns this run's records with those of an earlier one that it left out and that are wanted still.
    func completed(by earlier: LastRun, where isWanted: (Key) -> Bool) -> LastRun {
        var result = LastRun()
        result.reserveCapacity(max(all.count, earlier.all.count))
        for entry in earlier.all where places[entry.key] != nil || isWanted(entry.key) {
            result.learn(entry.key, entry.record)
        }
        for entry in all { result.learn(entry.key, entry.record) }
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
