extension Stage {
    /// Runs all ready jobs, and those that they make ready, without moving the clock.
    ///
    /// It waits, in real time, for work under way elsewhere. If it passes the job limit it reports a livelock; if work
    /// elsewhere never comes back, it reports that.
    public func settle() { _ = comeToRest() }

    /// Settles what an ended app still does: on a phone its process is gone.
    ///
    /// What its cancelled tasks write, trace or start has no effect.
    package func settleEndedApp() {
        (appStorage.isEnding, trace.isEnding) = (true, true)
        tasks.end()
        settle()
        tasks.reopen()
        (appStorage.isEnding, trace.isEnding) = (false, false)
    }

    /// Settles; returns whether the stage came to rest, which a livelock or lost work elsewhere prevents.
    private func comeToRest() -> Bool {
        run {
            loop.beginSettle()
            defer { loop.endSettle() }
            while true {
                guard loop.drain(patience: patience) else {
                    if !loop.overran { report(.noReply(tokens: loop.openTokenNames)) }
                    return false
                }
                if loop.fireDueTimer() { continue }
                if loop.overran { return false }
                performIdleChecks()
                if loop.hasReadyJobs || loop.hasDueTimer { continue }
                ledger.check()
                return true
            }
        }
    }

    /// Moves the clock by exactly `duration`, stopping at every due time to fire timers and settle.
    ///
    /// It stops at the first settle that does not come to rest: the run has failed, and the time would never end.
    public func advance(by duration: Duration) { advance(to: clock.now.advanced(by: max(duration, .zero))) }

    /// Moves the clock to `instant`, stopping at every due time to fire timers and settle.
    package func advance(to instant: StageInstant) {
        guard comeToRest() else { return }
        while let due = loop.nextDeadline(), due <= instant {
            guard fire(at: due) else { return }
        }
        loop.move(to: instant)
    }

    /// Moves the clock to the next due time, fires the timers and settles; returns whether any was due.
    ///
    /// It also returns `false` if the settle did not come to rest, so that no caller waits for ever.
    package func advanceToNextDue(notAfter bound: StageInstant? = nil) -> Bool {
        // What is ready may set the next timer.
        if loop.hasReadyJobs, !comeToRest() { return false }
        guard let due = loop.nextDeadline() else { return false }
        if let bound, due > bound { return false }
        return fire(at: due)
    }

    /// The waiting tasks in words, if nothing is pending that could wake them; empty otherwise.
    package var stuckTasks: [String] {
        guard !loop.hasReadyJobs, !isSuspended, loop.nextDeadline() == nil, !workers.isHolding,
            loop.openTokenNames.isEmpty
        else { return [] }
        return loop.tasks.running.filter { !$0.isObserver }.map(\.account)
    }

    /// Ends everything on the stage: cancels its tasks and runs what that makes ready, so that nothing is kept alive.
    ///
    /// The owner of the stage calls it when done with it, not from a task of the stage. Tasks started later are
    /// cancelled at once; results that arrive later are dropped. The trace and the problems can still be read.
    public func shutDown() {
        run {
            loop.resume()
            loop.end()
            tasks.end()
            for task in loop.tasks.running { task.cancel() }
            loop.beginSettle()
            _ = loop.drain(patience: .zero)
            loop.endSettle()
            loop.discard()
            forget()
        }
    }

    /// Moves the clock to a due time, and settles after each timer due then; returns whether all came to rest.
    private func fire(at due: StageInstant) -> Bool {
        loop.move(to: due)
        return comeToRest()
    }
}
