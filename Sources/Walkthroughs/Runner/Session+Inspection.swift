package import HeadlessUIKit
package import StageRuntime

extension Session {
    /// What is still to come, soonest first, held replies last.
    package var pending: [PendingEvent] { stage.pendingEvents }

    /// The topmost scene's state as indented lines; nil where it shows none.
    package var stateLines: [String]? { inspectableState.map { StateInspector(state: $0).lines } }

    /// Returns the line of a step that is still to be performed, with what it types as dots unless all may read it.
    ///
    /// The rule: what is typed may be read only where it is known to go into an ordinary field, which is to say where
    /// all that the query fits are fields, and none of them a secure one. That is asked of the screen, and where
    /// nothing fits there, of the last screen on which something did. A name that was never seen may be a password's.
    ///
    /// What was typed into a secure field before is dots wherever the line names it.
    package func concealingSecrets(of command: Command, in source: String) -> String {
        concealingTypedSecrets(in: concealingFieldText(of: command, in: source))
    }

    /// Returns a line or a sentence with dots for what was typed into secure fields so far.
    package func concealingTypedSecrets(in text: String) -> String {
        secretTexts.isEmpty ? text : Secret.concealing(secretTexts, in: text)
    }

    /// Returns a failure with dots for what was typed into secure fields so far.
    func concealingTypedSecrets(in failure: StepFailure) -> StepFailure {
        if secretTexts.isEmpty { return failure }
        var failure = failure
        failure.message = concealingTypedSecrets(in: failure.message)
        failure.expected = failure.expected.map { concealingTypedSecrets(in: $0) }
        failure.actual = failure.actual.map { concealingTypedSecrets(in: $0) }
        failure.notes = failure.notes.map { concealingTypedSecrets(in: $0) }
        return failure
    }

    private func concealingFieldText(of command: Command, in source: String) -> String {
        switch command {
        case .type(let text, let query):
            guard !text.text.isEmpty, !isKnownAsOrdinary(query) else { return source }
            return source.replacingQuotedText(with: Secret.dots(for: text.text))
        case .expect(let expectation), .when(let expectation, _), .wait(.until(let expectation)):
            guard case .value(let query, let predicate, _) = expectation.condition, let text = predicate.comparedText,
                showsSecret(query)
            else { return source }
            return source.replacingLastQuotedText(with: Secret.dots(for: text))
        default: return source
        }
    }

    /// Whether an element is a secure field; of one that is not there, as far as its name tells.
    package func showsSecret(_ query: ElementQuery) -> Bool {
        guard isLaunched, let screen else { return Secret.isMeant(by: query) }
        // Most screens have no such field, and most names are no secret's: then nothing is looked for.
        guard screen.holdsSecureField || Secret.isMeant(by: query) else { return false }
        let places = ElementFinder(screen).places(of: query)
        return places.isEmpty ? Secret.isMeant(by: query) : places.contains { screen.elements[$0].isSecure }
    }

    /// Whether what is typed is known to go into an ordinary field; before the launch nothing is known.
    private func isKnownAsOrdinary(_ query: ElementQuery?) -> Bool {
        guard isLaunched else { return false }
        return stage.run {
            guard let query else {
                let field = UIApplication.shared.keyWindow?.firstResponder as? UITextField
                return field.map { !$0.isSecureTextEntry } ?? false
            }
            if let screen, let isOrdinary = Self.isOrdinary(query, on: screen) { return isOrdinary }
            return history.entries.lazy.reversed().compactMap { Self.isOrdinary(query, on: $0.screen) }.first ?? false
        }
    }

    /// Whether all that a query fits are fields in which everybody may read; nil where it fits nothing.
    private static func isOrdinary(_ query: ElementQuery, on screen: Screen) -> Bool? {
        let places = ElementFinder(screen).places(of: query)
        guard !places.isEmpty else { return nil }
        return places.allSatisfy { place in
            let element = screen.elements[place]
            return element.role == .field && !element.isSecure
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
