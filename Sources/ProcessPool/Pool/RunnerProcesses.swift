import Basics
import Foundation
import StageRuntime

/// The processes of a pool, with their channels to the runner; they live longer than one run.
final class RunnerProcesses {
    let options: PoolOptions
    /// The parent of the processes; strong, it ends with them.
    let parent: any RunnerParent
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

    init(options: PoolOptions, parent: any RunnerParent, slots: [RunnerChannels], pages: RunnerPages) {
        (self.options, self.parent, self.slots, self.pages) = (options, parent, slots, pages)
        arrived = slots.map { _ in LineBuffer() }
        presence = slots.map { _ in .absent }
    }

    deinit { end() }

    func start(_ slot: Int) {
        pages[slot].reset(options)
        slots[slot].output.resize(to: 0)
        arrived[slot] = LineBuffer()
        presence[slot] = .starting
        parent.start(slot)
    }

    func send(_ bytes: [UInt8], to slot: Int) {
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
