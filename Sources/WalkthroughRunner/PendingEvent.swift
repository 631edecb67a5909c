package import StageRuntime

/// Something that is still to come on a stage.
package struct PendingEvent: Equatable, Sendable {
    /// What it is: a task, a timer, a reply.
    package let name: String
    /// When it is due; nil for what only a step can bring, such as the reply of a held call.
    package let due: StageInstant?
    /// Whether it is a task that waits for something the stage does not see: another task, an input, or real time.
    package let isUnseen: Bool

    /// Makes an event that was told elsewhere.
    package init(name: String, due: StageInstant?, isUnseen: Bool = false) {
        self.name = name
        self.due = due
        self.isUnseen = isUnseen
    }

    /// The event as one line: `reply of suggestions.search at 1.55s`.
    package var line: String {
        if isUnseen { return "the task " + name + " waits for something that the stage does not see" }
        guard let due else { return name + " is held until released" }
        return name + " at " + due.offset.text
    }
}

extension Stage {
    /// What is still to come, soonest first, then held replies, then tasks that wait for what the stage does not see.
    var pendingEvents: [PendingEvent] {
        loop.pendingTimers.map { PendingEvent(name: $0.name, due: $0.due) }
            + workers.heldNames.map { PendingEvent(name: "reply of " + $0, due: nil) }
            + loop.tasks.runningNames.map { PendingEvent(name: $0, due: nil, isUnseen: true) }
    }
}
