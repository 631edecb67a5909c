public import Testing

/// The answers that a double gives to one of its methods, in order; a call without an answer fails the test.
///
/// ```swift
/// final class ClockDouble: Clock {
///     let hour: Stub<Int, Never>
///     init(on tester: StageTester) { hour = Stub("hour", on: tester, otherwise: .success(0)) }
///     func currentHour() -> Int { hour.next() }
/// }
/// ```
///
/// An unused answer fails the test too, at its end, at the line that gave it.
public final class Stub<Reply, Failure: Error> {
    private let name: String
    /// The test; unowned, it outlives its doubles.
    private unowned let tester: StageTester
    private let fallback: Result<Reply, Failure>
    /// The answers that are not used yet, with their lines in the test.
    private var answers: [(result: Result<Reply, Failure>, location: SourceLocation)] = []

    /// Makes a stub without answers.
    ///
    /// - Parameters:
    ///   - name: what the method is called in a failure.
    ///   - tester: the test.
    ///   - fallback: the result if no answer is left, after the test has failed.
    public init(_ name: String, on tester: StageTester, otherwise fallback: Result<Reply, Failure>) {
        self.name = name
        self.tester = tester
        self.fallback = fallback
        tester.atEnd { [self] in checkAllAreGiven() }
    }

    /// Adds an answer after the others.
    public func answer(_ result: Result<Reply, Failure>, sourceLocation: SourceLocation = #_sourceLocation) {
        answers.append((result, sourceLocation))
    }

    /// Gives the next answer; the double's method calls it.
    ///
    /// - Parameter arguments: what the method was called with, as a failure shows it.
    public func next(_ arguments: String = "") throws(Failure) -> Reply {
        guard !answers.isEmpty else {
            tester.unasked("\(name)(\(arguments))")
            return try fallback.get()
        }
        return try answers.removeFirst().result.get()
    }

    private func checkAllAreGiven() {
        for answer in answers {
            tester.fail(FailureText.unused(name), at: answer.location)
        }
    }
}
