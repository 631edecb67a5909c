import Basics
import Foundation
import StageRuntime

/// The processes of a pool, with what connects them to the runner; they outlast a run.
final class RunnerProcesses {
    /// How they are made.
    let options: RunnerPool.Options
    /// Who makes them; strong, it ends with the processes.
    let parent: any RunnerParent
    /// What connects them, by slot.
    let slots: [RunnerChannels]
    /// What they do at this moment, by slot; strong, the memory goes with the processes.
    let pages: RunnerPages
    /// What has arrived from them, by slot.
    var arrived: [LineBuffer]
    /// Which of them there are, by slot.
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

    /// Has a slot's process made.
    func start(_ slot: Int) {
        pages[slot].reset(options)
        slots[slot].output.resize(to: 0)
        arrived[slot].removeAll()
        presence[slot] = .starting
        parent.start(slot)
    }

    /// Sends indexes of walkthroughs to a process.
    func send(_ indexes: [Int], to slot: Int) {
        let bytes = Array(indexes.map { String($0) + "\n" }.joined().utf8)
        // A process may have ended already; its end is told.
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

/// Whether a slot of a pool has a process; it may be told of one only in the run after that which had it made.
enum RunnerPresence {
    /// There is none.
    case absent
    /// It is being made, and takes commands once it is told to be there.
    case starting
    /// It waits for commands, or has some.
    case ready
}

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
