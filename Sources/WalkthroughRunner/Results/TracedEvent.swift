package import StageRuntime

/// An event of a whole trace.
package struct TracedEvent: Equatable, Codable, Sendable {
    /// What happened.
    package var event: TraceEvent
    /// The hash of the run as the step began; nil for what is no step.
    ///
    /// It covers what is no event too: the jobs that have run and the screens that were shown.
    package var hash: TraceHash?

    /// Makes an event of a trace.
    package init(event: TraceEvent, hash: TraceHash? = nil) {
        self.event = event
        self.hash = hash
    }
}
