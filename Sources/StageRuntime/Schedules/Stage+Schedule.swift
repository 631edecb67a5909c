extension Stage {
    /// What carries the schedule out; `nil` in the default order.
    package var driver: ScheduleDriver? { loop.driver }

    /// Begins a step that acts: under a schedule, replies that come between two steps arrive before it.
    ///
    /// - Parameter line: the step as written, for a schedule that is recorded.
    package func beginStep(_ line: String) {
        guard let driver = loop.driver else { return }
        if run({ driver.beginStep(line, on: loop) }) { settle() }
    }

    /// Whether a step that fails now would be given time by ``catchUp()``, as far as is known before it is tried.
    package var mayCatchUp: Bool { loop.driver.map { $0.lag > .zero } ?? false }

    /// Moves the clock to the next due time, to give a step that was too early the time that late replies have taken.
    ///
    /// A step at moment T that holds in the default order holds, in a correct app, at the latest when as much time has
    /// gone by as replies were late altogether. What steps have waited so before is not given again.
    ///
    /// - Returns: `false` where there is no such time left, or nothing is due in it: the step has had its time.
    package func catchUp() -> Bool {
        guard let driver = loop.driver, driver.lag > .zero else { return false }
        let before = clock.now
        guard advanceToNextDue(notAfter: before.advanced(by: driver.lag)) else { return false }
        driver.didWait(before.duration(to: clock.now))
        return true
    }

    /// Moves the clock on until nothing is due any more, at most so far; tells whether that was reached.
    package func rest(within duration: Duration) -> Bool {
        settle()
        let bound = clock.now.advanced(by: duration)
        while advanceToNextDue(notAfter: bound) {}
        return loop.nextDeadline() == nil
    }
}

extension EventLoop {
    /// Returns the timer that fires first among those that are due: the schedule's choice where several are.
    func scheduled(_ first: LoopTimer, among timers: TimerQueue) -> LoopTimer {
        guard let driver, timers.mayTie else { return first }
        let due = timers.due(at: now.nanoseconds)
        return due.count > 1 ? driver.first(of: due) : first
    }

    /// Returns the place in the queue of the job that runs first: each task's oldest may.
    func scheduledPlace(in ready: JobQueue, by driver: ScheduleDriver) -> Int {
        guard ready.count > 1 else {
            driver.didRunAlone()
            return 0
        }
        var places: [Int] = []
        var owners: [UInt] = []
        for place in 0..<ready.count {
            let owner = Self.identity(of: ready[place])
            if !owners.contains(owner) {
                owners.append(owner)
                places.append(place)
            }
        }
        guard places.count > 1 else {
            driver.didRunAlone()
            return 0
        }
        return places[driver.firstJob(of: owners) { tasks.task(ofJob: $0) }]
    }
}
