public import Testing

/// One async method of a double whose calls wait until the test answers them, in any order.
///
/// ```swift
/// final class SuggestionsDouble: SuggestionsWorker {
///     let search = HeldStub<[String], SuggestionsError>("search", cancelled: .cancelled)
///
///     func search(_ text: String) async throws(SuggestionsError) -> [String] { try await search.wait(text) }
/// }
/// ```
///
/// A waiting call ends with `cancelled` when its task is cancelled; a stubborn one goes on waiting for its answer, like
/// a worker that checks for cancellation too late. A call that waits at the end of the test fails it.
public final class HeldStub<Reply: Sendable, Failure: Error> {
    /// A call with its arguments, and what wakes it; `nil` once it was answered.
    private struct Call {
        let arguments: [Any]
        var wake: ((Result<Reply, Failure>) -> Void)?
        var isCancelled = false
    }

    private let name: String
    /// What a cancelled call ends with; `nil` if all calls are stubborn.
    private let cancelled: Failure?
    /// Whether the next calls keep waiting after they were cancelled.
    public var isStubborn: Bool
    private var calls: [Call] = []

    /// Makes a stub without calls.
    ///
    /// - Parameters:
    ///   - name: what the method is called in a failure.
    ///   - tester: the test, whose failures then name the calls that nobody answered.
    ///   - cancelled: what a cancelled call ends with; without it, a call keeps waiting.
    public init(_ name: String, on tester: StageTester? = nil, cancelled: Failure? = nil) {
        self.name = name
        self.cancelled = cancelled
        isStubborn = cancelled == nil
        tester?.addHeld { [weak self] in self?.waiting ?? [] }
    }

    /// How many calls there were.
    public var count: Int { calls.count }

    /// Whether a call waits for an answer.
    public var isWaiting: Bool { calls.contains { $0.wake != nil && !$0.isCancelled } }

    /// The calls that wait for an answer, as a failure shows them.
    private var waiting: [String] { calls.filter { $0.wake != nil && !$0.isCancelled }.map(text) }

    private func text(of call: Call) -> String {
        name + "(" + call.arguments.map { ValueTree($0).code }.joined(separator: ", ") + ")"
    }

    /// Answers a call that waits; the test settles or advances afterwards.
    ///
    /// - Parameters:
    ///   - result: what it ends with.
    ///   - number: which call, from 1; the last one that waits by default.
    public func answer(
        _ result: Result<Reply, Failure>, to number: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if let text = refusal(to: result, number) { FailureRecorder().record(text, at: sourceLocation) }
    }

    /// Answers a call; returns why none waits.
    func refusal(to result: Result<Reply, Failure>, _ number: Int?) -> String? {
        let index = number.map { $0 - 1 } ?? calls.lastIndex { $0.wake != nil } ?? -1
        guard calls.indices.contains(index), let wake = calls[index].wake else {
            return FailureText.nothingToAnswer(name, number: number, calls: calls.map(text))
        }
        calls[index].wake = nil
        wake(result)
        return nil
    }

    /// Waits for the test's answer; the double's method calls it.
    ///
    /// - Parameter arguments: what the method was called with, as a failure shows it.
    public func wait(_ arguments: Any...) async throws(Failure) -> Reply {
        let index = calls.count
        guard let cancelled, !isStubborn else { return try await waitStubbornly(arguments) }
        let (stream, continuation) = AsyncStream.makeStream(of: Result<Reply, Failure>.self)
        calls.append(Call(arguments: arguments) { continuation.yield($0) })
        for await result in stream { return try result.get() }
        calls[index].isCancelled = true
        throw cancelled
    }

    private func waitStubbornly(_ arguments: [Any]) async throws(Failure) -> Reply {
        let result: Result<Reply, Failure> = await withCheckedContinuation { continuation in
            calls.append(Call(arguments: arguments) { continuation.resume(returning: $0) })
        }
        return try result.get()
    }
}
