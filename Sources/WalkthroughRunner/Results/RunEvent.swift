package import HeadlessUIKit
package import StageRuntime
package import WalkthroughLanguage

/// What a run of walkthroughs tells its recorders, in order: one stream, several recorders.
package enum RunEvent {
    /// The run begins; so many walkthroughs are planned.
    case runStarted(planned: Int)
    /// A walkthrough begins.
    case walkthroughStarted(WalkthroughIdentity)
    /// So many schedules of a walkthrough were tried, of those that are to be; told now and then.
    case schedulesTried(WalkthroughIdentity, count: Int, total: Int)
    /// A step was performed.
    case stepEnded(PerformedStep)
    /// A walkthrough has ended.
    case walkthroughEnded(WalkthroughResult)
    /// Of a walkthrough that has ended, what only the whole run could tell; told before the run's end.
    case walkthroughWarned(WalkthroughIdentity, [WalkthroughWarning])
    /// The run has ended.
    case runEnded(RunSummary)
}

/// Takes in what a run tells; several may listen to one run.
package protocol RunRecorder: AnyObject {
    /// Takes in one event.
    func record(_ event: RunEvent)
    /// Whether it wants each step with its screen, picture and trace; that costs time, so few do.
    var wantsDetail: Bool { get }
}

extension RunRecorder {
    /// No detail, unless a recorder says otherwise.
    package var wantsDetail: Bool { false }
}

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

/// One step that was performed; what it led to is there only if a recorder asks for it.
///
/// The screen, its name, its picture and the time of day are nil if they are as after the step before, unless the step
/// failed.
package struct PerformedStep: Equatable, Codable, Sendable {
    /// Where the line stands.
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
    /// What the trace tells of it as lines, oldest first; nil if that is nothing.
    package var events: String?
    /// The picture itself, on its way to the recorders; a journal has each picture once, under its key.
    package var drawing: ScreenPicture?

    /// Makes a step of which only the line is known.
    package init(at place: SourceLocation, source: String, time: StageInstant, hasFailed: Bool) {
        self.place = place
        self.source = source
        virtualNanoseconds = time.nanoseconds
        self.hasFailed = hasFailed
    }
}
