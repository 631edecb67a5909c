import Basics

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
        // A process that is dead already does not matter: its death is told.
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
