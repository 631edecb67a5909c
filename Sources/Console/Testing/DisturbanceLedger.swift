import Basics
import WalkthroughRunner

/// Counts the disturbances of a run.
final class DisturbanceLedger: RunRecorder {
    /// The disturbances that were asked for.
    private let disturbances: [Disturbance]
    /// How many walkthroughs each disturbance was tried on.
    private var walkthroughs: [Disturbance: Int] = [:]
    /// How many runs were disturbed.
    private var runs = 0

    init(_ disturbances: [Disturbance]) {
        self.disturbances = disturbances
    }

    /// Records the disturbances of a walkthrough.
    func record(_ event: RunEvent) {
        guard case .walkthroughEnded(let result) = event, let disturbed = result.disturbed else { return }
        for disturbance in disturbances {
            guard let count = disturbed[disturbance] else { continue }
            walkthroughs[disturbance, default: 0] += 1
            runs += count
        }
    }

    /// The counts in one line: `disturbed in 310 runs: 12 walkthroughs by rotate, 14 by memory`; nil without
    /// disturbances.
    var line: String? {
        guard let first = disturbances.first else { return nil }
        let counts = disturbances.map { disturbance in
            let count = walkthroughs[disturbance] ?? 0
            let things = disturbance == first ? count == 1 ? " walkthrough" : " walkthroughs" : ""
            return "\(count)\(things) by \(disturbance.rawValue)"
        }
        return "disturbed in \(runs.counted("run")): " + counts.joined(separator: ", ")
    }
}
