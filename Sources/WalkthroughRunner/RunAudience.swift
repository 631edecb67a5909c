/// Who is told of one walkthrough's run while it goes on, and of how much.
struct RunAudience {
    /// Whether each step is recorded with what it led to.
    var wantsDetail = false
    /// Whether the result has the whole trace.
    var keepsTrace = false
    /// Where each step is noted before it begins; strong, it goes with the worker process.
    var progress: WorkerProgress?
    /// Takes in pictures that are to be brought up to date; nil if they are to hold; strong, it goes with the run.
    var updates: PictureUpdates?
    /// What disturbs the run, and after which step; nil if nothing does.
    var disturbed: DisturbedStep?
    /// Told of each step that was performed.
    var stepEnded: (PerformedStep) -> Void = { _ in }
}
