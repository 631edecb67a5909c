import WalkthroughLanguage
import WalkthroughRunner

/// How walkthroughs went when they ran last; those of earlier runs that the last one left out are among them.
struct LastRun: Equatable {
    /// Takes in walkthroughs one by one, and makes one record of all repetitions of each.
    ///
    /// A journal may say anything: a time before the start counts as none, one of years as a year.
    struct Tally {
        /// A year: longer than anything takes, and so little that sums of such times are numbers.
        private static let longest = 366.0 * 86_400 * 1e9

        /// What is known so far.
        private(set) var lastRun = LastRun()
        /// How many repetitions a record stands for, if it is more than one.
        private var counts: [Key: Int] = [:]

        /// Takes in a walkthrough that was run.
        ///
        /// - Parameters:
        ///   - key: the walkthrough.
        ///   - hasFailed: whether it failed.
        ///   - nanoseconds: how long it took, in wall time.
        ///   - runs: how often it was run in that time.
        mutating func add(_ key: Key, hasFailed: Bool, nanoseconds: Double, runs: Int) {
            let time = min(max(nanoseconds, 0), Self.longest) / Double(max(runs, 1))
            guard let old = lastRun[key] else {
                lastRun.learn(key, Record(hasFailed: hasFailed, nanoseconds: Int(time.rounded())))
                return
            }
            let count = counts[key, default: 1]
            let mean = (Double(old.nanoseconds) * Double(count) + time) / Double(count + 1)
            lastRun.learn(key, Record(hasFailed: old.hasFailed || hasFailed, nanoseconds: Int(mean.rounded())))
            counts[key] = count + 1
        }
    }

    /// How a walkthrough went when it ran last.
    struct Record: Equatable {
        /// Whether it failed, in one of its repetitions at least.
        var hasFailed: Bool
        /// How long it took, in nanoseconds of wall time; the mean of its repetitions.
        var nanoseconds: Int
    }

    /// What a walkthrough is found by in a later run: lines may have moved, so the row counts by its values.
    struct Key: Hashable {
        /// The script's path.
        let path: String
        /// The values of the examples row; empty if there is none.
        let row: String

        init(path: String, row: String) {
            (self.path, self.row) = (path, row)
        }

        init(_ identity: WalkthroughIdentity) {
            self.init(path: identity.path, row: identity.rowName ?? "")
        }
    }

    /// A walkthrough and how it went.
    struct Entry: Equatable {
        /// The walkthrough.
        let key: Key
        /// How it went.
        var record: Record
    }

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
    /// If nothing was measured, it is the number of steps.
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
