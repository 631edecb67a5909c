import StageRuntime
public import Testing

/// Tries a Logic with random actions, and finds the shortest sequence after which something that must hold does not.
///
/// ```swift
/// let exploration = LogicExploration(
///     of: { tester in SearchTest(on: tester) },
///     state: { test in test.logic.state },
///     invariants: ["no text, no rows": { !$0.searchText.isEmpty || $0.suggestions.isEmpty }],
///     perform: { (action: SearchAction, test) in
///         switch action {
///         case .type(let text): test.logic.searchTextChanged(to: text)
///         case .reply(let rows): if test.search.isWaiting { test.search.answer(.success(rows)) }
///         case .wait: test.tester.advance(by: .seconds(1))
///         }
///     })
///
/// exploration.explore(actions: [.type("s"), .type(""), .reply(["swift"]), .reply([]), .wait], steps: 10_000)
/// ```
///
/// Each attempt has a stage and a Logic of its own. An attempt also fails if a double is called unasked, or if the
/// stage has a problem. The failure prints the sequence as a line to paste, for ``replay(_:sourceLocation:)``.
public struct LogicExploration<Test, State, Action> {
    private let make: (StageTester) -> Test
    private let readState: (Test) -> State
    private let invariants: KeyValuePairs<String, (State) -> Bool>
    private let perform: (Action, Test) -> Void

    /// Prepares an exploration; nothing is performed.
    ///
    /// - Parameters:
    ///   - make: makes the Logic and its doubles on a stage; called for each attempt.
    ///   - state: reads the state that the invariants are about, which a failure shows.
    ///   - invariants: what must hold at first and after each action; the name is what a failure says.
    ///   - perform: performs an action; the exploration settles.
    public init(
        of make: @escaping (StageTester) -> Test, state: @escaping (Test) -> State,
        invariants: KeyValuePairs<String, (State) -> Bool>, perform: @escaping (Action, Test) -> Void
    ) {
        (self.make, readState, self.invariants, self.perform) = (make, state, invariants, perform)
    }

    /// Performs random actions; at the first failure it searches for the shortest sequence, and fails the test with it.
    ///
    /// - Parameters:
    ///   - actions: what is performed, each as often as the others; one that is listed twice is performed twice as
    ///     often.
    ///   - steps: how many actions, in all attempts together.
    ///   - length: how many actions an attempt has.
    ///   - seed: the same seed tries the same sequences.
    public func explore(
        actions: [Action], steps: Int = 1_000, length: Int = 50, seed: UInt64 = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard !actions.isEmpty, steps > 0, length > 0 else {
            let text = "An exploration needs an action, a step and a length: nothing was tried."
            return FailureRecorder().record(text, at: sourceLocation)
        }
        var random = StageRandom(seed: seed)
        var done = 0
        while done < steps {
            let count = min(length, steps - done)
            let sequence = (0..<count).map { _ in actions[Int.random(in: actions.indices, using: &random)] }
            if let broken = attempt(sequence, sourceLocation) {
                let (shortest, failure) = shortened(Array(sequence.prefix(broken.count)), broken, sourceLocation)
                let origin = "found with seed \(seed) in step \(done + broken.count), shortened from \(broken.count)"
                return record(failure, of: shortest, origin, sourceLocation)
            }
            done += count
        }
    }

    /// Performs one sequence, as a failure of ``explore(actions:steps:length:seed:sourceLocation:)`` prints it.
    public func replay(_ actions: [Action], sourceLocation: SourceLocation = #_sourceLocation) {
        guard let broken = attempt(actions, sourceLocation) else { return }
        record(broken, of: Array(actions.prefix(broken.count)), nil, sourceLocation)
    }

    // MARK: Attempts

    /// What does not hold, and after how many actions.
    private struct Broken {
        let count: Int
        /// The name of the invariant; `nil` for a failure of a double or a problem of the stage.
        let invariant: String?
        let text: String
        /// The state before the last action, and after it.
        let states: (before: State, after: State)
    }

    /// Performs a sequence until something does not hold.
    private func attempt(_ sequence: [Action], _ location: SourceLocation) -> Broken? {
        StageTester.explore(location) { tester in
            let test = make(tester)
            tester.stage.settle()
            var before = readState(test)
            if let broken = broken(tester, (before, before), 0) { return broken }
            for (index, action) in sequence.enumerated() {
                perform(action, test)
                tester.stage.settle()
                let after = readState(test)
                if let broken = broken(tester, (before, after), index + 1) { return broken }
                before = after
            }
            return nil
        }
    }

    private func broken(_ tester: StageTester, _ states: (before: State, after: State), _ count: Int) -> Broken? {
        for (name, holds) in invariants where !holds(states.after) {
            return Broken(count: count, invariant: name, text: "\"\(name)\" does not hold", states: states)
        }
        let failures = (tester.collected ?? []) + tester.takeProblems()
        return failures.first.map { Broken(count: count, invariant: nil, text: $0, states: states) }
    }

    /// Returns a sequence of which no action can be left out, and what does not hold after it.
    private func shortened(
        _ sequence: [Action], _ broken: Broken, _ location: SourceLocation
    ) -> ([Action], Broken) {
        var (sequence, broken, size) = (sequence, broken, sequence.count / 2)
        while size > 0 {
            var start = 0
            var isShorter = false
            while start < sequence.count {
                var rest = sequence
                rest.removeSubrange(start..<min(start + size, sequence.count))
                if let found = attempt(rest, location), found.invariant == broken.invariant {
                    (sequence, broken, isShorter) = (Array(rest.prefix(found.count)), found, true)
                } else {
                    start += size
                }
            }
            // An action may be needless only after a later one has gone.
            if size > 1 || !isShorter { size /= 2 }
        }
        return (sequence, broken)
    }

    private func record(_ broken: Broken, of sequence: [Action], _ origin: String?, _ location: SourceLocation) {
        let codes = sequence.map { ValueTree($0).code }
        let text = FailureText.exploration(
            broken.text, after: codes, origin: origin,
            changes: ValueDifference(from: broken.states.before, to: broken.states.after))
        FailureRecorder().record(text, at: location)
    }
}
