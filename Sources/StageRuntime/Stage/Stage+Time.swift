extension Stage {
    /// Runs all that is ready, and what that makes ready, without moving the clock.
    ///
    /// Waits, in real time, for work under way elsewhere. A settle that passes the job limit is reported as a
    /// livelock, one whose work elsewhere never comes back as that.
    public func settle() { _ = comeToRest() }

    /// Settles; tells whether the stage came to rest, which a livelock or work that does not come back prevents.
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

    /// Moves the clock by exactly `duration`, stopping at every due time to fire what is due and settle.
    ///
    /// A settle that does not come to rest ends it at that moment: the run has failed, and time would never pass.
    public func advance(by duration: Duration) {
        advance(to: clock.now.advanced(by: max(duration, .zero)))
    }

    /// Moves the clock to `instant`, stopping at every due time to fire what is due and settle.
    package func advance(to instant: StageInstant) {
        guard comeToRest() else { return }
        while let due = loop.nextDeadline(), due <= instant {
            guard fire(at: due) else { return }
        }
        loop.move(to: instant)
    }

    /// Moves the clock to the next due time, fires what is due and settles; tells whether anything was due.
    ///
    /// `false` also if the settle did not come to rest, so that a wait for something does not last for ever.
    package func advanceToNextDue(notAfter bound: StageInstant? = nil) -> Bool {
        guard let due = loop.nextDeadline() else { return false }
        if let bound, due > bound { return false }
        return fire(at: due)
    }

    /// The accounts of the tasks that wait although nothing is pending that could wake them; empty while anything is.
    package var stuckTasks: [String] {
        guard loop.nextDeadline() == nil, !workers.isHolding, loop.openTokenNames.isEmpty else { return [] }
        return loop.tasks.running.filter { !$0.isObserver }.map(\.account)
    }

    /// Ends everything on the stage: cancels its tasks and runs what that makes ready, so that nothing is kept alive.
    ///
    /// Whoever made the stage calls it when it is done with it, not from a task of the stage. What is started later is
    /// cancelled at once; results that arrive later are dropped. The trace and the problems can still be read.
    public func shutDown() {
        run {
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

    /// Moves the clock to a due time and settles after each timer that is due then; tells whether all came to rest.
    private func fire(at due: StageInstant) -> Bool {
        loop.move(to: due)
        return comeToRest()
    }
}
