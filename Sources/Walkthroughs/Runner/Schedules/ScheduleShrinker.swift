import StageRuntime

/// Finds as few deviations from the default order as still fail.
///
/// It is delta debugging (Zeller, Hildebrandt: Simplifying and Isolating Failure-Inducing Input, IEEE TSE 2002): parts
/// are left out, large ones first, until nothing more can be; then each deviation that is left is made plainer.
struct ScheduleShrinker {
    /// The most runs that a failure is worth.
    private static let runLimit = 2_000

    /// Tells whether a run with these deviations alone fails in the same way.
    let fails: ([ScheduleDeviation]) -> Bool

    /// Returns the fewest deviations found that fail; all of them where not even they do when replayed.
    func shrink(_ deviations: [ScheduleDeviation]) -> [ScheduleDeviation] {
        var runs = 0
        func stillFails(_ candidate: [ScheduleDeviation]) -> Bool {
            runs += 1
            return runs <= Self.runLimit && fails(candidate)
        }
        guard stillFails(deviations) else { return deviations }
        var kept = deviations
        var size = max(1, kept.count / 2)
        while !kept.isEmpty {
            var start = 0
            var hasShrunk = false
            while start < kept.count {
                let candidate = Array(kept[..<start] + kept[min(start + size, kept.count)...])
                if stillFails(candidate) {
                    kept = candidate
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { break }
            size = max(1, size / 2)
        }
        for place in kept.indices {
            guard let plainer = kept[place].withoutSteps else { continue }
            var candidate = kept
            candidate[place] = plainer
            if stillFails(candidate) { kept = candidate }
        }
        // The run that was tried last may have held; whoever looks at the last failing one wants that of the answer.
        _ = fails(kept)
        return kept
    }
}

extension ScheduleDeviation {
    /// The same late reply, not between steps; `nil` for what is plain already.
    fileprivate var withoutSteps: ScheduleDeviation? {
        guard case .reply(let call, let number, let latency, _?) = self else { return nil }
        return .reply(call: call, number: number, latency: latency, steps: nil)
    }
}
