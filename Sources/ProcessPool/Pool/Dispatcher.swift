/// Decides which process performs what, and what to do if one ends early: a state machine without system calls.
///
/// Tasks are identified by their indices in the order, so that one that occurs twice is performed twice. Each
/// index is ended, lost with its process, or not begun; none is begun twice. A process gets several indices ahead, so
/// that it need not wait while the runner writes a report. They are few, so that none waits long for a slow process.
struct Dispatcher {
    /// The maximum number of indices sent ahead to a process.
    private static let window = 64
    /// The time for which a process gets tasks ahead, by their average time.
    private static let horizon = Duration.milliseconds(20)
    /// How many processes in a row may end before they begin anything.
    private static let patience = 3

    /// What the pool must do next, in order.
    private(set) var actions: [Action] = []
    private(set) var slots: [Slot]
    /// Why the run cannot continue; `nil` as long as it can.
    private(set) var breakdown: String?
    /// Whether no further task is begun.
    private(set) var isStopping = false
    /// The indices not sent to any process; the next one last.
    private var waiting: [Int]
    private let timeout: Duration
    /// The number of failures at which to stop.
    private let maxFailures: Int
    /// How many tasks have ended.
    private var count = 0
    private var failures = 0
    /// How many processes in a row have ended before they began anything.
    private var stillborn = 0

    init(count: Int, slots: Int, timeout: Duration, maxFailures: Int) {
        waiting = Array((0..<count).reversed())
        self.slots = Array(repeating: Slot(), count: slots)
        (self.timeout, self.maxFailures) = (timeout, maxFailures)
    }

    /// Whether nothing is left to wait for.
    var isFinished: Bool {
        breakdown != nil || ((waiting.isEmpty || isStopping) && !slots.contains { $0.isBusy })
    }

    /// When to kill the next process that has not answered; `nil` if none has to answer.
    var deadline: Duration? { slots.filter { $0.isBusy && !$0.isLate }.map { $0.since + timeout }.min() }

    mutating func drainActions() -> [Action] {
        defer { actions = [] }
        return actions
    }

    /// Starts processes, no more than there is work for; some may exist or be starting from an earlier run.
    mutating func begin(with processes: [RunnerPresence], now: Duration) {
        for slot in slots.indices {
            switch processes[slot] {
            case .ready:
                slots[slot].isOccupied = true
                slots[slot].isReady = true
                feed(slot, now)
            case .starting: slots[slot].isOccupied = true
            case .absent: if slot < waiting.count { start(slot) }
            }
        }
    }

    mutating func started(_ slot: Int, now: Duration) {
        slots[slot].isReady = true
        guard let index = slots[slot].repeated else { return feed(slot, now) }
        slots[slot].repeated = nil
        slots[slot].since = now
        slots[slot].queued = [index]
        actions.append(.send(slot: slot, indices: [index]))
    }

    /// Has the task that a process has just performed repeated in a new process; it counts when it ends again.
    mutating func repeatAlone(_ slot: Int, now: Duration) {
        guard let index = slots[slot].current else { return }
        waiting += slots[slot].queued.reversed()
        slots[slot].queued = []
        (slots[slot].current, slots[slot].repeated, slots[slot].since) = (nil, index, now)
        actions.append(.kill(slot: slot))
    }

    /// Notes that a process begins a task; returns its index, or `nil` if none was expected.
    mutating func began(_ slot: Int, now: Duration) -> Int? {
        guard slots[slot].current == nil, !slots[slot].queued.isEmpty else { return nil }
        let index = slots[slot].queued.removeFirst()
        slots[slot].current = index
        slots[slot].since = now
        slots[slot].hasBegun = true
        stillborn = 0
        return index
    }

    /// Notes that a process does not hang: it has begun another run of its task, or the machine is busy.
    mutating func wentOn(_ slot: Int, now: Duration) { slots[slot].since = now }

    /// Notes that a process has ended its task; returns its index, or `nil` if there was none.
    mutating func ended(_ slot: Int, isFailure: Bool, now: Duration) -> Int? {
        guard let index = slots[slot].current else { return nil }
        slots[slot].current = nil
        slots[slot].since = now
        count += 1
        if isFailure { countFailure() }
        feed(slot, now)
        return index
    }

    /// Notes that a process has ended, after all its messages; returns the task that is lost.
    mutating func died(_ slot: Int, now: Duration) -> LostTask? {
        let dead = slots[slot]
        slots[slot] = Slot()
        waiting += dead.queued.reversed()
        if let index = dead.repeated {
            (slots[slot].repeated, slots[slot].since) = (index, now)
            start(slot)
            feedIdle(now)
            return nil
        }
        var lost: LostTask?
        if let index = dead.current {
            lost = LostTask(index: index, isLate: dead.isLate, since: dead.since)
            countFailure()
        } else if !dead.hasBegun, !isStopping {
            stillborn += 1
            if stillborn >= Self.patience { lost = loseNext(dead) }
        }
        if !waiting.isEmpty, !isStopping, breakdown == nil { start(slot) }
        feedIdle(now)
        return lost
    }

