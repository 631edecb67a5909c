import Basics

/// How a pool's processes are made and watched.
package struct PoolOptions: Equatable, Sendable {
    /// How many processes run at a time; at least 1.
    package var jobs = 1
    /// The memory limit of each process, in bytes; 0 for no limit.
    package var memory = 2 << 30
    /// How long, in real time, one task may take.
    package var timeout = Duration.seconds(30)
    /// After how many failures no further task is begun.
    package var maxFailures = Int.max
    /// How many tasks that fail after others in their process are repeated in a new one, to compare.
    package var repetitions = 0
    /// Whether tasks tell notes, and how much.
    package var notes = PoolNotes.none
    /// Whether a crash is explained by the app's frames, which needs a second or two.
    package var explainsCrashes = false

    /// Makes the options of one process with the limits that the command line has by default.
    package init() {}
}

/// How much tasks tell before they end.
package enum PoolNotes: Int, Sendable {
    /// Nothing: it costs no message.
    case none
    /// What happens.
    case brief
    /// What happens, with all details; sent as it happens, so that a crash loses none.
    case detailed
}

/// Why a run of a pool ended.
package enum PoolEnding: Equatable, Sendable {
    /// Every task has ended.
    case completed
    /// The limit of failures was reached, so that no further task was begun.
    case failureLimit
    /// The descriptor that stops the pool became readable, mostly because of Ctrl-C.
    case interrupted
    /// The processes cannot do their work, for the given reason; missing tasks were not performed.
    case broken(String)
}

/// The outcome of a run of a pool.
package struct PoolOutcome: Equatable, Sendable {
    /// The indices of the tasks that have no end, in order; if there are any, the run is no success.
    package var missing: [Int]
    /// Why it ended.
    package var ending: PoolEnding
    /// How many runner processes were started.
    package var processes: Int
}

/// Why tasks cannot be performed by runner processes.
package enum RunnerPoolError: Error, Equatable {
    /// The system refused something.
    case system(_ what: String, code: Int32)
    /// Threads run already, so the process cannot be copied, and there is no program to start instead.
    case threadsRun
    /// The argument of a runner process was not passed by a runner.
    case notStartedByRunner

    /// The number of the system's error; 0 if the system refused nothing.
    var code: Int32 { if case .system(_, let code) = self { code } else { 0 } }

    /// What is wrong, in one sentence without a full stop.
    package var message: String {
        switch self {
        case .system(let what, let code): "\(what): \(SystemError.text(of: code))"
        case .threadsRun: "runner processes cannot be made after a thread was started; make the pool first"
        case .notStartedByRunner: "this is a runner process, which only `rehearse test` can start"
        }
    }
}
