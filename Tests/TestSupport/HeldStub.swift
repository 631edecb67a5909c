package import Testing

/// One async method of a double whose calls wait until the test answers them, in any order.
///
/// A call that waits ends with `cancelled` when its task is cancelled; one that is stubborn waits on for its answer, as
/// a worker does that looks at cancellation too late.
package final class HeldStub<Reply: Sendable, Failure: Error> {
    /// What the method is called in a failure.
    private let name: String
    /// What a cancelled call ends with; `nil` for a stubborn one.
    private let cancelled: Failure?
    /// What wakes each call, in the order asked; `nil` once it was answered.
    private var calls: [((Result<Reply, Failure>) -> Void)?] = []

    /// Makes a stub without calls.
    ///
    /// - Parameters:
    ///   - name: what the method is called in a failure.
    ///   - cancelled: what a cancelled call ends with; left out, a call waits for its answer all the same.
    package init(_ name: String, cancelled: Failure? = nil) {
        self.name = name
        self.cancelled = cancelled
    }

    /// How many calls there were.
    package var count: Int { calls.count }

    /// Answers a call that waits; the test settles or advances afterwards.
    ///
    /// - Parameters:
    ///   - result: what it ends with.
    ///   - number: which call, from 1; the last one that waits by default.
    package func answer(
        _ result: Result<Reply, Failure>, to number: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let index = number.map { $0 - 1 } ?? calls.lastIndex { $0 != nil } ?? -1
        guard calls.indices.contains(index), let wake = calls[index] else {
            let text = FailureText.nothingToAnswer(name, number: number, count: calls.count)
            Issue.record("\(text)", sourceLocation: sourceLocation)
            return
        }
        calls[index] = nil
        wake(result)
    }

    /// Waits for the test's answer; the double's method calls it.
    package func wait() async throws(Failure) -> Reply {
        guard let cancelled else { return try await waitStubbornly() }
        let (stream, continuation) = AsyncStream.makeStream(of: Result<Reply, Failure>.self)
        calls.append { continuation.yield($0) }
        for await result in stream { return try result.get() }
        throw cancelled
    }

    private func waitStubbornly() async throws(Failure) -> Reply {
        let result: Result<Reply, Failure> = await withCheckedContinuation { continuation in
            calls.append { continuation.resume(returning: $0) }
        }
        return try result.get()
    }
}
