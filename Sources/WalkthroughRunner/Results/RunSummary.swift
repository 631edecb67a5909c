/// The counts of a run.
package struct RunSummary: Equatable, Codable, Sendable {
    /// How many passed; known failures are among them.
    package var passed = 0
    /// How many failed.
    package var failed = 0
    /// How many were skipped.
    package var skipped = 0
    /// How many failed as their scripts say they do; counted among those passed too.
    package var knownFailures = 0
    /// How many ended with their process; counted among those failed too.
    package var crashed = 0
    /// How many were killed because they took too long; counted among those failed too.
    package var timedOut = 0
    /// How many were planned.
    package var planned = 0

    /// Makes the counts of a run that has not begun.
    package init(planned: Int = 0) { self.planned = planned }

    /// How many have ended.
    package var ended: Int { passed + failed + skipped }

    /// Takes in how one walkthrough went.
    package mutating func count(_ outcome: WalkthroughResult.Outcome) {
        switch outcome {
        case .passed: passed += 1
        case .failed, .unexpectedPass: failed += 1
        case .crashed:
            failed += 1
            crashed += 1
        case .timedOut:
            failed += 1
            timedOut += 1
        case .skipped: skipped += 1
        case .knownFailure:
            passed += 1
            knownFailures += 1
        case .unfinished, .notRun: break
        }
    }
}
