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
    /// - Throws: `StepFailure` where something went wrong whatever the script expects.
    package func follow(to instant: StageInstant) throws(StepFailure) {
        stage.run { stage.advance(to: max(instant, stage.clock.now)) }
        noteScreen(after: "wait")
        try throwProblems()
    }
}
