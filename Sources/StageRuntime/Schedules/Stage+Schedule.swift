extension Stage {
    /// Carries out the schedule; `nil` for the default order.
    package var driver: ScheduleDriver? { loop.driver }

    /// The maximum number of due times that pass during a pause, so that an endless timer cannot use up the run.
    private static let mostDueInPause = 200

    /// Begins an input, a step or a keystroke: under a schedule the user may pause and replies arrive before it.
    ///
    /// - Parameters:
    ///   - words: the input in words, used if the schedule is recorded.
    ///   - isPausable: whether the user makes the input, and so may pause before it.
    /// - Returns: whether anything happened before it, so that the screen may have changed.
    @discardableResult
    package func beginInput(_ words: @autoclosure () -> String, isPausable: Bool) -> Bool {
        guard let driver = loop.driver else { return false }
        let words = driver.schedule.isRecorded ? words() : ""
        var isLater = false
        if !isPausable {
            driver.passInput()
        } else if let pause = driver.pause(before: words, on: loop) {
            pass(pause, driver)
            isLater = true
        }
        while !isSuspended, run({ driver.arriveBeforeNext(on: loop) }) {
            settle()
            isLater = true
        }
        driver.beginInput(words)
        return isLater
    }

    /// Delivers the replies of calls that declare no latency.
    ///
    /// No user acts on an app before it has read its files, or ends it while it is writing them.
    package func finishUndeclaredCalls() {
        guard let driver = loop.driver, !isSuspended else { return }
        while run({ driver.arriveUndeclared(on: loop) }) { settle() }
    }

    private func pass(_ pause: Duration, _ driver: ScheduleDriver) {
        settle()
        let start = clock.now
        let bound = start.advanced(by: pause)
        var count = 1
        while count < Self.mostDueInPause, advanceToNextDue(notAfter: bound) { count += 1 }
        if count < Self.mostDueInPause { advance(to: bound) }
        driver.didPause(start.duration(to: clock.now))
    }

    /// How much later than nominally things may happen now, because a schedule has made replies late.
    package var lag: Duration { loop.driver?.lag ?? .zero }

    /// Whether replies are late, so that ``catchUp()`` may give time to a step that fails now.
    package var mayCatchUp: Bool { loop.driver.map { $0.lag > .zero } ?? false }

    /// Moves the clock to the next due time, to give a failed step the time by which replies were late.
    ///
    /// A step of a correct app that succeeds in the default order also succeeds under a schedule, at the latest when as
    /// much time has passed as all replies together were late. Time that earlier steps have waited is not given again.
    ///
    /// - Returns: `false` if no time is left, or nothing is due in it: the step has failed.
    package func catchUp() -> Bool {
        guard let driver = loop.driver, driver.lag > .zero else { return false }
        let before = clock.now
        guard advanceToNextDue(notAfter: before.advanced(by: driver.lag)) else { return false }
        driver.didWait(before.duration(to: clock.now))
        return true
    }

    /// Moves the clock until nothing is due any more, or by at most a duration; returns whether nothing is due.
    package func rest(within duration: Duration) -> Bool {
        settle()
        let bound = clock.now.advanced(by: duration)
        while advanceToNextDue(notAfter: bound) {}
        return loop.nextDeadline() == nil
    }
}

extension EventLoop {
    /// Returns the timer that fires first: the schedule's choice if several are due.
    func scheduled(_ first: LoopTimer, among timers: TimerQueue) -> LoopTimer {
        guard let driver, timers.isTied else { return first }
        let due = timers.due(at: now.nanoseconds)
        return due.count > 1 ? driver.first(of: due) : first
    }

    /// Returns the length of a pause that is relative to due timers; `nil` for no pause.
    func duration(of pause: SchedulePause) -> Duration? {
        switch pause {
        case .none: return nil
        case .moment: return .zero
        case .long: return .seconds(60)
        case .half: return pendingDeadlines.first.map { now.duration(to: $0) / 2 } ?? .zero
        case .past(let count): return pendingDeadlines.prefix(count).last.map { now.duration(to: $0) } ?? .zero
        }
    }

    /// The moments at which timers are due, each once, in order.
    private var pendingDeadlines: [StageInstant] {
        var deadlines: [StageInstant] = []
        for timer in pendingTimers where timer.due != deadlines.last { deadlines.append(timer.due) }
        return deadlines
    }

    /// Returns the index in the queue of the job that runs first, chosen among the oldest jobs of all tasks.
    func scheduledIndex(in ready: [UnownedJob], by driver: ScheduleDriver) -> Int {
        guard ready.count > 1 else {
            driver.didRunAlone()
            return 0
        }
        var indices: [Int] = []
        var owners: [UInt] = []
        for index in 0..<ready.count {
            let owner = Self.identity(of: ready[index])
            if !owners.contains(owner) {
                owners.append(owner)
                indices.append(index)
            }
        }
        guard indices.count > 1 else {
            driver.didRunAlone()
            return 0
        }
        return indices[driver.firstJob(of: owners) { tasks.task(ofJob: $0) }]
    }
}

/// A reply whose arrival a schedule has chosen.
///
/// `@unchecked Sendable`: its cancellation handler must be `Sendable`; the properties are only touched on the loop.
final class ScheduledReply: @unchecked Sendable {
    let call: String
    /// Which request of the call it answers, from 1.
    let number: Int
    /// The earliest moment at which it may arrive.
    let earliest: StageInstant
    /// When it would arrive by the call's nominal latency.
    let nominal: StageInstant
    /// When it arrives at the latest.
    let due: StageInstant
    /// Whether its call declares no latency.
    let isUndeclared: Bool
    /// How many more events may happen before it arrives; `nil` if it waits for its moment.
    private var gap: Int?
    /// The timer that delivers it when it is due; strong until it has arrived.
    var timer: LoopTimer?
    /// The continuation that resumes the waiting task; `nil` after it has done so.
    private var continuation: UnsafeContinuation<Bool, Never>?

    init(
        call: String, number: Int, earliest: StageInstant, nominal: StageInstant, due: StageInstant, gap: Int?,
        isUndeclared: Bool
    ) {
        (self.call, self.number, self.earliest, self.nominal) = (call, number, earliest, nominal)
        (self.due, self.gap, self.isUndeclared) = (due, gap, isUndeclared)
    }

    /// Counts an event that is about to happen; returns whether the reply arrives before it.
    func arrives(beforeNextAt now: StageInstant) -> Bool {
        guard let gap, earliest <= now, due > now else { return false }
        self.gap = gap - 1
        return gap <= 1
    }

    /// Returns how much later than nominally the reply would be at a moment.
    func lateness(at instant: StageInstant) -> Duration { max(nominal.duration(to: instant), .zero) }

    func wait(_ continuation: UnsafeContinuation<Bool, Never>) { self.continuation = continuation }

    /// Resumes the waiting task, with the reply or without it; returns whether it was still waiting.
    func resume(arrived: Bool) -> Bool {
        guard let continuation else { return false }
        self.continuation = nil
        timer = nil
        continuation.resume(returning: arrived)
        return true
    }
}
