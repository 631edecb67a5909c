import Basics
import Foundation
import StageRuntime

/// The processes of a pool, with their channels to the runner; they live longer than one run.
final class RunnerProcesses {
    /// How they are made.
    let options: RunnerPool.Options
    /// The parent of the processes; strong, it ends with them.
    let parent: any RunnerParent
    /// The channels, by slot.
    let slots: [RunnerChannels]
    /// The pages, by slot; strong, the memory is released with the processes.
    let pages: RunnerPages
    /// The lines that have arrived, by slot.
    var arrived: [LineBuffer]
    /// Whether each slot has a process.
    var presence: [RunnerPresence]
    /// How many were started.
    var count = 0
    /// Whether they are gone for good.
    private(set) var hasEnded = false

    init(options: RunnerPool.Options, parent: any RunnerParent, slots: [RunnerChannels], pages: RunnerPages) {
        self.options = options
        self.parent = parent
        self.slots = slots
        self.pages = pages
        arrived = slots.map { _ in LineBuffer() }
        presence = slots.map { _ in .absent }
    }

    deinit {
        end()
    }

    /// Starts the process of a slot.
    func start(_ slot: Int) {
        pages[slot].reset(options)
        slots[slot].output.resize(to: 0)
        arrived[slot] = LineBuffer()
        presence[slot] = .starting
        parent.start(slot)
    }

    /// Sends indices of walkthroughs to a process.
    func send(_ indexes: [Int], to slot: Int) {
        let bytes = Array(indexes.map { String($0) + "\n" }.joined().utf8)
        // The process may have ended already; a notice reports its end.
        _ = slots[slot].commands.writing.send(bytes)
    }

    /// Kills all processes, and returns when they are gone.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        parent.end()
        for slot in slots { slot.end() }
    }
}

/// Whether a slot of a pool has a process; a start in one run may be reported only in the next.
enum RunnerPresence {
    /// It has none.
    case absent
    /// It is starting, and accepts commands once a notice says so.
    case starting
    /// It waits for commands, or has some.
    case ready
}

extension WalkthroughBreakdown.Cause {
    /// The messages of the allocators of Swift, C++ and the system when there is no memory left.
    private static let memoryMessages = [
        "failed to allocate", "could not allocate memory", "cannot allocate memory", "std::bad_alloc", "out of memory",
    ]

    /// Finds the cause of the end of a process that the runner did not kill.
    ///
    /// - Parameters:
    ///   - status: the status of `waitpid`.
    ///   - output: what the process printed.
    ///   - memoryLimit: its memory limit in bytes; 0 for no limit.
    init(status: Int32, output: AppOutput?, memoryLimit: Int) {
        let signal = status & 0x7F
        guard signal != 0 else {
            self = .exit(status >> 8 & 0xFF)
            return
        }
        // The app may have said much about memory before; a reason with a place is the app's own.
        let reason = output?.crashReason
        let isOwn = reason?.prefixMatch(of: /[^:]+:\d+:\s/) != nil
        let lastWords = (reason ?? output?.lines.last { !$0.isEmpty } ?? "").lowercased()
        let isOutOfMemory =
            memoryLimit > 0 && signal != SIGKILL && !isOwn && Self.memoryMessages.contains(where: lastWords.contains)
        self = isOutOfMemory ? .memoryLimit(memoryLimit) : .signal(signal)
    }
}

extension WalkthroughBreakdown {
    /// Makes a breakdown from the records of the walkthrough's process.
    ///
    /// - Parameter page: the last records of the process; `nil` if they are about another walkthrough.
    init(_ cause: Cause, page: RunnerPage?) {
        let step = page?.step
        self.init(
            cause, at: step?.location, source: step?.source, stepsBefore: max(0, (page?.steps ?? 0) - 1),
            events: page?.events.map(\.line) ?? [], schedule: page?.schedule,
            failedSchedule: page?.failedSchedule)
    }
}
