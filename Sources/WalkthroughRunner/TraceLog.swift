import StageRuntime

/// Keeps a whole trace, and with each step the hash of all that came before it.
final class TraceLog {
    /// The events so far, in order.
    private(set) var entries: [TracedEvent] = []

    /// Keeps what a trace records from now on.
    init(of trace: Trace) {
        // Unowned: the trace calls its observers while it lives, and holds this object so.
        trace.observe { [unowned trace] event in
            let hash = event.category == .step ? trace.hash : nil
            self.entries.append(TracedEvent(event: event, hash: hash))
        }
    }
}
