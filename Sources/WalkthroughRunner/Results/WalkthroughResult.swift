package import StageRuntime
package import WalkthroughLanguage

/// How one walkthrough went, from the process that performed it to every report.
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
        /// It failed, as its script says it does.
        case knownFailure
        /// It passed although its script says that it fails.
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
    /// What the script says of `skip` and `known failure`; nil otherwise.
    package var reason: String?
    /// Where it stood when its process died or was ended; nil otherwise.
    package var breakdown: WalkthroughBreakdown?
    /// What its app printed last; nil if that is nothing or was not captured.
    package var output: AppOutput?
    /// What the schedules have shown that it was run under; nil if it was run once.
    package var schedules: ScheduleRecord?
    /// What `--param` gave it, as `NAME=VALUE`, of those that it takes; nil if there was none or that is not known.
    ///
    /// A secret value is ``concealedValue``.
    package var parameters: [String]?
    /// What failed: soft failures and the one that ended it.
    package var failures: [WalkthroughFailure] = []
    /// What is doubtful about it though it fails nothing: steps that prove nothing, waivers without effect.
    package var warnings: [WalkthroughWarning] = []
    /// What the audit of its screens found that its process had not found before by as short a way.
    package var findings: [AuditedFinding] = []
    /// How many steps were performed.
    package var stepCount = 0
    /// How far the virtual clock was moved.
    package var virtualNanoseconds: Int64 = 0
    /// How long it took in wall time; nil if it was not measured.
    package var wallNanoseconds: Int64?
    /// What identifies the run; nil if it did not end.
    package var traceHash: TraceHash?
    /// How often it was run besides the schedules that were counted: to verify its trace, or to have the usual screen.
    package var ownRuns = 1
    /// Its steps, if a recorder asks for their detail; empty otherwise, and while they are sent one by one.
    package var steps: [PerformedStep] = []

    // What only the runner needs; a journal has none of it.

    /// What only the whole run can judge.
    package var observations: RunObservations?
    /// The counts of a part of its schedules, to be added to those of the others.
    package var tally: ScheduleTally?
    /// Its whole trace, if that is wanted.
    package var trace: [TracedEvent]?
    /// How often the condition of each property was met: its own first, then those of its app.
    package var met: [Int]?
    /// What it met as a run of an exploration.
    package var exploration: ExploredRun?

    /// What is written instead of the value of a secret parameter.
    package static let concealedValue = "…"

    /// Makes a result; what else is known of it is set afterwards.
    package init(
        _ walkthrough: WalkthroughIdentity, _ outcome: Outcome, reason: String? = nil,
        failures: [WalkthroughFailure] = []
    ) {
        self.walkthrough = walkthrough
        self.outcome = outcome
        self.reason = reason
        self.failures = failures
    }

    /// Makes the result of one whose process died or was ended.
    package init(_ walkthrough: WalkthroughIdentity, _ breakdown: WalkthroughBreakdown) {
        self.init(walkthrough, breakdown.limit == .time ? .timedOut : .crashed)
        self.breakdown = breakdown
    }

    /// Whether it makes the run fail.
    package var isFailure: Bool { outcome.isFailure }

    /// How many runs its time stands for.
    package var runCount: Int { ownRuns + (schedules?.count ?? 0) }

    /// What a journal tells of it: of the app's output only what may say why it went wrong.
    package var forJournal: WalkthroughResult {
        var result = self
        (result.observations, result.tally, result.trace) = (nil, nil, nil)
        (result.met, result.exploration) = (nil, nil)
        if !isFailure {
            result.output = nil
            for place in result.steps.indices { result.steps[place].events = nil }
        }
        return result
    }
}

/// What an app wrote to its standard streams during one walkthrough: the last lines of it.
package struct AppOutput: Equatable, Codable, Sendable {
    /// How many lines are kept at most.
    private static let limit = 40

    /// The last lines, as they were printed.
    package var lines: [String]
    /// How many bytes were printed before them.
    package var bytesLeftOut: Int

    /// Makes an output of lines.
    package init(lines: [String], bytesLeftOut: Int = 0) {
        self.lines = lines
        self.bytesLeftOut = bytesLeftOut
    }

    /// Takes the end of what was written; nil if that is nothing.
    ///
    /// - Parameter bytesLeftOut: how many bytes stood before the text.
    package init?(_ text: String, bytesLeftOut: Int = 0) {
        guard !text.isEmpty else { return nil }
        var all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if all.last?.isEmpty == true { all.removeLast() }
        self.bytesLeftOut = bytesLeftOut + all.dropLast(Self.limit).reduce(0) { $0 + $1.count + 1 }
        lines = all.suffix(Self.limit).map { line in
            String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
        }
    }
}

/// An event of a whole trace.
package struct TracedEvent: Equatable, Codable, Sendable {
    /// What happened.
    package var event: TraceEvent
    /// The hash of the run as the step began; nil for what is no step.
    ///
    /// It covers what is no event too: the jobs that have run and the screens that were shown.
    package var hash: TraceHash?

    /// Makes an event of a trace.
    package init(event: TraceEvent, hash: TraceHash? = nil) {
        self.event = event
        self.hash = hash
    }
}

/// What tells one walkthrough from another in reports.
package struct WalkthroughIdentity: Hashable, Codable, Sendable {
    /// The script's path.
    package var path: String
    /// The line of the examples row, if it has one.
    package var line: Int?
    /// The title.
    package var title: String
    /// The values of the examples row, if it has one.
    package var rowName: String?
    /// Which run of several it is, from 1, if each is run more than once.
    package var repetition: Int?

    /// Takes the identity of a walkthrough.
    package init(_ walkthrough: Walkthrough) {
        path = walkthrough.path
        line = walkthrough.rowName == nil ? nil : walkthrough.location.line
        title = walkthrough.title
        rowName = walkthrough.rowName
    }

    /// Makes an identity that was read.
    package init(path: String, line: Int?, title: String, rowName: String?, repetition: Int? = nil) {
        self.path = path
        self.line = line
        self.title = title
        self.rowName = rowName
        self.repetition = repetition
    }

    /// The title, in parentheses the values of the examples row, and which run of several it is.
    package var name: String {
        let name = rowName.map { title + " (" + $0 + ")" } ?? title
        return repetition.map { name + " #" + String($0) } ?? name
    }

    /// What the command line takes to run just this one: `search.walk`, `search.walk:7`.
    package var argument: String {
        // What begins with a dash would be an option.
        let path = path.hasPrefix("-") ? "./" + path : path
        return line.map { path + ":" + String($0) } ?? path
    }
}