    /// Handles the last tolerated process in a row that has ended before it began anything.
    ///
    /// If it exceeded the time limit, its first task counts as timed out; otherwise the run cannot continue.
    private mutating func loseNext(_ dead: Slot) -> LostTask? {
        guard dead.isLate, let index = dead.queued.first else {
            fail("\(stillborn) runner processes in a row died before they began")
            return nil
        }
        stillborn = 0
        waiting.removeLast()
        countFailure()
        return LostTask(index: index, isLate: true, since: dead.since, hasBegun: false)
    }

    /// Notes that a process could not be started; the run continues with the others if there are any.
    mutating func refused(_ slot: Int, reason: String, now: Duration) {
        if let index = slots[slot].repeated { waiting.append(index) }
        slots[slot] = Slot()
        guard slots.contains(where: \.isOccupied) else { return fail("no runner process could be started: " + reason) }
        feedIdle(now)
    }

    /// The slots whose processes have exceeded the time limit.
    func lateSlots(now: Duration) -> [Int] {
        slots.indices.filter { slots[$0].isBusy && !slots[$0].isLate && now - slots[$0].since >= timeout }
    }

    /// Kills processes that have exceeded the time limit.
    mutating func tick(now: Duration) {
        for slot in lateSlots(now: now) {
            slots[slot].isLate = true
            actions.append(.kill(slot: slot))
        }
    }

    /// Stops the run for a reason.
    mutating func fail(_ reason: String) { if breakdown == nil { breakdown = reason } }

    // MARK: -

    private mutating func start(_ slot: Int) {
        slots[slot].isOccupied = true
        actions.append(.start(slot: slot))
    }

    private mutating func countFailure() {
        failures += 1
        guard failures >= maxFailures, !isStopping else { return }
        isStopping = true
        actions.append(.stop)
    }

    /// Returns how many tasks a process performs within the horizon.
    ///
    /// With a limit of failures it is one: those sent ahead would be begun before the process learns of the limit.
    private func window(_ now: Duration) -> Int {
        guard count > 0, now > .zero, maxFailures == .max else { return 1 }
        return Int(min(Double(Self.window), Self.horizon / now * Double(count) / Double(slots.count)))
    }

    /// Sends idle processes the indices that came back from another process.
    private mutating func feedIdle(_ now: Duration) {
        for slot in slots.indices where slots[slot].isReady && !slots[slot].isBusy { feed(slot, now) }
    }

    /// Sends a process more indices if it has few left.
    private mutating func feed(_ slot: Int, _ now: Duration) {
        guard !isStopping, breakdown == nil, !slots[slot].isLate, slots[slot].repeated == nil else { return }
        let share = max(min(waiting.count / (4 * slots.count), window(now)), 1)
        let queued = slots[slot].queued.count
        // If few tasks are left and this process is busy, another may be free sooner.
        guard queued <= share / 2, !(share == 1 && slots[slot].isBusy) else { return }
        let indices = Array(waiting.suffix(share - queued).reversed())
        guard !indices.isEmpty else { return }
        waiting.removeLast(indices.count)
        if !slots[slot].isBusy { slots[slot].since = now }
        slots[slot].queued += indices
        actions.append(.send(slot: slot, indices: indices))
    }
}

extension Dispatcher {
    enum Action: Equatable {
        /// Start a process in a slot.
        case start(slot: Int)
        /// Send tasks, by their indices in the order, to a slot's process.
        case send(slot: Int, indices: [Int])
        /// Kill a slot's process.
        case kill(slot: Int)
        /// Ask all processes to begin no further task.
        case stop
    }
}

extension Dispatcher {
    /// What the runner knows of one process.
    struct Slot {
        /// Whether a process exists or is starting.
        var isOccupied = false
        /// Whether it accepts tasks.
        var isReady = false
        /// The indices sent to it that it has not begun, in order.
        var queued: [Int] = []
        /// The index that it is performing.
        var current: Int?
        /// The index that the next process in the slot performs first, to see whether it fails there too.
        var repeated: Int?
        /// Whether it has begun anything since it was made.
        var hasBegun = false
        /// The time from which its time limit counts.
        var since: Duration = .zero
        /// Whether it has exceeded its time limit, and is being killed.
        var isLate = false

        var isBusy: Bool { current != nil || repeated != nil || !queued.isEmpty }
    }
}

extension Dispatcher {
    /// The task that is lost because its process ended.
    struct LostTask: Equatable {
        /// Its index in the order.
        var index: Int
        /// Whether the runner killed the process because it exceeded the time limit.
        var isLate = false
        /// When it was begun, or sent.
        var since: Duration
        /// Whether the process has reported its beginning.
        var hasBegun = true
    }
}
