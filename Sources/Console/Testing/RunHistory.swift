import Walkthroughs

/// What earlier runs in this folder left, and what this one leaves.
///
/// Of the earlier runs nothing is read unless something depends on them.
final class RunHistory {
    /// The messages' way to a person, and the folder.
    private let context: CommandContext
    /// Whether this run is a shard; then nothing is kept, so that all shards divide the suite in the same way.
    private let isShard: Bool
    /// Where it lies.
    private let file: LastRunFile

    init(_ options: TestOptions, _ context: CommandContext) {
        self.context = context
        isShard = options.shard != nil
        let bazel = BazelEnvironment(context.surroundings.environment)
        file = LastRunFile(in: context.folder, under: bazel.temporaryFolder)
    }

    /// How walkthroughs went when they ran last; read when it is asked for.
    private(set) lazy var lastRun = file.read(complaining: complain) ?? LastRun()
    /// Whether it was said that the file is of no use.
    private var hasComplained = false

    /// What shards are divided by, in words.
    var measure: String {
        lastRun.isEmpty ? "their steps" : "the times in \(file.filePath), which all shards must share"
    }

    /// Why `--last-failed` leaves nothing.
    var reasonForNoFailures: String {
        lastRun.isEmpty
            ? "no earlier run is known; run the suite without --last-failed once"
            : "none of these walkthroughs failed when it ran last"
    }

    /// Keeps how this run went, beside what is known of walkthroughs that it left out and that there are still.
    ///
    /// - Parameter isInHaste: whether somebody waits for the end, so that what is out of date is left there.
    func keep(_ run: LastRun, isInHaste: Bool = false) {
        guard !isShard, !run.isEmpty else { return }
        let folder = context.folder
        do throws(CommandFailure) {
            try file.add(run, isInHaste: isInHaste, complaining: complain) { folder.item(at: $0.path) == .file }
        } catch {
            for message in error.messages { context.note("the results are not kept: " + message) }
        }
    }

    private func complain(_ message: String) {
        if !hasComplained { context.note(message) }
        hasComplained = true
    }
}
