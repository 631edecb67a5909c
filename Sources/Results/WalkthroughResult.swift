package import Basics
package import StageRuntime
package import WalkthroughLanguage

/// The result of one walkthrough, from the process that performed it to every report.
///
/// Sent as JSON from a runner process to the runner, and written to the journal; Docs/report-schema.md describes it.
package struct WalkthroughResult: Equatable, Codable, Sendable {
    /// How it went.
    package enum Outcome: String, CaseIterable, Codable, Sendable {
        /// Every step and every check held.
        case passed
        /// A step or a check failed; at least one failure is listed.
        case failed
        /// Its script says `skip`.
        case skipped
        /// It failed, as its script predicts.
        case knownFailure
        /// It passed although its script predicts a failure.
        case unexpectedPass
        /// Its process died.
        case crashed
        /// It was ended because it took too long.
        case timedOut
        /// It began, and nothing more is known.
        case unfinished
        /// It was planned and has not begun.
        case notRun

        /// Whether it makes the run fail.
        package var isFailure: Bool {
            switch self {
            case .failed, .unexpectedPass, .crashed, .timedOut, .unfinished, .notRun: true
            case .passed, .skipped, .knownFailure: false
            }
        }
    }

    /// Which one it is.
    package var walkthrough: WalkthroughIdentity
    /// How it went.
    package var outcome: Outcome
    /// The reason that the script gives for `skip` or `known failure`; nil otherwise.
    package var reason: String?
    /// The state in which its process ended without a result; nil otherwise.
    package var breakdown: WalkthroughBreakdown?
    /// The end of what its app printed; nil if that is nothing or was not captured.
    package var output: AppOutput?
    /// The results of the schedules; nil if it was run without.
    package var schedules: ScheduleRecord?
    /// The parameters that `--param` set, as `NAME=VALUE`, secrets as ``concealedValue``; nil if none or unknown.
    package var parameters: [String]?
    /// What failed: soft failures and the one that ended it.
    package var failures: [WalkthroughFailure] = []
    /// The warnings, which fail nothing: steps that prove nothing, waivers without effect.
    package var warnings: [WalkthroughWarning] = []
    /// The audit's findings that are new in its process, or have a shorter path than before.
    package var findings: [AuditedFinding] = []
    /// How many steps were performed.
    package var stepCount = 0
    /// How far the virtual clock moved.
    package var virtualNanoseconds: Int64 = 0
    /// How long it took in wall time; nil if it was not measured.
    package var wallNanoseconds: Int64?
    /// The hash that identifies the run; nil if it did not end.
    package var traceHash: TraceHash?
    /// How often it was run besides the counted schedules: to verify its trace, or to get the screen at its end.
    package var ownRuns = 1
    /// Its steps, if a recorder asks for their detail; empty otherwise, and while they are sent one by one.
    package var steps: [PerformedStep] = []

    /// The text that replaces a secret parameter's value.
    package static let concealedValue = "…"

    /// Makes a result; everything else is set afterwards.
    package init(
        _ walkthrough: WalkthroughIdentity, _ outcome: Outcome, reason: String? = nil,
        failures: [WalkthroughFailure] = []
    ) {
        (self.walkthrough, self.outcome, self.reason) = (walkthrough, outcome, reason)
        self.failures = failures
    }

    /// Makes the result of one whose process died or was ended.
    package init(_ walkthrough: WalkthroughIdentity, _ breakdown: WalkthroughBreakdown) {
        self.init(walkthrough, breakdown.limit == .time ? .timedOut : .crashed)
        self.breakdown = breakdown
    }

    /// Whether it makes the run fail.
    package var isFailure: Bool { outcome.isFailure }

    /// The number of runs that its time covers.
    package var runCount: Int { ownRuns + (schedules?.count ?? 0) }

    /// The result for a journal, with the app's output only if it may explain a failure.
    package var forJournal: WalkthroughResult {
        guard !isFailure else { return self }
        var result = self
        result.output = nil
        for index in result.steps.indices { result.steps[index].events = nil }
        return result
    }
}

/// An event of a whole trace.
package struct TracedEvent: Equatable, Codable, Sendable {
    /// What happened.
    package var event: TraceEvent
    /// The hash of events, jobs and screens when the step began; nil if the event is no step.
    package var hash: TraceHash?

    /// Makes an event of a trace.
    package init(event: TraceEvent, hash: TraceHash? = nil) { (self.event, self.hash) = (event, hash) }
}

/// What identifies a walkthrough in reports.
package struct WalkthroughIdentity: Hashable, Codable, Sendable {
    /// The script's path.
    package var path: String
    /// The line of the examples row, if it has one.
    package var line: Int?
    /// The title.
    package var title: String
    /// The values of the examples row, if it has one.
    package var rowName: String?
    /// The number of the run, from 1, if each walkthrough is run more than once.
    package var repetition: Int?

    /// Copies the identity of a walkthrough.
    package init(_ walkthrough: Walkthrough) {
        path = walkthrough.path
        line = walkthrough.rowName == nil ? nil : walkthrough.location.line
        title = walkthrough.title
        rowName = walkthrough.rowName
    }

    /// Makes an identity from its parts, as read from a file.
    package init(path: String, line: Int?, title: String, rowName: String?, repetition: Int? = nil) {
        (self.path, self.line, self.title, self.rowName) = (path, line, title, rowName)
        self.repetition = repetition
    }

    /// The title, with the values of the examples row in parentheses, and the number of the run.
    package var name: String {
        let name = rowName.map { title + " (" + $0 + ")" } ?? title
        return repetition.map { name + " #" + String($0) } ?? name
    }

    /// The argument with which the command line runs only this walkthrough: `search.walk`, `search.walk:7`.
    package var argument: String {
        // A path that begins with a dash would be read as an option.
        let path = path.hasPrefix("-") ? "./" + path : path
        return line.map { path + ":" + String($0) } ?? path
    }
}
