package import StageRuntime

/// How one walkthrough went.
package struct WalkthroughResult {
    /// How it ended.
    package enum Outcome: Equatable {
        /// Every step and every check held.
        case passed
        /// A step or a check failed; at least one failure is listed.
        case failed
        /// The script says `skip`.
        case skipped(reason: String)
        /// It failed, as the script says it does.
        case knownFailure(reason: String)
        /// It passed although the script says that it fails.
        case unexpectedPass(reason: String)
        /// Its process died.
        case crashed(WalkthroughBreakdown)
        /// It was ended because it took too long.
        case timedOut(WalkthroughBreakdown)

        /// Whether it makes the run fail.
        package var isFailure: Bool {
            switch self {
            case .failed, .unexpectedPass, .crashed, .timedOut: true
            case .passed, .skipped, .knownFailure: false
            }
        }
    }

    /// The walkthrough.
    package var identity: WalkthroughIdentity
    /// How it ended.
    package var outcome: Outcome
    /// What failed: soft failures and the one that ended it.
    package var failures: [WalkthroughFailure] = []
    /// What is doubtful about the script though it fails nothing: steps that prove nothing, waivers without effect.
    package var warnings: [WalkthroughWarning] = []
    /// What the audit of its screens found that its process had not found before by as short a way.
    package var findings: [AuditedFinding] = []
    /// What only the whole run can judge.
    package var observations = RunObservations()
    /// How many steps were performed.
    package var stepCount = 0
    /// How far the virtual clock was moved.
    package var virtualTime: Duration = .zero
    /// What identifies the run.
    package var traceHash = TraceHash()
    /// What the app wrote to its standard streams; empty where it was not captured.
    package var output = AppOutput()
    /// How long it took, in wall time; nil where nobody measured it.
    package var wallTime: Duration?
    /// How often it was run besides the schedules that were counted: to verify its trace, or to have the usual screen.
    package var ownRuns = 1
    /// Its steps, where a recorder asks for their detail; empty otherwise.
    package var steps: [StepRecord] = []
    /// What the schedules have shown that it was run under; nil where it was run once.
    package var schedules: ScheduleRecord?
    /// What `--param` gave it, as `NAME=VALUE`, of those that it takes; nil where there was none or that is not known.
    ///
    /// A value that nobody is to read is ``concealedValue``.
    package var parameters: [String]?
    /// Its whole trace, where that is wanted.
    package var trace: [TracedEvent]?

    /// What stands for the value of a parameter that nobody is to read.
    package static let concealedValue = "…"

    /// How many runs its time stands for.
    package var runCount: Int { ownRuns + (schedules?.tally.scheduleCount ?? 0) }

    /// Makes a result; whatever else is known of it is set afterwards.
    package init(identity: WalkthroughIdentity, outcome: Outcome, failures: [WalkthroughFailure] = []) {
        self.identity = identity
        self.outcome = outcome
        self.failures = failures
    }
}
