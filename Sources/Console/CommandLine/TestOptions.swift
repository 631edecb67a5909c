import Basics
import Foundation
import ProcessPool
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The options of `test`; nil and false if not given.
struct TestOptions: Equatable, Sendable {
    // Which
    /// Empty for UITestScripts.
    var locations: [ScriptLocation] = []
    /// Both patterns are valid.
    var filter: String?
    var skip: String?
    var tags: TagExpression?
    var lastFailed = false
    var shard: Shard?
    var lists = false
    var allowsEmpty = false

    // How
    /// Parameters, in the order given; of two for a name the later wins.
    var parameters: [KeyValue] = []
    var seed: UInt64?
    var order: RunOrder?
    var repeatEach: Int?
    var jobs: Int?
    var timeout: Duration?
    /// Bytes for each runner process.
    var memory: Int?
    var watches = false

    // Schedules
    var schedules: Int?
    var schedule: UInt64?
    var mode: ScheduleMode?
    var verify: Int?

    // Failures
    /// The number of failures at which to stop; 1 for `--fail-fast`.
    var failureLimit: Int?
    var pauses = false
    var updates = false
    var audits = false
    var disturbances: [Disturbance] = []

    // Results
    /// In the order given; empty for the report on the terminal.
    var reports: [ReportTarget] = []
    var trace: String?
    var slowest: Int?
    var verbosity = TerminalRecorder.Verbosity.normal
}

enum RunOrder: Equatable, Sendable {
    /// As given, folders by name.
    case given
    /// Random; without a seed, one is drawn and printed.
    case random(seed: UInt64?)
    /// Those that failed in their last run first.
    case failedFirst

    init?(_ word: String) {
        switch word {
        case "given": self = .given
        case "failed-first": self = .failedFirst
        case "random": self = .random(seed: nil)
        default:
            guard word.hasPrefix("random:"), let seed = UInt64(digits: word.dropFirst(7)) else { return nil }
            self = .random(seed: seed)
        }
    }
}

/// One of the parts of a suite, each for another machine.
struct Shard: Equatable, Sendable {
    /// Which part, from 1.
    var index: Int
    /// How many parts there are.
    var count: Int

    /// Makes a shard; nil if the number is out of range, or the count too large.
    init?(index: Int, of count: Int) {
        guard (1...OptionValue.largestCount).contains(count), (1...count).contains(index) else { return nil }
        self.init(index: index, count: count)
    }

    init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

    /// Reads `I/N`.
    init?(_ word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(digits: parts[0]), let count = Int(digits: parts[1]) else { return nil }
        self.init(index: index, of: count)
    }
}

extension TestOptions {
    /// The choices that schedules make; completions by default.
    var scheduleMode: ScheduleMode { mode ?? .completions }

    /// How often, and in which order of events, each walkthrough is performed if it is not under many schedules.
    var variant: RunVariant {
        if let schedule { return .schedule(schedule, scheduleMode) }
        if !disturbances.isEmpty { return .disturb(disturbances) }
        return verify.map(RunVariant.verify) ?? .once
    }

    /// Returns the sweep that runs walkthroughs under many schedules.
    func sweep(_ project: Project) -> ScheduleSweep {
        ScheduleSweep(
            apps: project.apps, configuration: project.configuration, mode: scheduleMode, seed: seed ?? 0)
    }

    /// Whether some walkthroughs of the given scripts may be left out.
    var chooses: Bool { filter != nil || skip != nil || tags != nil || lastFailed || shard != nil }

    /// Whether only a shard runs, or only those that failed in their last run; the results of the others are unknown.
    var runsPart: Bool { lastFailed || (shard?.count ?? 1) > 1 }

    /// How many walkthroughs run at a time in runner processes.
    var jobLimit: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// Whether several walkthroughs may run at a time, which `--pause` and `--update` do not allow.
    var mayBeParallel: Bool { jobLimit > 1 && !pauses && !updates }

    /// How runner processes are made and watched.
    func poolOptions(_ recorders: [any RunRecorder]) -> PoolOptions {
        var result = PoolOptions()
        result.jobs = jobLimit
        if let timeout { result.timeout = timeout }
        if let memory { result.memory = memory }
        result.maxFailures = failureLimit ?? .max
        result.explainsCrashes = true
        if verbosity == .verbose { result.notes = .brief }
        if recorders.contains(where: \.wantsDetail) { result.notes = .detailed }
        return result
    }
}

struct ReportTarget: Equatable, Sendable {
    /// The report on the terminal, which is no ``ReportFormat``.
    static let terminal = ReportTarget("terminal")

    /// `terminal`, or the name of a format.
    let name: String
    /// The file or folder, if the format has one.
    let path: String?

    init(_ name: String, path: String? = nil) { (self.name, self.path) = (name, path) }

    /// Reads `terminal`, `junit=FILE` ….
    init?(word: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        self.init(parts[0], path: parts.count > 1 ? parts[1] : nil)
        guard self == .terminal || format != nil else { return nil }
        guard (placeholder != nil) == (path != nil), path?.isEmpty != true else { return nil }
    }

    var format: (any ReportFormat.Type)? { ReportFormats.named(name) }

    /// What follows `=`, if the report goes to a file or a folder.
    private var placeholder: String? {
        switch format?.destination {
        case .file, .journal: "FILE"
        case .folder: "DIR"
        case .log, nil: nil
        }
    }

    /// The word up to the path.
    private var stem: String { name + (placeholder == nil ? "" : "=") }

    /// All reports, without paths.
    private static var all: [ReportTarget] { [terminal] + ReportFormats.all.map { ReportTarget($0.name) } }

    /// The words that a shell completes.
    static var words: [String] { all.map(\.stem) }

    /// The words as help shows them.
    static var usages: [String] { all.map { $0.stem + ($0.placeholder ?? "") } }
}
