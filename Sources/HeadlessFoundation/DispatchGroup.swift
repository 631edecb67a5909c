/// A group of parts of work, such as requests, with closures for the main queue at its end.
public final class DispatchGroup {
    /// How many parts are under way.
    private var parts = 0
    /// The closures for the end; strong until then.
    private var waiting: [() -> Void] = []

    /// Makes a group without parts.
    public init() {}

    /// Notes that a part has begun.
    public func enter() { parts += 1 }

    /// Notes that a part has ended; the last one gives the closures to the main queue.
    public func leave() {
        precondition(parts > 0, "Unbalanced call to dispatch_group_leave(): call `enter()` once for each `leave()`")
        parts -= 1
        guard parts == 0 else { return }
        let ready = waiting
        waiting = []
        for work in ready { DispatchQueue.main.async(execute: work) }
    }

    /// Performs a closure on the main queue when no part is under way.
    public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        if parts == 0 { queue.async(execute: work) } else { waiting.append(work) }
    }

    /// Unavailable: it would wait for itself.
    @available(*, unavailable, message: "a stage has one thread: use `notify(queue:execute:)`")
    public func wait() {}
}
