package import HeadlessUIKit
package import StageRuntime

extension Session {
    /// What is still to come, soonest first, held replies last.
    package var pending: [PendingEvent] { stage.pendingEvents }

    /// The topmost scene's state as indented lines; nil where it shows none.
    package var stateLines: [String]? { inspectableState.map { StateInspector(state: $0).lines } }

    /// Returns the line of a step that is still to be performed, with what would go into a secure field as dots.
    package func concealingSecrets(of command: Command, in source: String) -> String {
        guard case .type(let text, let query) = command, !text.text.isEmpty, isSecure(query) else { return source }
        return source.replacingQuotedText(with: String(repeating: "\u{2022}", count: text.text.count))
    }

    /// Whether what is typed goes into a secure field; before the launch nobody knows, and it counts as one.
    private func isSecure(_ query: ElementQuery?) -> Bool {
        guard isLaunched else { return true }
        return stage.run {
            guard let query else {
                return (UIApplication.shared.keyWindow?.firstResponder as? UITextField)?.isSecureTextEntry ?? false
            }
            guard let screen else { return false }
            return ElementFinder(screen).places(of: query).contains { place in
                (screen.elements[place].view as? UITextField)?.isSecureTextEntry ?? false
            }
        }
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
