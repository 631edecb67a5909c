import Reports
import StageRuntime
import Walkthroughs

/// Remembers how each walkthrough of a run went and how long it took: for the next run, and to name the slowest.
final class RunLedger: RunRecorder {
    /// A walkthrough that has ended.
    struct Entry: Equatable {
        let identity: WalkthroughIdentity
        let hasFailed: Bool
        let time: Duration
        /// How often it was run in that time.
        var runs = 1
    }

    /// The wall time since some fixed moment.
    private let now: () -> Duration
    /// When the walkthroughs began that have not ended.
    private var starts: [WalkthroughIdentity: Duration] = [:]
    /// What has ended, in the order of the ends; without what was skipped.
    private(set) var entries: [Entry] = []
    /// Whether the audit found anything.
    private(set) var hasFindings = false

    init(now: @escaping () -> Duration) {
        self.now = now
    }

    func record(_ event: RunEvent) {
        switch event {
        case .walkthroughStarted(let identity): starts[identity] = now()
        case .walkthroughEnded(let result):
            hasFindings = hasFindings || !result.findings.isEmpty
            let start = starts.removeValue(forKey: result.identity)
            if case .skipped = result.outcome { return }
            let time = result.wallTime ?? start.map { now() - $0 } ?? .zero
            let hasFailed = result.outcome.isFailure
            entries.append(Entry(identity: result.identity, hasFailed: hasFailed, time: time, runs: result.runCount))
        case .runStarted, .schedulesTried, .stepEnded, .walkthroughWarned, .runEnded: break
        }
    }

    /// What the next run can know of this one.
    var lastRun: LastRun {
        var tally = LastRun.Tally()
        for entry in entries {
            tally.add(
                LastRun.Key(entry.identity), hasFailed: entry.hasFailed, nanoseconds: entry.time / .nanoseconds(1),
                runs: entry.runs)
        }
        return tally.lastRun
    }

    /// Returns the walkthroughs that took longest, in lines that are safe to print; the longest first.
    func slowest(_ count: Int) -> [String] {
        let places = entries.indices.sorted { (entries[$1].time, $0) < (entries[$0].time, $1) }.prefix(count)
        let times = places.map { WallTime.text(entries[$0].time) }
        let width = times.map(\.count).max() ?? 0
        return zip(places, times).map { place, time in
            let identity = entries[place].identity
            let name = SafeText.fragment(identity.name) + "  " + SafeText.fragment(identity.argument)
            return "  " + String(repeating: " ", count: width - time.count) + time + "  " + name
        }
    }
}
