import StageRuntime

/// Finds as few deviations from the default order as still fail.
///
/// It is delta debugging (Zeller, Hildebrandt: Simplifying and Isolating Failure-Inducing Input, IEEE TSE 2002): parts
/// are left out, large ones first, until nothing more can be; then each deviation that is left is made plainer.
struct ScheduleShrinker {
    /// The most runs that a failure is worth.
    static let usualRunLimit = 2_000

    /// The most runs that this failure is worth.
    var runLimit = usualRunLimit

    /// The latency of a call in the default order; `nil` for a call that is not known.
    let nominal: (String) -> Duration?
    /// Tells whether a run with these deviations alone fails in the same way.
    let fails: ([ScheduleDeviation]) -> Bool

    /// Returns the fewest deviations found that fail; all of them if not even they fail when replayed.
    func shrink(_ deviations: [ScheduleDeviation]) -> [ScheduleDeviation] {
        var trial = Trial(runsLeft: runLimit, fails: fails)
        guard trial.fails(deviations) else { return deviations }
        var kept = leaveOut(of: deviations, &trial)
        for place in kept.indices { makePlainer(place, of: &kept, &trial) }
        // The run that was tried last may have held; whoever looks at the last failing one wants that of the answer.
        _ = fails(kept)
        return kept
    }

    /// Counts the runs that are tried.
    private struct Trial {
        /// How many more may be tried.
        var runsLeft: Int
        /// Tries one.
        let fails: ([ScheduleDeviation]) -> Bool

        mutating func fails(_ candidate: [ScheduleDeviation]) -> Bool {
            runsLeft -= 1
            return runsLeft >= 0 && fails(candidate)
        }
    }

    private func leaveOut(of deviations: [ScheduleDeviation], _ trial: inout Trial) -> [ScheduleDeviation] {
        var kept = deviations
        var size = max(1, kept.count / 2)
        while !kept.isEmpty {
            var start = 0
            var hasShrunk = false
            while start < kept.count {
                let candidate = Array(kept[..<start] + kept[min(start + size, kept.count)...])
                if trial.fails(candidate) {
                    kept = candidate
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { break }
            size = max(1, size / 2)
        }
        return kept
    }

    /// Lets a reply be merely late instead of in a gap, and then as near to its nominal latency as still fails.
    private func makePlainer(_ place: Int, of kept: inout [ScheduleDeviation], _ trial: inout Trial) {
        guard case .reply(let call, let number, let latency, let gap) = kept[place] else { return }
        var candidate = kept
        func fails(after latency: Duration) -> Bool {
            candidate[place] = .reply(call: call, number: number, latency: latency, gap: nil)
            guard trial.fails(candidate) else { return false }
            kept = candidate
            return true
        }
        if gap != nil, !fails(after: latency) { return }
        guard let nominal = nominal(call) else { return }
        var (near, far) = (nominal.wholeNanoseconds, latency.wholeNanoseconds)
        while abs(far - near) > Self.nearEnough {
            let middle = (near + (far - near) / 2) / Self.nearEnough * Self.nearEnough
            guard middle != near, middle != far else { return }
            if fails(after: .nanoseconds(middle)) { far = middle } else { near = middle }
        }
    }

    /// How near a latency is brought to the one that just holds, in nanoseconds.
    private static let nearEnough: Int64 = 1_000_000
}

/// What is left of a schedule that failed.
struct ShrunkSchedule {
    /// As few deviations from the default order as still fail in the same way: in the same line, if a line failed.
    let deviations: [ScheduleDeviation]
    /// The deviations in words, a line each: "reply 2 of suggestions.search arrived after reply 3".
    let explanation: [String]
    /// What to declare or to write if that is no defect, a sentence each.
    let advice: [String]
}

/// How the schedules of one walkthrough are divided, so that several processes can share them.
///
/// It depends on their number alone, so that results are the same however many processes there are. The first part is
/// one schedule: what fails in the default order shows there, and nothing else need be tried.
struct ScheduleParts {
    /// How many schedules a part has at most, as long as there are few.
    private static let usualSize = 64
    /// Into how many parts at least schedules are divided, if there are enough.
    private static let leastCount = 16
    /// The most parts there are.
    private static let mostCount = 4096

    /// How many schedules there are.
    let total: Int
    /// How many schedules a part has, the first and the last apart.
    private let size: Int
    /// How many parts there are.
    let count: Int

    init(schedules: Int) {
        total = max(schedules, 1)
        let rest = total - 1
        let even = rest / Self.leastCount + (rest % Self.leastCount > 0 ? 1 : 0)
        let least = rest / Self.mostCount + 1
        size = max(1, min(even, Self.usualSize), least)
        count = 1 + rest / size + (rest % size > 0 ? 1 : 0)
    }

    /// Returns the numbers of a part's schedules.
    subscript(part: Int) -> ClosedRange<UInt64> {
        guard part > 0 else { return 1...1 }
        let first = 2 + (part - 1) * size
        return UInt64(first)...UInt64(first + min(size - 1, max(total - first, 0)))
    }
}
