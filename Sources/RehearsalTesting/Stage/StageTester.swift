@_exported public import StageRuntime
@_exported public import Testing

/// A stage for one test, which fails the test by name if anything is left behind.
///
/// ```swift
/// StageTester.run { tester in
///     let search = tester.begin { try await worker.search("swi") }
///     tester.advance(by: .milliseconds(50))
///     #expect(search.result == .success(["swift"]))
/// }
/// ```
///
/// Made by ``run(_:sourceLocation:_:)``, which also ends it. Everything in the body runs on the stage. The test is one
/// of Swift Testing or of XCTest.
public final class StageTester {
    /// The stage; strong, the tester owns it.
    public let stage: Stage
    /// The line of the current step in the test; failures during the step are reported there.
    public var location: SourceLocation
    /// What must hold at the end of the test, in the order added; each holds its owner until then.
    private var finalChecks: [() -> Void] = []
    /// They return the calls of doubles that wait for an answer.
    private var heldCalls: [() -> [String]] = []
    private let recorder = FailureRecorder()
    /// What has failed while an exploration performs the test; `nil` in a test of its own.
    private(set) var collected: [String]?

    private init(_ options: StageOptions, _ location: SourceLocation, isExploring: Bool) {
        stage = Stage(options)
        self.location = location
        collected = isExploring ? [] : nil
    }

    /// Performs a test's body on a stage of its own, settles, makes the final checks, and shuts the stage down.
    ///
    /// - Parameters:
    ///   - options: what the stage is made with.
    ///   - sourceLocation: the line at which problems of the stage are reported.
    ///   - body: the test.
    public static func run<Value>(
        _ options: StageOptions = StageOptions(), sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (StageTester) throws -> Value
    ) rethrows -> Value {
        let tester = StageTester(options, sourceLocation, isExploring: false)
        return try tester.stage.run {
            defer { tester.finish(sourceLocation) }
            return try body(tester)
        }
    }

    /// Performs a body on a stage of its own; its failures are collected, and what it leaves behind is no failure.
    static func explore<Value>(_ location: SourceLocation, _ body: (StageTester) -> Value) -> Value {
        let tester = StageTester(StageOptions(), location, isExploring: true)
        return tester.stage.run {
            defer {
                tester.finalChecks = []
                tester.stage.shutDown()
            }
            return body(tester)
        }
    }

    /// Runs all that is ready, without moving the clock.
    public func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        location = sourceLocation
        stage.settle()
    }

    /// Moves the clock by exactly `duration`, settling at every due time.
    public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) {
        location = sourceLocation
        stage.advance(by: duration)
    }

    /// Starts a task on the stage, settles, and returns its outcome.
    public func begin<Value, Failure: Error>(
        _ name: String = "test", _ body: @escaping () async throws(Failure) -> Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> TaskOutcome<Value, Failure> {
        location = sourceLocation
        let outcome = TaskOutcome<Value, Failure>(name, on: stage.tasks, body)
        stage.settle()
        return outcome
    }

    /// Expects exactly these problems of the stage until now; they fail the test no more.
    package func expectProblems(_ expected: [StageProblem], sourceLocation: SourceLocation = #_sourceLocation) {
        let found = stage.takeProblems()
        guard found != expected else { return }
        fail(FailureText.difference("The stage's problems are", expected, found), at: sourceLocation)
    }

    /// Removes and returns the texts of the stage's problems until now; they fail the test no more.
    public func takeProblems() -> [String] {
        stage.takeProblems().map(\.message)
    }

    /// Adds something that must hold at the end of the test.
    public func atEnd(_ check: @escaping () -> Void) {
        finalChecks.append(check)
    }

    // MARK: Failures

    /// Fails the test.
    ///
    /// - Parameters:
    ///   - text: what is wrong, and what to do.
    ///   - location: its line; that of the current step by default.
    public func fail(_ text: String, at location: SourceLocation? = nil) {
        if collected != nil {
            collected?.append(text)
        } else {
            recorder.record(text, at: location ?? self.location)
        }
    }

    /// Fails the test: a double was called that this test gave nothing to do.
    ///
    /// - Parameter call: the call with its arguments, as the failure shows it.
    public func unasked(_ call: String) {
        fail(FailureText.unasked(call))
    }

    /// Adds a double some of whose calls may wait for an answer.
    func addHeld(_ calls: @escaping () -> [String]) {
        heldCalls.append(calls)
    }

    /// Fails for each task that still runs, and cancels it.
    func failForRunningTasks() {
        let waiting = heldCalls.flatMap { $0() }
        for task in stage.loop.tasks.running where !task.isObserver && !task.isCancelled {
            fail(FailureText.stillRunning(task.path, waiting: waiting))
            task.cancel()
        }
        stage.settle()
    }

    private func finish(_ location: SourceLocation) {
        stage.settle()
        for check in finalChecks { check() }
        finalChecks = []
        for task in stage.stuckTasks { stage.report(.stuck(tasks: [task])) }
        let waiting = heldCalls.flatMap { $0() }
        for problem in stage.takeProblems() { fail(FailureText.problem(problem, waiting: waiting), at: location) }
        stage.shutDown()
    }
}
