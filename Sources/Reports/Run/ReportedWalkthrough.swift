package import Walkthroughs

/// One walkthrough of a run, whether it has ended or not.
package struct ReportedWalkthrough: Equatable, Codable, Sendable {
    /// How it went.
    package enum Outcome: String, CaseIterable, Codable, Sendable {
        /// Every step and every check held.
        case passed
        /// A step or a check failed.
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
        var isFailure: Bool {
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
    /// Why it was skipped, is expected to fail, or has no result of its own; nil where its failures say it.
    package var reason: String?
    /// Where it stood when its process died or was ended.
    package var breakdown: ReportedBreakdown?
    /// What its app printed last; nil where it did not go wrong, or the app printed nothing.
    package var output: ReportedOutput?
    /// What the schedules have shown that it was run under; nil where it was run once.
    package var schedules: ReportedSchedules?
    /// What `--param` gave it, as `NAME=VALUE`, `…` for what nobody is to read; nil where that is not known.
    package var parameters: [String]?
    /// What failed: soft failures and the one that ended it.
    package var failures: [ReportedFailure]
    /// What is doubtful about it though it fails nothing.
    package var warnings: [ReportedWarning]
    /// What the audit found on its screens, where its process had not found it before by as short a way.
    package var findings: [ReportedFinding]
    /// How many steps were performed.
    package var stepCount: Int
    /// How far the virtual clock was moved.
    package var virtualNanoseconds: Int64
    /// How long it took in wall time; nil where nobody measured it.
    package var wallNanoseconds: Int64?
    /// What identifies the run, as 16 hexadecimal digits; nil where it did not end.
    package var traceHash: String?
    /// Its steps, where the run was recorded in detail.
    package var steps: [ReportedStep]

    /// Makes a walkthrough of which nothing else is known.
    package init(_ identity: WalkthroughIdentity, outcome: Outcome) {
        walkthrough = identity
        self.outcome = outcome
        failures = []
        warnings = []
        findings = []
        stepCount = 0
        virtualNanoseconds = 0
        steps = []
    }

    /// Whether it makes the run fail.
    package var isFailure: Bool { outcome.isFailure }

    /// Whether nothing is known of it but that it was planned.
    var isOnlyPlanned: Bool {
        outcome == .notRun && reason == nil && breakdown == nil && output == nil && schedules == nil
            && parameters == nil && failures.isEmpty && warnings.isEmpty && findings.isEmpty && stepCount == 0
            && virtualNanoseconds == 0 && wallNanoseconds == nil && traceHash == nil && steps.isEmpty
    }

    /// The folder of its script; `.` where the path names none.
    package var folder: String {
        guard let slash = walkthrough.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == walkthrough.path.startIndex ? "/" : String(walkthrough.path[..<slash])
    }

    /// The script's name without folder.
    var scriptFile: String {
        let path = walkthrough.path
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The script's name without folder and extension.
    package var scriptName: String {
        let name = scriptFile
        return name.utf8.count > 5 && name.hasSuffix(".walk") ? String(Substring(name.utf8.dropLast(5))) : name
    }

    /// The option of the limit that ended it; nil where none did.
    var limit: String? {
        switch outcome {
        case .timedOut: "--timeout"
        // A process that neither a signal ended nor itself was ended by the runner.
        case .crashed: breakdown.flatMap { $0.signal == nil && $0.status == nil ? "--memory" : nil }
        default: nil
        }
    }

    /// What is wrong, in one sentence without a full stop; nil where nothing is.
    package var problem: String? {
        switch outcome {
        case .passed, .skipped: nil
        case .failed, .knownFailure: failures.last?.headline ?? reason
        case .unexpectedPass: "it passed, and its script says that it fails: " + (reason ?? "")
        case .crashed, .timedOut: breakdown?.message ?? reason ?? "its process ended"
        case .unfinished: "it began and has no result: the run ended, or was ended, before it did"
        case .notRun: "it was planned and did not run: the run ended, or was ended, before it"
        }
    }
}
