/// The state that a waiting task shares with its cancellation handler.
///
/// `@unchecked Sendable`: both properties are only touched on the loop.
final class PendingWait<Value: Sendable, Resource>: @unchecked Sendable {
    /// The timer that wakes the task, or what stops the work elsewhere; strong until the wait ends.
    var resource: Resource? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The continuation that wakes the task; `nil` after it has done so.
    var continuation: UnsafeContinuation<Value, any Error>?

    /// Wakes the task, once.
    func wake(_ result: Result<Value, any Error>) {
        continuation?.resume(with: result)
        continuation = nil
        resource = nil
    }
}

/// Performs `operation` on the caller's actor; if the task is cancelled meanwhile, some thread calls `onCancel`.
///
/// On a phone, the standard library's function alone would perform it on a thread of its pool: a closure stays on the
/// caller's actor only if it captures the actor.
func withStageCancellationHandler<Value>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Value,
    onCancel handler: @Sendable () -> Void
) async rethrows -> Value {
    try await withTaskCancellationHandler(
        operation: {
            _ = isolation
            return try await operation()
        }, onCancel: handler)
}

extension EventLoop {
    /// Suspends the running task until `deadline`; one that is not in the future lets other ready jobs go first.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    func sleep(until deadline: StageInstant, for name: String? = nil) async throws {
        guard isCurrent else {
            reportStray(that: "sleeps on its clock")
            throw CancellationError()
        }
        try Task.checkCancellation()
        guard deadline > now else {
            await Task.yield()
            try Task.checkCancellation()
            return
        }
        let sleeper = PendingWait<Void, LoopTimer>()
        let task = StageTask.current
        let wait = task?.beginWait(.clock(deadline))
        defer { task?.endWait(wait) }
        try await withStageCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                sleeper.continuation = continuation
                if Task.isCancelled || hasEnded {
                    sleeper.wake(.failure(CancellationError()))
                } else {
                    let timer = addTimer(name ?? task?.path ?? "sleep", at: deadline) { sleeper.wake(.success(())) }
                    timer.wakesTask = true
                    sleeper.resource = timer
                }
            }
        } onCancel: {
            perform {
                if let timer = sleeper.resource { self.cancel(timer) }
                sleeper.wake(.failure(CancellationError()))
            }
        }
    }

    /// Performs `action` on the loop: now if this is its thread, or else through the inbox.
    func perform(_ action: @escaping @Sendable () -> Void) { if isCurrent { action() } else { post(action) } }

    /// Reports a task that is not on the stage and uses it, which is refused; `act` says what it does.
    func reportStray(that act: String) {
        post { self.report(.uncontrolledConcurrency(task: "a task outside the stage that " + act)) }
    }
}
