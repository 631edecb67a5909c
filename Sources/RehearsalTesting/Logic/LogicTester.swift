import StageRuntime
public import Testing

/// Sends inputs to a Logic and asserts its whole state and the ordered calls that it made; what is not asserted fails.
///
/// ```swift
/// tester.send { $0.adopted("swift") }
///     .expect(calls: [.showSearchText("swift"), .search("swift")]) {
///         $0.searchText = "swift"
///         $0.phase = .loading
///     }
/// tester.reply(to: worker.search, with: ["swift"])
///     .expect(calls: [.showSuggestions(["swift"])]) {
///         $0.suggestions = ["swift"]
///         $0.phase = .idle
///     }
/// ```
///
/// The test owns it. At the end of the test, state and calls that nothing asserted and tasks that still run fail it.
public final class LogicTester<Logic, State: Equatable, Call: Equatable> {
    /// The Logic under test; strong, the tester owns it.
    public let logic: Logic
    /// The stage's tester; unowned, it outlives its logic testers.
    unowned let stageTester: StageTester
    /// Where the doubles note their calls; strong, shared with them.
    private let log: CallLog<Call>
    private let readState: (Logic) -> State
    /// The state as it was asserted last.
    private(set) var asserted: State
    /// The line of the step that is not asserted yet.
    private var openStep: SourceLocation?

    /// Makes a tester; the state that the Logic has now counts as asserted, calls made by now do not.
    ///
    /// - Parameters:
    ///   - logic: the Logic under test, made with doubles that share `log`.
    ///   - tester: the stage's tester.
    ///   - log: the log in which the doubles record their calls.
    ///   - state: reads the state from the Logic.
    public init(
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

    /// The Logic's current state.
    public var state: State { readState(logic) }

    // MARK: Steps

    /// Sends an input and settles; the result must be asserted.
    public func send(
        _ input: (Logic) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Reaction {
        beginStep(sourceLocation)
        input(logic)
        stageTester.stage.settle()
        return Reaction(tester: self)
    }

    /// Moves the clock, settling at every due time; the result must be asserted.
    public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) -> Reaction {
        beginStep(sourceLocation)
        stageTester.stage.advance(by: duration)
        return Reaction(tester: self)
    }

    /// Lets something happen outside the Logic, such as a callback of another scene; the result must be asserted.
    public func perform(
        _ event: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Reaction {
        send({ _ in event() }, sourceLocation: sourceLocation)
    }

    /// Lets a worker's call that waits succeed, and settles; the result must be asserted.
    ///
    /// - Parameters:
    ///   - stub: the method of the double.
    ///   - number: which of its calls, from 1; the last one that waits by default.
    ///   - reply: what the call returns.
    public func reply<Reply, Failure>(
        to stub: HeldStub<Reply, Failure>, call number: Int? = nil, with reply: Reply,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Reaction {
        answer(stub, number, .success(reply), sourceLocation)
    }

    /// Lets a worker's call that waits fail, and settles; the result must be asserted.
    ///
    /// - Parameters:
    ///   - stub: the method of the double.
    ///   - number: which of its calls, from 1; the last one that waits by default.
    ///   - failure: what the call throws.
    public func fail<Reply, Failure>(
        _ stub: HeldStub<Reply, Failure>, call number: Int? = nil, with failure: Failure,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Reaction {
        answer(stub, number, .failure(failure), sourceLocation)
    }

    private func answer<Reply, Failure>(
        _ stub: HeldStub<Reply, Failure>, _ number: Int?, _ result: Result<Reply, Failure>, _ location: SourceLocation
    ) -> Reaction {
        send(
            { _ in
                if let text = stub.refusal(to: result, number) { stageTester.fail(text, at: location) }
            }, sourceLocation: location)
    }

    // MARK: Checks

    /// Removes and returns what a step has led to, which counts as asserted from now on.
    func finishStep() -> (before: State, after: State, calls: [Call]) {
        let (before, after) = (asserted, state)
        asserted = after
        openStep = nil
        return (before, after, log.take())
    }

    private func beginStep(_ location: SourceLocation) {
        failIfUnasserted()
        openStep = location
        stageTester.location = location
    }

    /// Fails if something has happened since the last assertion.
    private func failIfUnasserted() {
        let location = openStep
        let (before, after, calls) = finishStep()
        // An exploration has invariants instead.
        guard stageTester.collected == nil, after != before || !calls.isEmpty else { return }
        stageTester.fail(FailureText.unasserted(before: before, after: after, calls: calls), at: location)
    }

    private func finish() {
        failIfUnasserted()
        stageTester.failForRunningTasks()
    }
}
