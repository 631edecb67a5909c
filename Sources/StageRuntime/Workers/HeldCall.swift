/// A call whose reply waits for a release.
///
/// `@unchecked Sendable`: its cancellation handler must be `Sendable`; the properties are only touched on the loop.
final class HeldCall: @unchecked Sendable {
    /// The call's name.
    let name: String
    /// The continuation that resumes the waiting task; `nil` once it has.
    private var continuation: UnsafeContinuation<Bool, Never>?

    init(name: String) { self.name = name }

    /// Whether it still waits.
    var isWaiting: Bool { continuation != nil }

    /// Suspends the running task until the call is released or cancelled; returns whether it was released.
    func wait(on loop: EventLoop) async -> Bool {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume(returning: false)
                } else {
                    self.continuation = continuation
                }
            }
        } onCancel: {
            loop.perform { self.resume(released: false) }
        }
    }

    /// Resumes the waiting task, released or cancelled.
    func resume(released: Bool) {
        continuation?.resume(returning: released)
        continuation = nil
    }
}
