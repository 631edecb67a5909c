package import StageRuntime
package import Testing

/// A stage for one test, which fails the test by name where anything is left behind.
///
/// ```swift
/// StageTester.run { tester in
///     let search = tester.begin { try await worker.search("swi") }
///     tester.advance(by: .milliseconds(50))
///     #expect(search.result == .success(["swift"]))
/// }
/// ```
///
/// Made by ``run(_:sourceLocation:_:)``, which also ends it. Everything in the body runs on the stage.
package final class StageTester {
    /// The stage; strong, the tester owns it.
    package let stage: Stage
    /// Where in the test the present step stands; what fails during the step is reported there.
    package var location: SourceLocation
    /// What must hold at the end of the test, in the order added; each holds its owner until then.
    private var finalChecks: [() -> Void] = []

    private init(_ options: StageOptions, _ location: SourceLocation) {
        stage = Stage(options)
        self.location = location
    }

    /// Performs a test's body on a stage of its own, settles, makes the final checks, and shuts the stage down.
    ///
    /// - Parameters:
    ///   - options: what the stage is made with.
    ///   - sourceLocation: where problems of the stage are reported.
    ///   - body: the test.
    package static func run<Value>(
        _ options: StageOptions = StageOptions(), sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (StageTester) throws -> Value
    ) rethrows -> Value {
        let tester = StageTester(options, sourceLocation)
        return try tester.stage.run {
            defer { tester.finish(sourceLocation) }
            return try body(tester)
        }
    }

    /// Runs all that is ready, without moving the clock.
    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        location = sourceLocation
        stage.settle()
    }

    /// Moves the clock by exactly `duration`, settling at every due time.
    package func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) {
        location = sourceLocation
        stage.advance(by: duration)
    }

    /// Starts a task on the stage, settles, and returns what will tell its result.
    package func begin<Value, Failure: Error>(
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
        let actual = stage.takeProblems()
        guard actual != expected else { return }
        Issue.record(
            "\(FailureText.difference("The stage's problems are", expected, actual))", sourceLocation: sourceLocation)
    }

    /// Adds something that must hold at the end of the test.
    package func atEnd(_ check: @escaping () -> Void) {
        finalChecks.append(check)
    }

    /// Fails the test: a double was called that this test gave nothing to do.
    ///
    /// - Parameter call: the call with its arguments, as the failure shows it.
    package func unasked(_ call: String) {
        Issue.record("\(FailureText.unasked(call))", sourceLocation: location)
    }

    /// Makes the final checks and shuts the stage down.
    private func finish(_ location: SourceLocation) {
        stage.settle()
        for check in finalChecks { check() }
        finalChecks = []
        for task in stage.stuckTasks { stage.report(.stuck(tasks: [task])) }
        for problem in stage.takeProblems() {
            Issue.record("\(FailureText.problem(problem))", sourceLocation: location)
        }
        stage.shutDown()
    }
}
