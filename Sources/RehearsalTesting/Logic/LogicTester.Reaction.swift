public import Testing

/// Whether an assertion is about all that a step has led to.
public enum Exhaustivity: Sendable {
    /// What is not expected must not have happened.
    case on
    /// What is not named may have any value, in this one step.
    case off
}

extension LogicTester {
    /// What a step led to, to be asserted.
    public struct Reaction {
        /// The tester; strong, a reaction does not outlive its statement.
        let tester: LogicTester

        /// Expects the whole state and, in order, all calls since the last assertion.
        public func expect(
            state: State, calls: [Call] = [], sourceLocation: SourceLocation = #_sourceLocation
        ) {
            check(tester.finishStep(), state, calls, isWhole: true, sourceLocation)
        }

        /// Expects the state to differ from the last asserted one by `change` only, and all calls since, in order.
        ///
        /// With `exhaustivity` off, `change` names only what is of interest, and `calls` only some, in their order:
        ///
        /// ```swift
        /// tester.send { $0.reload() }.expect(exhaustivity: .off, calls: [.search("swift")]) { $0.phase = .loading }
        /// ```
        public func expect(
            exhaustivity: Exhaustivity = .on, calls: [Call] = [], sourceLocation: SourceLocation = #_sourceLocation,
            _ change: (inout State) -> Void = { _ in }
        ) {
            let step = tester.finishStep()
            switch exhaustivity {
            case .on:
                var expected = step.before
                change(&expected)
                check(step, expected, calls, isWhole: false, sourceLocation)
            case .off:
                var expected = step.after
                change(&expected)
                check(step, expected, step.calls, isWhole: false, sourceLocation)
                var rest = step.calls[...]
                for call in calls {
                    rest = rest.drop { $0 != call }
                    guard rest.popFirst() == nil else { continue }
                    tester.stageTester.fail(FailureText.missing(call, found: step.calls), at: sourceLocation)
                    return
                }
            }
        }

        private func check(
            _ step: (before: State, after: State, calls: [Call]), _ state: State, _ calls: [Call], isWhole: Bool,
            _ location: SourceLocation
        ) {
            guard state != step.after || calls != step.calls else { return }
            let paste = PastedLines.expectation(
                from: step.before, to: step.after, calls: step.calls, isWhole: isWhole)
            let text = FailureText.step(
                before: step.before, expected: (state, calls), found: (step.after, step.calls), paste: paste)
            tester.stageTester.fail(text, at: location)
        }
    }
}
