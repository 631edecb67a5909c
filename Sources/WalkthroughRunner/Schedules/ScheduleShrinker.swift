import Results
import StageRuntime
import WalkthroughLanguage

/// Finds a minimal list of deviations from the default order that still fails.
///
/// It is delta debugging (Zeller, Hildebrandt: Simplifying and Isolating Failure-Inducing Input, IEEE TSE 2002): parts
/// are left out, large ones first, until nothing more can be; then each deviation that is left is made plainer.
struct ScheduleShrinker {
    /// The maximum number of runs for a failure.
    static let defaultRunLimit = 2_000

    var runLimit = defaultRunLimit

    /// The latency of a call in the default order; `nil` for a call that is not known.
    let nominal: (String) -> Duration?
    /// Returns whether a run with only these deviations fails in the same way.
    let fails: ([ScheduleDeviation]) -> Bool

    /// Returns the fewest failing deviations found; all of them if even these do not fail when replayed.
    func shrink(_ deviations: [ScheduleDeviation]) -> [ScheduleDeviation] {
        var trial = Trial(runsLeft: runLimit, fails: fails)
        guard trial.fails(deviations) else { return deviations }
        var kept = leaveOut(of: deviations, &trial)
        for index in kept.indices { makePlainer(index, of: &kept, &trial) }
        // The last run tried may have passed. Callers keep the last failing run, which must be that of the result.
        _ = fails(kept)
        return kept
    }

    private struct Trial {
        var runsLeft: Int
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

    /// Replaces a reply's gap by a latency, then brings the latency near to the nominal one; shortens a pause.
    private func makePlainer(_ index: Int, of kept: inout [ScheduleDeviation], _ trial: inout Trial) {
        func fails(with deviation: ScheduleDeviation) -> Bool {
            var candidate = kept
            candidate[index] = deviation
            guard trial.fails(candidate) else { return false }
            kept = candidate
            return true
        }
        switch kept[index] {
        case .reply(let call, let number, let latency, let gap):
            let plain = { ScheduleDeviation.reply(call: call, number: number, latency: $0, gap: nil) }
            if gap != nil, !fails(with: plain(latency)) { return }
            guard let nominal = nominal(call) else { return }
            approach(nominal, from: latency, in: .milliseconds(1)) { fails(with: plain($0)) }
        case .pause(let number, let pause, let before):
            approach(.zero, from: pause, in: .milliseconds(500)) {
                fails(with: .pause(number: number, $0, before: before))
            }
        case .timer, .job: return
        }
    }

    /// Moves a failing time towards one that does not fail, in steps, as far as it still fails.
    private func approach(_ good: Duration, from bad: Duration, in step: Duration, fails: (Duration) -> Bool) {
        let step = step.wholeNanoseconds
        var (near, far) = (good.wholeNanoseconds, bad.wholeNanoseconds)
        while abs(far - near) > step {
            let middle = (near + (far - near) / 2) / step * step
            guard middle != near, middle != far else { return }
            if fails(.nanoseconds(middle)) { far = middle } else { near = middle }
        }
    }
}

/// The result of shrinking a failed schedule.
struct ShrunkSchedule {
    /// A minimal list of deviations from the default order that fails in the same manner, in the same line if any.
    let deviations: [ScheduleDeviation]
    /// The deviations in words, a line each: "reply 2 of suggestions.search arrived after reply 3".
    let explanation: [String]
    /// What to declare or to write if that is no defect, one sentence each.
    let advice: [String]
}

extension ScheduleRecord {
    /// Notes a shrunk schedule as the first that failed.
    mutating func note(_ number: UInt64, of walkthrough: Walkthrough, _ shrunk: ShrunkSchedule) {
        note(number, of: walkthrough, deviations: shrunk.explanation, replay: shrunk.deviations)
    }
}

/// The division of one walkthrough's schedules into parts, so that several processes can share them.
///
/// It depends only on the number of schedules, so that the results do not depend on the number of processes. The first
/// part is one schedule, which also runs the default order: if that fails, nothing else need be tried.
struct ScheduleParts {
    /// The maximum number of schedules in a part, unless there are very many.
    private static let defaultSize = 64
    /// The minimum number of parts, if there are enough schedules.
    private static let leastCount = 16
    private static let mostCount = 4096

    let total: Int
    /// The number of schedules in each part except the first and the last.
    private let size: Int
    let count: Int

    init(schedules: Int) {
        total = max(schedules, 1)
        let rest = total - 1
        let even = rest / Self.leastCount + (rest % Self.leastCount > 0 ? 1 : 0)
        let least = rest / Self.mostCount + 1
        size = max(1, min(even, Self.defaultSize), least)
        count = 1 + rest / size + (rest % size > 0 ? 1 : 0)
    }

    /// Returns the numbers of a part's schedules.
    subscript(part: Int) -> ClosedRange<UInt64> {
        guard part > 0 else { return 1...1 }
        let first = 2 + (part - 1) * size
        return UInt64(first)...UInt64(first + min(size - 1, max(total - first, 0)))
    }
}
