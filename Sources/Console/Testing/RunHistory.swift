import Walkthroughs

/// What earlier runs in this folder left, and what this one leaves.
struct RunHistory {
    /// The messages' way to a person, and the folder.
    private let context: CommandContext
    /// Whether this run is a shard; then nothing is kept, so that all shards divide the suite in the same way.
    private let isShard: Bool
    /// Where it lies.
    private let file: LastRunFile
    /// How walkthroughs went when they ran last.
    let lastRun: LastRun

    init(_ options: TestOptions, _ context: CommandContext) {
        self.context = context
        isShard = options.shard != nil
        let bazel = BazelEnvironment(context.surroundings.environment)
        file = LastRunFile(in: context.folder, under: bazel.temporaryFolder)
        lastRun = file.read { context.remark("rehearse: note: " + $0) } ?? LastRun()
    }

    /// What shards are divided by, in words.
    var measure: String { lastRun.isEmpty ? "their steps" : "the times of the last run" }

    /// Why `--last-failed` leaves nothing.
    var reasonForNoFailures: String {
        lastRun.isEmpty
            ? "no earlier run is known; run the suite without --last-failed once"
            : "none of these walkthroughs failed when it ran last"
    }

    /// Keeps how this run went, with what is known of walkthroughs that it left out and that there are still.
    func keep(_ run: LastRun) {
        guard !isShard, !run.isEmpty else { return }
        let folder = context.folder
        let all = run.completed(by: lastRun) { folder.item(at: $0.path) == .file }
        do throws(CommandFailure) {
            try file.write(all)
        } catch {
            for message in error.messages { context.remark("rehearse: note: the results are not kept: " + message) }
        }
    }
}
