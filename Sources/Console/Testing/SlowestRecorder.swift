import Reports
import Walkthroughs

/// Names the walkthroughs that took longest, right before the counts, which stay the last line.
final class SlowestRecorder: RunRecorder {
    /// How many are named.
    private let count: Int
    /// Knows the times; strong, the run's recorders are owned together.
    private let ledger: RunLedger
    /// Prints lines.
    private let print: ([String]) -> Void

    init(_ count: Int, of ledger: RunLedger, print: @escaping ([String]) -> Void) {
        (self.count, self.ledger, self.print) = (count, ledger, print)
    }

    func record(_ event: RunEvent) {
        guard case .runEnded = event else { return }
        let lines = ledger.slowest(count)
        if !lines.isEmpty { print(["The slowest:"] + lines + [""]) }
    }
}
