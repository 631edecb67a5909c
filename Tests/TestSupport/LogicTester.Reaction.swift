package import Testing

extension LogicTester {
    /// What a step led to, to be asserted.
    package struct Reaction {
        /// The tester; strong, a reaction does not outlive the statement it stands in.
        let tester: LogicTester

        /// Expects the whole state and, in order, all calls since the last assertion.
        package func expect(
            state: State, calls: [Call] = [], sourceLocation: SourceLocation = #_sourceLocation
        ) {
            tester.check(state, calls, sourceLocation)
        }

        /// Expects the state to differ from the last asserted one by `change` only, and all calls since, in order.
        package func expect(
            calls: [Call] = [], sourceLocation: SourceLocation = #_sourceLocation,
            _ change: (inout State) -> Void = { _ in }
        ) {
            var expected = tester.asserted
            change(&expected)
            tester.check(expected, calls, sourceLocation)
        }
    }
}
