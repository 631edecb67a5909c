import TestSupport
import Testing
import WalkthroughRunner

@testable import Console

struct DisturbanceLedgerTests {
    private func line(_ disturbances: [Disturbance], _ disturbed: [[Disturbance: Int]?]) -> String? {
        let ledger = DisturbanceLedger(disturbances)
        for counts in disturbed {
            var evidence = WalkthroughEvidence()
            evidence.disturbed = counts
            let identity = WalkthroughIdentity(path: "a.walk", line: nil, title: "A", rowName: nil)
            ledger.record(.walkthroughObserved(identity, evidence))
        }
        return ledger.line
    }

    @Test func `it says how many walkthroughs each disturbance has met`() {
        expect(
            line([.rotate, .memory, .slow], [[.rotate: 3, .memory: 4], [.memory: 2], [:], nil]),
            is: "disturbed in 9 runs: 1 walkthrough by rotate, 2 by memory, 0 by slow")
    }

    @Test func `it says nothing if nothing was to be disturbed`() {
        #expect(line([], [nil]) == nil)
    }
}
