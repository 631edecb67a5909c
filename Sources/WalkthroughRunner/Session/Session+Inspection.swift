package import HeadlessUIKit
package import StageRuntime

extension Session {
    /// What is still to come, soonest first, held replies last; secrets as dots.
    package var pending: [PendingEvent] {
        secretTexts.isEmpty ? stage.pendingEvents : stage.pendingEvents.map(concealingTypedSecrets)
    }

    /// The topmost scene's state as indented lines, secrets as dots; nil if it shows none.
    package var stateLines: [String]? {
        inspectableState.map { StateInspector(state: $0).lines.map { concealingTypedSecrets(in: $0) } }
    }

    /// The last trace events, oldest first, secrets as dots.
    package func lastEvents(_ count: Int) -> [TraceEvent] {
        stage.trace.last(count).map(concealingTypedSecrets)
    }

    /// Whether the device is held upright.
    package var isPortrait: Bool { stage.run { UIApplication.shared.interfaceOrientation.isPortrait } }

    /// The windows, for a look at their views; the last one is in front.
    package var windows: [UIWindow] { stage.run { UIApplication.shared.windows } }

    /// Moves the clock to a moment and settles, as real time does; a moment that is past moves nothing.
    ///
    /// - Throws: `StepFailure` if something went wrong whatever the script expects.
    package func follow(to instant: StageInstant) throws(StepFailure) {
        stage.run { stage.advance(to: max(instant, stage.clock.now)) }
        noteScreen(after: "wait")
        try throwProblems()
    }
}

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
