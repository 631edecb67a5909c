/// Lets a task of the stage wait for code of the stage.
///
/// `@unchecked Sendable`: a cancellation handler must be `Sendable`; the property is only touched on the loop.
package final class WakeUp: @unchecked Sendable {
    /// The continuation of the task that waits; `nil` if none does.
    private var continuation: UnsafeContinuation<Void, Never>?

    /// Makes one for which no task waits.
    package init() {}

    /// Suspends the running task until ``call()``, or until the task is cancelled; one task at a time waits.
    package func wait() async {
        let loop = Stage.current.loop
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                if Task.isCancelled || loop.hasEnded { continuation.resume() } else { self.continuation = continuation }
            }
        } onCancel: {
            loop.perform { self.call() }
        }
    }

    /// Lets the task that waits go on; does nothing if none does.
    package func call() {
        let waiting = continuation
        continuation = nil
        waiting?.resume()
    }
}
