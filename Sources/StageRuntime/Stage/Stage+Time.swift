extension Stage {
    /// How long a settle waits, in real time, for work under way elsewhere.
    private static let patience: Duration = .seconds(60)

    /// Runs all that is ready, and what that makes ready, without moving the clock.
    ///
    /// Waits, in real time, for work under way elsewhere. A settle that passes the job limit is reported as a
    /// livelock, one whose work elsewhere never comes back as that.
    public func settle() {
        run {
            loop.beginSettle()
            repeat {
                guard loop.drain(patience: Self.patience) else {
                    if !loop.overran { report(.noReply(tokens: loop.openTokenNames)) }
                    return
                }
                if loop.fireDueTimer() { continue }
                if loop.overran { return }
                performIdleChecks()
            } while loop.hasReadyJobs || loop.hasDueTimer
        }
    }

    /// Moves the clock by exactly `duration`, stopping at every due time to fire what is due and settle.
    public func advance(by duration: Duration) {
        advance(to: clock.now.advanced(by: max(duration, .zero)))
    }

    /// Moves the clock to `instant`, stopping at every due time to fire what is due and settle.
    package func advance(to instant: StageInstant) {
        settle()
        while let due = loop.nextDeadline(), due <= instant {
            fire(at: due)
        }
        loop.move(to: instant)
    }

    /// Moves the clock to the next due time, fires what is due and settles; tells whether anything was due.
    package func advanceToNextDue(notAfter bound: StageInstant? = nil) -> Bool {
        guard let due = loop.nextDeadline() else { return false }
        if let bound, due > bound { return false }
        fire(at: due)
        return true
    }

    /// The tasks that wait although nothing is pending that could wake them; empty while anything is.
    package var stuckTasks: [String] {
        guard loop.nextDeadline() == nil, !workers.isHolding, loop.openTokenNames.isEmpty else { return [] }
        return loop.tasks.running.filter { !$0.isObserver }.map(\.path)
    }

    /// Ends everything on the stage: cancels its tasks and runs what that makes ready, so that nothing is kept alive.
    package func shutDown() {
        run {
            tasks.end()
            for task in loop.tasks.running { task.cancel() }
            loop.beginSettle()
            _ = loop.drain(patience: .zero)
        }
    }

    /// Moves the clock to a due time and settles after each timer that is due then.
    private func fire(at due: StageInstant) {
        loop.move(to: due)
        settle()
    }
}
