/// Decides which process performs what, and what follows when one ends early: a state machine without a system below.
///
/// Walkthroughs are known by their places in the order, so that one which stands there twice is performed twice. Every
/// place ends up ended, lost with its process, or not begun; none is begun twice. A process is sent some at a time: it
/// must not wait for a runner that writes a report, and no walkthrough should wait long for a slow process.
struct Dispatcher {
    /// The most that are sent to a process ahead.
    private static let window = 64
    /// How long a process should be able to go on by itself, as far as the average tells.
    private static let horizon = Duration.milliseconds(20)
    /// How many processes in a row may die before they begin anything.
    private static let patience = 3

    /// What the pool is to do next, in order.
    private(set) var actions: [Action] = []
    /// The processes.
    private(set) var slots: [Slot]
    /// Why nothing goes on any more; nil as long as it does.
    private(set) var breakdown: String?
    /// Whether no further walkthrough is to be begun.
    private(set) var isStopping = false
    /// The places that no process has; the next one last.
    private var waiting: [Int]
    /// How long a process may take.
    private let timeout: Duration
    /// After how many failures to stop.
    private let maxFailures: Int
    /// How many have ended so far.
    private var count = 0
    /// How many failed so far.
    private var failures = 0
    /// How many processes in a row have died before they began anything.
    private var stillborn = 0

    /// Makes the plan of a run.
    init(count: Int, slots: Int, timeout: Duration, maxFailures: Int) {
        waiting = Array((0..<count).reversed())
        self.slots = Array(repeating: Slot(), count: slots)
        self.timeout = timeout
        self.maxFailures = maxFailures
    }

    /// Whether nothing is left to wait for.
    var isFinished: Bool {
        breakdown != nil || ((waiting.isEmpty || isStopping) && !slots.contains { $0.isBusy })
    }

    /// When a process that has not answered by then has to be killed; nil if none owes an answer.
    var deadline: Duration? {
        slots.filter { $0.isBusy && $0.verdict == nil }.map { $0.since + timeout }.min()
    }

    /// Removes and returns what is to be done.
    mutating func takeActions() -> [Action] {
        defer { actions = [] }
        return actions
    }

    /// Has processes made, no more than there is work for; some may be there from an earlier run, or on their way.
    mutating func begin(with processes: [RunnerPresence], now: Duration) {
        for slot in slots.indices {
            switch processes[slot] {
            case .ready:
                slots[slot].isTaken = true
                slots[slot].isReady = true
                feed(slot, now)
            case .starting: slots[slot].isTaken = true
            case .absent: if slot < waiting.count { start(slot) }
            }
        }
    }

    /// Takes in that a process is there.
    mutating func started(_ slot: Int, now: Duration) {
        slots[slot].isReady = true
        feed(slot, now)
    }

    /// Takes in that a process begins a walkthrough; returns its place, nil if it is not the one expected.
    mutating func began(_ slot: Int, now: Duration) -> Int? {
        guard slots[slot].current == nil, !slots[slot].queued.isEmpty else { return nil }
        let place = slots[slot].queued.removeFirst()
        slots[slot].current = place
        slots[slot].since = now
        slots[slot].hasBegun = true
        stillborn = 0
        return place
    }

    /// Takes in that a process has begun another run of its walkthrough: it does not hang.
    mutating func wentOn(_ slot: Int, now: Duration) { slots[slot].since = now }

    /// Takes in that a process has ended its walkthrough; returns its place, nil if there was none.
    mutating func ended(_ slot: Int, isFailure: Bool, now: Duration) -> Int? {
        guard let place = slots[slot].current else { return nil }
        slots[slot].current = nil
        slots[slot].since = now
        count += 1
        if isFailure { countFailure() }
        feed(slot, now)
        return place
    }

    /// Takes in that a process has died, after everything that it sent; returns the walkthrough that this has cost.
    mutating func died(_ slot: Int, now: Duration) -> LostWalkthrough? {
        let dead = slots[slot]
        slots[slot] = Slot()
        waiting += dead.queued.reversed()
        var lost: LostWalkthrough?
        if let place = dead.current {
            lost = LostWalkthrough(place: place, verdict: dead.verdict, since: dead.since)
            countFailure()
        } else if !dead.hasBegun, !isStopping {
            stillborn += 1
            if stillborn >= Self.patience { lost = loseNext(dead) }
        }
        if !waiting.isEmpty, !isStopping, breakdown == nil { start(slot) }
        feedIdle(now)
        return lost
    }

