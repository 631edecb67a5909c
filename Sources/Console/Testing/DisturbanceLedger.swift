import WalkthroughRunner

/// Counts over a run what has disturbed the walkthroughs.
final class DisturbanceLedger: RunRecorder {
    /// The disturbances that were asked for.
    private let disturbances: [Disturbance]
    /// How many walkthroughs each has disturbed.
    private var walkthroughs: [Disturbance: Int] = [:]
    /// How many runs were disturbed.
    private var runs = 0

    init(_ disturbances: [Disturbance]) {
        self.disturbances = disturbances
    }

    /// Records what has disturbed a walkthrough.
    func record(_ event: RunEvent) {
        guard case .walkthroughEnded(let result) = event, let disturbed = result.disturbed else { return }
        for disturbance in disturbances {
            guard let count = disturbed[disturbance] else { continue }
            walkthroughs[disturbance, default: 0] += 1
            runs += count
        }
    }

    /// What was tried, in one line: `disturbed in 310 runs: 12 walkthroughs by rotate, 14 by memory`; nil if nothing
    /// was to be.
    var line: String? {
        guard let first = disturbances.first else { return nil }
        let counts = disturbances.map { disturbance in
            let count = walkthroughs[disturbance] ?? 0
            let things = disturbance == first ? count == 1 ? " walkthrough" : " walkthroughs" : ""
            return "\(count)\(things) by \(disturbance.rawValue)"
        }
        return "disturbed in \(runs) \(runs == 1 ? "run" : "runs"): " + counts.joined(separator: ", ")
    }
}
