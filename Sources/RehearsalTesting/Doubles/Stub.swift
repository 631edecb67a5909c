public import Testing

/// The answers that a double gives to one of its methods, in order; one asked without an answer fails the test.
///
/// ```swift
/// final class ClockDouble: Clock {
///     let hour: Stub<Int, Never>
///     init(on tester: StageTester) { hour = Stub("hour", on: tester, otherwise: .success(0)) }
///     func currentHour() -> Int { hour.next() }
/// }
/// ```
///
/// An answer that nobody asked for fails the test too, at its end, where the answer was given.
public final class Stub<Reply, Failure: Error> {
    /// What the method is called in a failure.
    private let name: String
    /// The test; unowned, it outlives its doubles.
    private unowned let tester: StageTester
    /// What is given where no answer is left.
    private let fallback: Result<Reply, Failure>
    /// The answers not yet given, and where in the test they stand.
    private var answers: [(result: Result<Reply, Failure>, location: SourceLocation)] = []

    /// Makes a stub without answers.
    ///
    /// - Parameters:
    ///   - name: what the method is called in a failure.
    ///   - tester: the test.
    ///   - fallback: what is given where no answer is left, after the test has failed.
    public init(_ name: String, on tester: StageTester, otherwise fallback: Result<Reply, Failure>) {
        self.name = name
        self.tester = tester
        self.fallback = fallback
        tester.atEnd { [self] in checkAllAreGiven() }
    }

    /// Adds an answer behind the others.
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