    /// Takes in that one more process has died before it began anything, the last that is borne with.
    ///
    /// Where the limit of time ended it, that is what its first walkthrough has come to; else nothing goes on.
    private mutating func loseNext(_ dead: Slot) -> LostWalkthrough? {
        guard dead.verdict == .timeout, let place = dead.queued.first else {
            fail("\(stillborn) runner processes in a row died before they began")
            return nil
        }
        stillborn = 0
        waiting.removeLast()
        countFailure()
        return LostWalkthrough(place: place, verdict: .timeout, since: dead.since, hasBegun: false)
    }

    /// Takes in that a process could not be made; goes on with the others as long as there are any.
    mutating func refused(_ slot: Int, reason: String, now: Duration) {
        slots[slot] = Slot()
        guard slots.contains(where: \.isTaken) else { return fail("no runner process could be started: " + reason) }
        feedIdle(now)
    }

    /// Kills processes that have not answered in time.
    mutating func tick(now: Duration) {
        for slot in slots.indices where slots[slot].isBusy && slots[slot].verdict == nil {
            if now - slots[slot].since >= timeout { kill(slot, .timeout) }
        }
    }

    /// Kills a process whose messages make no sense.
    mutating func garbled(_ slot: Int) {
        if slots[slot].verdict == nil { kill(slot, .garbled) }
    }

    /// Gives up.
    mutating func fail(_ reason: String) {
        if breakdown == nil { breakdown = reason }
    }

    // MARK: -

    private mutating func start(_ slot: Int) {
        slots[slot].isTaken = true
        actions.append(.start(slot: slot))
    }

    private mutating func kill(_ slot: Int, _ verdict: Verdict) {
        slots[slot].verdict = verdict
        actions.append(.kill(slot: slot))
    }

    private mutating func countFailure() {
        failures += 1
        guard failures >= maxFailures, !isStopping else { return }
        isStopping = true
        actions.append(.stop)
    }

    /// Returns how many walkthroughs one process performs within the horizon.
    ///
    /// With a limit of failures it is one: what was sent ahead would be begun before the process learns of the limit.
    private func window(_ now: Duration) -> Int {
        guard count > 0, now > .zero, maxFailures == .max else { return 1 }
        return Int(min(Double(Self.window), Self.horizon / now * Double(count) / Double(slots.count)))
    }

    /// Gives idle processes what has come back from another.
    private mutating func feedIdle(_ now: Duration) {
        for slot in slots.indices where slots[slot].isReady && !slots[slot].isBusy { feed(slot, now) }
    }

    /// Sends a process more when it has little left.
    private mutating func feed(_ slot: Int, _ now: Duration) {
        guard !isStopping, breakdown == nil, slots[slot].verdict == nil else { return }
        let share = max(min(waiting.count / (4 * slots.count), window(now)), 1)
        let queued = slots[slot].queued.count
        // With a walkthrough at hand and few left to share out, another process may be free sooner.
        guard queued <= share / 2, !(share == 1 && slots[slot].isBusy) else { return }
        let places = Array(waiting.suffix(share - queued).reversed())
        guard !places.isEmpty else { return }
        waiting.removeLast(places.count)
        if !slots[slot].isBusy { slots[slot].since = now }
        slots[slot].queued += places
        actions.append(.send(slot: slot, places: places))
    }
}

extension Dispatcher {
    /// What the pool is to do.
    enum Action: Equatable {
        /// Have a process made in a slot.
        case start(slot: Int)
        /// Send walkthroughs, by their places in the order, to a slot's process.
        case send(slot: Int, places: [Int])
        /// Kill a slot's process.
        case kill(slot: Int)
        /// Have all processes begin no further walkthrough.
        case stop
    }
}

extension Dispatcher {
    /// What the runner knows of one process.
    struct Slot {
        /// Whether a process is there or being made.
        var isTaken = false
        /// Whether it takes walkthroughs.
        var isReady = false
        /// The places sent to it that it has not begun, in order.
        var queued: [Int] = []
        /// The place that it performs.
        var current: Int?
        /// Whether it has begun anything since it was made.
        var hasBegun = false
        /// Since when it owes an answer.
        var since: Duration = .zero
        /// Why it is being killed.
        var verdict: Verdict?

        /// Whether it has something to do.
        var isBusy: Bool { current != nil || !queued.isEmpty }
    }
}

extension Dispatcher {
    /// The walkthrough that the end of a process has cost.
    struct LostWalkthrough: Equatable {
        /// Its place in the order.
        var place: Int
        /// Why the runner itself killed the process; nil if the runner did not.
        var verdict: Verdict?
        /// When it was begun, or sent.
        var since: Duration
        /// Whether the process said that it begins it.
        var hasBegun = true
    }

    /// Why the runner killed a process.
    enum Verdict: Equatable {
        /// It did not answer in time.
        case timeout
        /// What it sent made no sense.
        case garbled
    }
}
