/// A task of the stage that comes to a value or an error, which others may wait for.
///
/// `@unchecked Sendable`: an app passes its tasks to cancellation handlers, which must be `Sendable`; the properties
/// are only touched on the loop.
package final class TaskResult<Success, Failure: Error>: @unchecked Sendable {
    /// The value or the error; `nil` until the task has ended.
    private var result: Result<Success, Failure>?
    /// The task; strong, `nil` only while it is being started.
    private var task: StageTask?
    /// The loop of the stage; strong, so that the task can be cancelled after its stage has gone.
    private let loop: EventLoop

    /// Starts a task in a scope.
    ///
    /// - Parameter operation: called even if the task is cancelled before it first runs.
    package init(of name: String, in scope: TaskScope, _ operation: @escaping () async -> Result<Success, Failure>) {
        loop = scope.loop
        task = scope.startAlways(name) { self.result = await operation() }
    }

    /// Whether it was asked to end.
    package var isCancelled: Bool { task?.isCancelled ?? false }

    /// Asks the task to end; called from the loop, or from a cancellation handler on any thread.
    package func cancel() { loop.perform { self.task?.cancel() } }

    /// Suspends until the task has ended.
    package func wait() async -> Result<Success, Failure> {
        await task?.finish()
        guard let result else { preconditionFailure("a task that the stage did not start has no result") }
        return result
    }
}
