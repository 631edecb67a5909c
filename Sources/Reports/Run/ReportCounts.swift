import WalkthroughRunner

/// How many walkthroughs went how.
package struct ReportCounts: Equatable, Sendable {
    /// How many there are.
    package private(set) var all = 0
    /// How many passed.
    package private(set) var passed = 0
    /// How many failed a step or a check, or passed although their scripts say that they fail.
    package private(set) var failed = 0
    /// How many crashed or took too long.
    package private(set) var broken = 0
    /// How many were skipped.
    package private(set) var skipped = 0
    /// How many failed as their scripts say they do.
    package private(set) var knownFailures = 0
    /// How many have no result: they run still, or the run ended before.
    package private(set) var unfinished = 0

    init(_ outcomes: some Sequence<WalkthroughResult.Outcome>) {
        for outcome in outcomes {
            all += 1
            switch outcome {
            case .passed: passed += 1
            case .failed, .unexpectedPass: failed += 1
            case .crashed, .timedOut: broken += 1
            case .skipped: skipped += 1
            case .knownFailure: knownFailures += 1
            case .unfinished, .notRun: unfinished += 1
            }
        }
    }

    /// Whether everything that was planned was done, and nothing went wrong.
    package var isSuccess: Bool { failed + broken + unfinished == 0 }
}
