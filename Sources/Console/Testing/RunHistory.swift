import Basics
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The results of the last runs in this folder: reads them when they are needed, and saves those of this run.
final class RunHistory {
    private let context: CommandContext
    /// Whether this run is a shard; its results are not saved, so that all shards use one division.
    private let isShard: Bool
    private let file: LastRunFile

    init(_ options: TestOptions, _ context: CommandContext) {
        self.context = context
        isShard = options.shard != nil
        let bazel = BazelEnvironment(context.process.environment)
        file = LastRunFile(in: context.folder, under: bazel.temporaryFolder)
    }

    /// The last results of walkthroughs; read when first needed.
    private(set) lazy var lastRun = file.read(complaining: complain) ?? LastRun()
    /// Whether a message about an unusable file was printed.
    private(set) var hasComplained = false

    /// The measure by which shards are divided, in words.
    var measure: String {
        lastRun.isEmpty ? "their steps" : "the times in \(file.filePath), which all shards must share"
    }

    /// Why `--last-failed` chooses nothing.
    var reasonForNoFailures: String {
        lastRun.isEmpty
            ? "no earlier run is known; run the suite without --last-failed once"
            : "none of these walkthroughs failed in its last run"
    }

    /// Saves the results of this run, together with those of walkthroughs that it left out and that still exist.
    func keep(_ run: LastRun) {
        guard !isShard, !run.isEmpty else { return }
        let folder = context.folder
        do throws(CommandFailure) {
            try file.keep(run, complaining: complain) { folder.item(at: $0.path) == .file }
        } catch {
            for message in error.messages { context.note("the results are not kept: " + message) }
        }
    }

    private func complain(_ message: String) {
        if !hasComplained { context.note(message) }
        hasComplained = true
    }
}

/// Records the result and the time of each walkthrough of a run, for the next run and for `--slowest`.
final class RunLedger: RunRecorder {
    /// A walkthrough that has ended.
    struct Entry: Equatable {
        let identity: WalkthroughIdentity
        let hasFailed: Bool
        let time: Duration
        /// How often it was run in that time.
        var runs = 1
    }

    /// The wall time since some fixed moment.
    private let now: () -> Duration
    /// The start times of walkthroughs that have not ended.
    private var starts: [WalkthroughIdentity: Duration] = [:]
    /// The walkthroughs that have ended, in order, without skipped ones.
    private(set) var entries: [Entry] = []
    /// Whether the audit found anything.
    private(set) var hasFindings = false

    init(now: @escaping () -> Duration) { self.now = now }

    func record(_ event: RunEvent) {
        switch event {
        case .walkthroughStarted(let identity): starts[identity] = now()
        case .walkthroughEnded(let result):
            hasFindings = hasFindings || !result.findings.isEmpty
            let start = starts.removeValue(forKey: result.walkthrough)
            if result.outcome == .skipped { return }
            let time = result.wallNanoseconds.map { .nanoseconds($0) } ?? start.map { now() - $0 } ?? .zero
            let hasFailed = result.isFailure
            entries.append(Entry(identity: result.walkthrough, hasFailed: hasFailed, time: time, runs: result.runCount))
        case .runStarted, .schedulesTried, .walkthroughObserved, .stepEnded, .walkthroughWarned, .runEnded: break
        }
    }

    /// The results for the next run.
    var lastRun: LastRun {
        var lastRun = LastRun()
        for entry in entries {
            lastRun.add(entry.identity, hasFailed: entry.hasFailed, time: entry.time, runs: entry.runs)
        }
        return lastRun
    }

    /// Returns the walkthroughs that took longest, in lines that are safe to print; the longest first.
    func slowest(_ count: Int) -> [String] {
        let indices = entries.indices.sorted { (entries[$1].time, $0) < (entries[$0].time, $1) }.prefix(count)
        let times = indices.map { WallTime.text(entries[$0].time) }
        let width = times.map(\.count).max() ?? 0
        return zip(indices, times).map { index, time in
            let identity = entries[index].identity
            let name = SafeText.fragment(identity.name) + "  " + SafeText.fragment(identity.argument)
            return "  " + String(repeating: " ", count: width - time.count) + time + "  " + name
        }
    }
}
