extension Stage {
    /// Whether the app is suspended: nothing of it runs, while the clock goes on.
    package var isSuspended: Bool { loop.isSuspended }

    /// Suspends the app, as the system does in the background: no timer fires, no task goes on, no reply arrives.
    package func suspend() {
        trace.record("suspend", .lifecycle)
        loop.suspend()
    }

    /// Lets the app run again; what has become due meanwhile is due at once, the earliest first.
    package func resume() {
        guard isSuspended else { return }
        trace.record("resume", .lifecycle)
        loop.resume()
    }

    /// The moments of coming back at which the app may get to what has become due meanwhile.
    package enum OverdueMoment: Int {
        /// After the app has become active.
        case afterActive
        /// Before the app enters the foreground.
        case beforeForeground
        /// Between entering the foreground and becoming active.
        case beforeActive
    }

    /// Returns when an app that comes back gets to what is overdue: the schedule's choice, by default at the end.
    package func chooseOverdueMoment() -> OverdueMoment {
        guard let driver = loop.driver, loop.hasReadyJobs || loop.hasDueTimer else { return .afterActive }
        return OverdueMoment(rawValue: driver.overdueMoment(on: loop)) ?? .afterActive
    }
}

extension EventLoop {
    var isSuspended: Bool { suspendedSince != nil }

    /// Stops jobs, timers and results of other threads until ``resume()``.
    func suspend() { if !isSuspended { suspendedSince = now } }

    /// Lets them go on.
    package func resume() {
        guard let suspendedSince else { return }
        suspendedTime += suspendedSince.duration(to: now)
        self.suspendedSince = nil
    }
}
