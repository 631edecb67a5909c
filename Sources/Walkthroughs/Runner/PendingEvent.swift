package import StageRuntime

/// Something that is still to come on a stage.
package struct PendingEvent: Equatable, Sendable {
    /// What it is: a task, a timer, a reply.
    package let name: String
    /// When it is due; nil for what only a step can bring, such as the reply of a held call.
    package let due: StageInstant?

    /// Makes an event that was told elsewhere.
    package init(name: String, due: StageInstant?) {
        self.name = name
        self.due = due
    }

    /// The event as one line: `reply of suggestions.search at 1.55s`.
    package var line: String {
        guard let due else { return name + " is held until released" }
        return name + " at " + due.offset.text
    }
}

extension Stage {
    /// What is still to come, soonest first, held replies last.
    package var pendingEvents: [PendingEvent] {
        loop.pendingTimers.map { PendingEvent(name: $0.name, due: $0.due) }
            + workers.heldNames.map { PendingEvent(name: "reply of " + $0, due: nil) }
    }
}
