import StageRuntime
package import Testing

/// Sends inputs to a Logic and asserts its whole state and the ordered calls that it made; what is not asserted fails.
///
/// ```swift
/// tester.send { $0.adopted("swift") }
///     .expect(calls: [.showSearchText("swift"), .search("swift")]) {
///         $0.searchText = "swift"
///         $0.phase = .loading
///     }
/// ```
///
/// The test owns it. At the end of the test, state and calls that nothing asserted and tasks that still run fail it.
package final class LogicTester<Logic, State: Equatable, Call: Equatable> {
    /// The Logic under test; strong, the tester owns it.
    package let logic: Logic
    /// The stage's tester; unowned, it outlives its logic testers.
    private unowned let stageTester: StageTester
    /// Where the doubles note their calls; strong, shared with them.
    private let log: CallLog<Call>
    /// Reads the state off the Logic.
    private let readState: (Logic) -> State
    /// The state as it was asserted last.
    private(set) var asserted: State
    /// Where in the test the step stands that was not asserted yet.
    private var openStep: SourceLocation?

    /// Makes a tester; the state that the Logic has now counts as asserted, calls made by now do not.
    ///
    /// - Parameters:
    ///   - logic: the Logic under test, made with doubles that share `log`.
    ///   - tester: the stage's tester.
    ///   - log: where the doubles note their calls.
    ///   - state: reads the state off the Logic.
    package init(
        _ logic: Logic, on tester: StageTester, log: CallLog<Call>, sourceLocation: SourceLocation = #_sourceLocation,
        state: @escaping (Logic) -> State
    ) {
        self.logic = logic
        self.log = log
        stageTester = tester
        readState = state
        asserted = state(logic)
        openStep = sourceLocation
        tester.atEnd { [self] in finish() }
    }

    /// What the Logic's state is now.
    package var state: State { readState(logic) }

    /// Sends an input and settles; the result must be asserted.
    package func send(
        _ input: (Logic) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Reaction {
        beginStep(sourceLocation)
        input(logic)
        stageTester.stage.settle()
        return Reaction(tester: self)
    }

    /// Moves the clock, settling at every due time; the result must be asserted.
    package func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) -> Reaction {
        beginStep(sourceLocation)
        stageTester.stage.advance(by: duration)
        return Reaction(tester: self)
    }

    /// Lets something happen outside the Logic, such as a worker's answer, and settles; the result must be asserted.
    package func perform(
        _ event: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Reaction {
        send({ _ in event() }, sourceLocation: sourceLocation)
    }

    // MARK: Checks

    /// Compares the state and the calls with what a step was to lead to.
    func check(_ expectedState: State, _ expectedCalls: [Call], _ location: SourceLocation) {
        let (actualState, actualCalls) = (state, log.take())
        if actualState != expectedState {
            let text = FailureText.difference("The Logic's state is", expectedState, actualState)
            Issue.record("\(text)", sourceLocation: location)
        }
        if actualCalls != expectedCalls {
            let text = FailureText.difference("The Logic's calls are", expectedCalls, actualCalls)
            Issue.record("\(text)", sourceLocation: location)
        }
        asserted = actualState
        openStep = nil
    }

    private func beginStep(_ location: SourceLocation) {
        failIfUnasserted()
        openStep = location
        stageTester.location = location
    }

    /// Fails where something has happened since the last assertion.
    private func failIfUnasserted() {
        let (actual, calls) = (state, log.take())
        guard actual != asserted || !calls.isEmpty else { return }
        let text = FailureText.unasserted(before: asserted, after: actual, calls: calls)
        Issue.record("\(text)", sourceLocation: openStep ?? stageTester.location)
        asserted = actual
    }

    private func finish() {
        failIfUnasserted()
        for task in stageTester.stage.loop.tasks.running where !task.isObserver && !task.isCancelled {
            Issue.record("\(FailureText.stillRunning(task.path))", sourceLocation: stageTester.location)
            task.cancel()
        }
        stageTester.stage.settle()
    }
}
