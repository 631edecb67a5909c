import Basics

/// Why walkthroughs cannot be performed by worker processes.
package enum WorkerPoolError: Error, Equatable {
    /// The system refused something.
    case system(_ what: String, code: Int32)
    /// Threads run already, so the process cannot be copied, and there is no program to start instead.
    case threadsRun
    /// The command line of a worker that was started as a program of its own is not what the runner gives it.
    case notStartedByRunner

    /// What is wrong, in one sentence without a full stop.
    package var message: String {
        switch self {
        case .system(let what, let code): "\(what): \(SystemError.text(of: code))"
        case .threadsRun: "worker processes cannot be made after a thread was started; make the pool first"
        case .notStartedByRunner: "this is a worker process, which only `rehearse test` can start"
        }
    }
}
