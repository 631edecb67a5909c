import Basics
import Foundation
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// What `test` takes; nil and false are "not said".
struct TestOptions: Equatable, Sendable {
    /// How much is said on the terminal.
    enum Verbosity: Equatable, Sendable {
        case quiet, normal, verbose
    }

    /// What a schedule may vary.
    enum Mode: String, Sendable {
        case completions
        case anyOrder = "any-order"
    }

    // Which
    /// Empty is all of UITestScripts.
    var locations: [ScriptLocation] = []
    /// A pattern that has been read once without an error.
    var filter: String?
    /// A pattern that has been read once without an error.
    var skip: String?
    var tags: TagExpression?
    var lastFailed = false
    var shard: Shard?
    var lists = false
    var allowsEmpty = false

    // How
    /// Parameters, in the order given: of two for a name, the later holds.
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
    var mode: Mode?
    var verify: Int?

    // Failures
    /// The number of failures at which to stop; 1 for `--fail-fast`.
    var failureLimit: Int?
    var pauses = false
    var updates = false
    var audits = false
    /// What disturbs each walkthrough; empty is nothing.
    var disturbances: [Disturbance] = []

    // Results
    /// In the order given; empty is the terminal's.
    var reports: [ReportTarget] = []
    var trace: String?
    var slowest: Int?
    var verbosity = Verbosity.normal
}

/// The order in which walkthroughs run.
enum RunOrder: Equatable, Sendable {
    /// As given, folders by name.
    case given
    /// By chance; nil is a seed that is drawn and said.
    case random(seed: UInt64?)
    /// Those first that failed the last time.
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

/// One of the parts that a suite is divided into over machines.
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

    init(index: Int, count: Int) {
        (self.index, self.count) = (index, count)
    }

    /// Reads `I/N`.
    init?(_ word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(digits: parts[0]), let count = Int(digits: parts[1]) else { return nil }
        self.init(index: index, of: count)
    }
}

extension TestOptions {
    /// Which choices schedules make.
    var scheduleMode: ScheduleMode { mode == .anyOrder ? .anyOrder : .completions }

    /// How often, and in which order of events, each walkthrough is performed if it is not under many schedules.
    var course: RunCourse {
        if let schedule { return .schedule(schedule, scheduleMode) }
        if !disturbances.isEmpty { return .disturb(disturbances) }
        return verify.map(RunCourse.verify) ?? .once
    }

    /// Returns what runs walkthroughs under many schedules.
    func sweep(_ project: Project) -> ScheduleSweep {
        ScheduleSweep(
            apps: project.apps, configuration: project.configuration, mode: scheduleMode, seed: seed ?? 0)
    }

    /// Whether not all walkthroughs of the given scripts are meant.
    var chooses: Bool { filter != nil || skip != nil || tags != nil || lastFailed || shard != nil }

    /// Whether only a part of the walkthroughs runs that was not chosen by content: a shard, or those that failed last.
    ///
    /// Then it is unknown what the others would show.
    var runsPart: Bool { lastFailed || (shard?.count ?? 1) > 1 }

    /// How many walkthroughs run at a time, if runner processes can be had.
    var jobLimit: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// Whether several walkthroughs may run at a time; those that are paused at or rewritten take turns.
    var mayBeParallel: Bool { jobLimit > 1 && !pauses && !updates }

    /// How runner processes are made and watched.
    func poolOptions(_ recorders: [any RunRecorder]) -> RunnerPool.Options {
        var result = RunnerPool.Options()
        result.jobs = jobLimit
        if let timeout { result.timeout = timeout }
        if let memory { result.memory = memory }
        result.maxFailures = failureLimit ?? .max
        result.explainsCrashes = true
        if verbosity == .verbose { result.steps = .plain }
        if recorders.contains(where: \.wantsDetail) { result.steps = .detailed }
        return result
    }
}
