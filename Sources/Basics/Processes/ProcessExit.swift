import Foundation

/// How a process has ended without doing what it should.
package enum ProcessExit: Equatable, Sendable {
    /// A signal ended the process.
    case signal(Int32)
    /// The process exited by itself.
    case exit(Int32)
    /// It exceeded its limit of real time.
    case timeLimit(Duration)
    /// It exceeded its memory limit, in bytes.
    case memoryLimit(Int)
}

extension ProcessExit {
    /// The messages of the allocators of Swift, C++ and the system when there is no memory left.
    private static let memoryMessages = [
        "failed to allocate", "could not allocate memory", "cannot allocate memory", "std::bad_alloc", "out of memory",
    ]

    /// Finds how a process has ended that the runner did not kill.
    ///
    /// - Parameters:
    ///   - status: the status of `waitpid`.
    ///   - output: what the process printed.
    ///   - memoryLimit: its memory limit in bytes; 0 for no limit.
    package init(status: Int32, output: AppOutput?, memoryLimit: Int) {
        let signal = status & 0x7F
        guard signal != 0 else {
            self = .exit(status >> 8 & 0xFF)
            return
        }
        // The app may have printed such words itself; a reason with a file and a line is the app's own.
        let reason = output?.crashReason
        let isOwn = reason?.prefixMatch(of: /[^:]+:\d+:\s/) != nil
        let lastWords = (reason ?? output?.lines.last { !$0.isEmpty } ?? "").lowercased()
        let isOutOfMemory =
            memoryLimit > 0 && signal != SIGKILL && !isOwn && Self.memoryMessages.contains(where: lastWords.contains)
        self = isOutOfMemory ? .memoryLimit(memoryLimit) : .signal(signal)
    }
}
