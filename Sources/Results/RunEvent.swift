package import HeadlessUIKit
package import StageRuntime
package import WalkthroughLanguage

/// What a run of walkthroughs reports to its recorders, in order: one stream, several recorders.
package enum RunEvent {
    /// The run begins, with the number of planned walkthroughs.
    case runStarted(planned: Int)
    /// A walkthrough begins.
    case walkthroughStarted(WalkthroughIdentity)
    /// A number of a walkthrough's schedules were tried, out of a total; reported from time to time.
    case schedulesTried(WalkthroughIdentity, count: Int, total: Int)
    /// A step was performed.
    case stepEnded(PerformedStep)
    /// What is known of a walkthrough besides its result, which follows.
    case walkthroughObserved(WalkthroughIdentity, WalkthroughEvidence)
    /// A walkthrough has ended.
    case walkthroughEnded(WalkthroughResult)
    /// A walkthrough that has ended has warnings that only the whole run could find; reported before the run's end.
    case walkthroughWarned(WalkthroughIdentity, [WalkthroughWarning])
    /// The run has ended.
    case runEnded(RunSummary)
}

/// Receives the events of a run; a run may have several recorders.
package protocol RunRecorder: AnyObject {
    /// Receives one event.
    func record(_ event: RunEvent)
    /// Whether it wants each step with its screen, picture and trace, which costs time.
    var wantsDetail: Bool { get }
}

extension RunRecorder {
    /// Returns `false`.
    package var wantsDetail: Bool { false }
}

extension [any RunRecorder] {
    /// Gives an event to each recorder, in order.
    package func record(_ event: RunEvent) { for recorder in self { recorder.record(event) } }
}

/// The counts of a run.
package struct RunSummary: Equatable, Codable, Sendable {
    /// How many passed, including known failures.
    package var passed = 0
    /// How many failed.
    package var failed = 0
    /// How many were skipped.
    package var skipped = 0
    /// How many failed as their scripts predict; also counted as passed.
    package var knownFailures = 0
    /// How many ended with their process; also counted as failed.
    package var crashed = 0
    /// How many were killed because they took too long; also counted as failed.
    package var timedOut = 0
    /// How many were planned.
    package var planned = 0

    /// Makes the counts of a run that has not begun.
    package init(planned: Int = 0) { self.planned = planned }

    /// Makes the counts of the outcomes of all planned walkthroughs.
    package init(_ outcomes: some Sequence<WalkthroughResult.Outcome>) {
        for outcome in outcomes {
            planned += 1
            count(outcome)
        }
    }

    /// How many have ended.
    package var ended: Int { passed + failed + skipped }

    /// How many have no result: they are still running, or the run ended before.
    package var unfinished: Int { planned - ended }

    /// How many ended with their process or were killed.
    package var broken: Int { crashed + timedOut }

    /// How many passed, without known failures.
    package var passedOutright: Int { passed - knownFailures }

    /// Whether everything planned was done, and nothing failed.
    package var isSuccess: Bool { failed + unfinished == 0 }

    /// Counts the outcome of one walkthrough.
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

/// A performed step; its results are there only if a recorder asks for them.
///
/// The screen, its name, its picture and the time of day are nil if they are the same as after the step before, unless
/// the step failed.
package struct PerformedStep: Equatable, Codable, Sendable {
    /// The position of the line.
    package var place: SourceLocation
    /// The line as written, secrets as dots.
    package var source: String
    /// The virtual time after it.
    package var virtualNanoseconds: Int64
    /// Whether it failed.
    package var hasFailed: Bool
    /// The name of the screen on top after it, below an alert.
    package var screenName: String?
    /// The screen as lines of text after it.
    package var screen: String?
    /// The time of day after it, as a status bar shows it: `09:41`.
    package var timeOfDay: String?
    /// The key of the screen's picture after it.
    package var picture: String?
    /// The trace events during the step as lines, oldest first; nil if there are none.
    package var events: String?
    /// The picture itself, for the recorders; a journal contains each picture once, under its key.
    package var drawing: ScreenPicture?

    /// Makes a step of which only the line is known.
    package init(at place: SourceLocation, source: String, time: StageInstant, hasFailed: Bool) {
        (self.place, self.source) = (place, source)
        virtualNanoseconds = time.nanoseconds
        self.hasFailed = hasFailed
    }
}
