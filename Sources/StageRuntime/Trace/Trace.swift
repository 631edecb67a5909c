/// What happened on a stage, in order; console, reports and tests all read it.
public final class Trace {
    /// The loop whose time stamps the events; strong, the stage owns both.
    private let loop: EventLoop
    /// How many events are kept.
    private let limit: Int
    /// The events kept; up to twice the limit, so that dropping old ones costs little.
    private var kept: [TraceEvent] = []
    /// The hash of all events so far.
    private var events = TraceHash()
    /// How many events there were.
    public private(set) var count = 0
    /// Who wants each event as it happens; each closure holds its owner as it sees fit, until the stage is shut down.
    private var observers: [(TraceEvent) -> Void] = []

    /// Makes an empty trace; a stage makes its own.
    init(loop: EventLoop, limit: Int) {
        self.loop = loop
        self.limit = min(max(limit, 1), Int.max / 2)
    }

    /// Adds an event at the present virtual time.
    ///
    /// - Parameters:
    ///   - name: what happened, in a word or two.
    ///   - category: what it is about; an app's own by default.
    ///   - fields: the particulars; never a secret, an address or a wall time.
    public func record(_ name: String, fields: [TraceEvent.Field] = []) {
        record(name, .app, fields)
    }

    /// Adds an event of a layer at the present virtual time.
    package func record(_ name: String, _ category: TraceCategory, _ fields: [TraceEvent.Field] = []) {
        let event = TraceEvent(time: loop.now, category: category, name: name, fields: fields)
        count += 1
        events.combine(event)
        for observer in observers { observer(event) }
        keep(event)
    }

    /// Keeps an event.
    private func keep(_ event: TraceEvent) {
        if kept.count == 2 * limit { kept.removeFirst(limit) }
        kept.append(event)
    }

    /// Takes a number into the hash without an event, such as the hash of a screen.
    package func combine(_ word: UInt64) {
        events.combine(word)
    }

    /// Calls `observer` with each event from now on.
    package func observe(_ observer: @escaping (TraceEvent) -> Void) {
        observers.append(observer)
    }

    /// Lets go of the observers; the stage does when it is shut down.
    func removeObservers() {
        _ = exchange(&observers, with: [])
    }

    /// The last events, oldest first; at most as many as are kept.
    public func last(_ number: Int) -> [TraceEvent] { Array(kept.suffix(min(max(number, 0), limit))) }

    /// What identifies the run: all events, and how many jobs have run.
    public var hash: TraceHash {
        var hash = events
        hash.combine(loop.jobCount)
        hash.combine(UInt64(bitPattern: loop.now.nanoseconds))
        return hash
    }
}
