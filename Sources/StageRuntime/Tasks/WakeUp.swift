/// Lets a task of the stage wait for code of the stage.
///
/// `@unchecked Sendable`: a cancellation handler must be `Sendable`; the property is only touched on the loop.
package final class WakeUp: @unchecked Sendable {
    /// The continuation of the task that waits; `nil` if none does.
    private var continuation: UnsafeContinuation<Bool, Never>?

    /// Makes one for which no task waits.
    package init() {}

    var isWaiting: Bool { continuation != nil }

    /// Suspends the running task until ``call()``, or until the task is cancelled; one task at a time waits.
    package func wait() async { _ = await wait(on: Stage.current.loop) }

    /// Suspends the running task of a loop; returns whether it was woken by ``call()``, and not cancelled.
    func wait(on loop: EventLoop) async -> Bool {
        await withStageCancellationHandler {
            await withUnsafeContinuation { continuation in
                guard !Task.isCancelled, !loop.hasEnded else { return continuation.resume(returning: false) }
                self.continuation = continuation
            }
        } onCancel: {
            loop.perform { self.end(isCalled: false) }
        }
    }

    /// Lets the task that waits go on; does nothing if none does.
    package func call() { end(isCalled: true) }

    private func end(isCalled: Bool) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(returning: isCalled)
    }
}
