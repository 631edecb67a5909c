public import StageRuntime

/// The outcome of a task that a test has started; made by ``StageTester/begin(_:_:sourceLocation:)``.
///
/// ```swift
/// let forecast = tester.begin { () async throws(TidesError) in try await worker.forecast(for: dover) }
/// tester.advance(by: .seconds(1))
/// #expect(forecast.result == .success([]))
/// ```
public final class TaskOutcome<Value, Failure: Error> {
    /// The value or the error; `nil` while the task runs.
    public private(set) var result: Result<Value, Failure>?
    /// The task; strong, until the outcome goes.
    private var task: StageTask?

    /// Starts the task, and does not settle.
    public init(_ name: String, on scope: TaskScope, _ body: @escaping () async throws(Failure) -> Value) {
        task = scope.start(name) { [weak self] in
            let result: Result<Value, Failure>
            do throws(Failure) {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            self?.result = result
        }
    }

    /// Cancels the task.
    public func cancel() { task?.cancel() }
}
