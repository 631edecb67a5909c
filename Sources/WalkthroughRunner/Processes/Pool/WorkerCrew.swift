import Basics

/// The workers of a pool, with what connects them to the runner; they outlast a run.
final class WorkerCrew {
    /// How they are made.
    let options: WorkerPool.Options
    /// Who makes them; strong, it ends with the crew.
    let parent: any WorkerParent
    /// What connects them, by slot.
    let slots: [WorkerChannels]
    /// What they do at this moment, by slot; strong, the memory goes with the crew.
    let pages: WorkerPages
    /// What has arrived from them, by slot.
    var arrived: [LineBuffer]
    /// Which of them there are, by slot.
    var presence: [WorkerPresence]
    /// How many were started.
    var count = 0
    /// Whether they are gone for good.
    private(set) var hasEnded = false

    init(options: WorkerPool.Options, parent: any WorkerParent, slots: [WorkerChannels], pages: WorkerPages) {
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

    /// Sends indexes of walkthroughs to a worker.
    func send(_ indexes: [Int], to slot: Int) {
        let bytes = Array(indexes.map { String($0) + "\n" }.joined().utf8)
        // A worker that is dead already does not matter: its death is told.
        _ = slots[slot].commands.writing.send(bytes)
    }

    /// Kills all workers, and returns when they are gone.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        parent.end()
        for slot in slots { slot.end() }
    }
}
