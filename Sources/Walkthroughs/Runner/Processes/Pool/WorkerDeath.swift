import StageRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How a worker process ended in the middle of a walkthrough.
enum WorkerDeath: Equatable, Sendable {
    /// A signal ended it.
    case signal(Int32)
    /// It ended itself with this status.
    case exit(Int32)
    /// It had all the memory it may have, in bytes.
    case outOfMemory(limit: Int)
    /// It took longer than it may, and was killed.
    case timeout(Duration)
    /// It sent something that no worker sends, and was killed.
    case garbled

    /// What the system's allocators say when there is no memory left.
    private static let memoryMessages = [
        "failed to allocate", "Could not allocate memory", "cannot allocate memory", "std::bad_alloc",
        "virtual memory exhausted", "Out of memory", "out of memory",
    ]

    /// Reads what `waitpid` tells.
    ///
    /// - Parameters:
    ///   - status: the status as `waitpid` gives it.
    ///   - output: what the process wrote; the allocators' last words are at its end.
    ///   - limit: how much memory it could have; 0 for no limit.
    init(status: Int32, output: String, limit: Int) {
        let number = status & 0x7F
        guard number != 0 else {
            self = .exit(status >> 8 & 0xFF)
            return
        }
        let end = output.utf8.suffix(4096)
        let lastWords = String(decoding: end, as: UTF8.self)
        let saysSo = Self.memoryMessages.contains { lastWords.contains($0) }
        self = saysSo && number != SIGKILL ? .outOfMemory(limit: limit) : .signal(number)
    }

    /// The outcome as reports name it.
    var outcome: WalkthroughResult.Outcome {
        if case .timeout(let duration) = self { .timedOut(after: duration) } else { .crashed(reason: reason) }
    }

    /// The kind of failure, as reports group it.
    var kind: String {
        if case .timeout = self { "timeout" } else { "crash" }
    }

    /// What happened, in one sentence without a full stop.
    var message: String {
        switch self {
        case .timeout(let duration): "no end after \(duration.text); the worker process was killed"
        case .garbled, .exit, .outOfMemory, .signal: "the worker process crashed: " + reason
        }
    }

    /// What helps to find the cause; a line each.
    var notes: [String] {
        switch self {
        case .signal(SIGSEGV), .signal(SIGBUS):
            ["a stack overflow, by calls without end, looks like this too"]
        case .signal(SIGKILL):
            ["nobody but the system or a person sends SIGKILL; the system does when the machine is out of memory"]
        case .exit: ["an app under test must not end the process"]
        case .timeout: ["`--timeout` sets how long a walkthrough may take in real time"]
        case .outOfMemory: ["`--memory` sets how much a worker may have"]
        case .garbled: ["an app under test must not write to descriptors that it has not opened"]
        case .signal: []
        }
    }

    /// The cause in a few words: `SIGTRAP (a trap)`.
    var reason: String {
        switch self {
        case .signal(let number): Self.name(of: number)
        case .exit(let status): "it ended itself with exit status \(status)"
        case .outOfMemory(let limit): "out of memory" + (limit > 0 ? ", the limit is \(Self.text(bytes: limit))" : "")
        case .timeout(let duration): "no end after " + duration.text
        case .garbled: "it wrote into the pipe to the runner"
        }
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL (a trap)"
        case SIGTRAP: "SIGTRAP (a trap)"
        case SIGABRT: "SIGABRT (an abort)"
        case SIGFPE: "SIGFPE (an arithmetic error)"
        case SIGBUS: "SIGBUS (a bad memory access)"
        case SIGSEGV: "SIGSEGV (a bad memory access)"
        case SIGKILL: "SIGKILL (killed from outside)"
        case SIGTERM: "SIGTERM (asked to end from outside)"
        case SIGINT: "SIGINT"
        case SIGPIPE: "SIGPIPE"
        default: "signal \(signal)"
        }
    }

    private static func text(bytes: Int) -> String {
        for (unit, shift) in [("G", 30), ("M", 20), ("K", 10)] where bytes >= 1 << shift && bytes % (1 << shift) == 0 {
            return "\(bytes >> shift)" + unit
        }
        return "\(bytes) bytes"
    }
}
