import Foundation
import StageRuntime

extension WalkthroughBreakdown.Cause {
    /// How much of the end of what a process wrote is searched for an allocator's last words.
    private static let searched = 4096
    /// What the allocators of Swift, C++ and the system say when there is no memory left.
    private static let memoryMessages = [
        "failed to allocate", "could not allocate memory", "cannot allocate memory", "std::bad_alloc", "out of memory",
    ]

    /// Reads what `waitpid` tells of a process that the runner did not kill.
    ///
    /// - Parameters:
    ///   - status: the status as `waitpid` gives it.
    ///   - output: what the process wrote.
    ///   - memoryLimit: how much memory it could have; 0 for no limit.
    init(status: Int32, output: AppOutput?, memoryLimit: Int) {
        let signal = status & 0x7F
        guard signal != 0 else {
            self = .exit(status >> 8 & 0xFF)
            return
        }
        let lastWords = String(
            decoding: (output?.lines ?? []).joined(separator: "\n").utf8.suffix(Self.searched), as: UTF8.self
        ).lowercased()
        let isOutOfMemory =
            memoryLimit > 0 && signal != SIGKILL && Self.memoryMessages.contains(where: lastWords.contains)
        self = isOutOfMemory ? .memoryLimit(memoryLimit) : .signal(signal)
    }
}

extension WalkthroughBreakdown {
    /// Makes what is known of a walkthrough from what its process noted.
    ///
    /// - Parameter page: what the process noted last; nil if that is of another walkthrough.
    init(_ cause: Cause, page: RunnerPage?) {
        let step = page?.step
        self.init(
            cause, at: step?.location, source: step?.source, stepsBefore: max(0, (page?.steps ?? 0) - 1),
            events: page?.events.map(\.line) ?? [], schedule: page?.schedule,
            failedSchedule: page?.failedSchedule)
    }
}
