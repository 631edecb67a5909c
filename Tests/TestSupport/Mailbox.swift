package import StageRuntime
import Synchronization

/// Tells a task on a stage of something that happens on another thread, whichever comes first.
///
/// ```swift
/// let arrival = Mailbox()
/// let server = try LoopbackServer { _ in
///     arrival.post()
///     return .hanging()
/// }
/// try await stage.elsewhere("arrival", arrival.open)
/// ```
package final class Mailbox: Sendable {
    /// What both sides know: whether it has happened, and who waits for it.
    private struct State {
        var hasHappened = false
        var token: StageToken<Void>?
    }

    /// What both sides know.
    private let state = Mutex(State())

    /// Makes one to which nothing has happened.
    package init() {}

    /// Says that it has happened; called from any thread.
    package func post() {
        let token = state.withLock { state in
            state.hasHappened = true
            return state.token
        }
        token?.resume(returning: ())
    }

    /// Begins to wait: what a stage's `elsewhere` performs.
    package func open(_ token: StageToken<Void>) -> @Sendable () -> Void {
        let hasHappened = state.withLock { state in
            state.token = token
            return state.hasHappened
        }
        if hasHappened { token.resume(returning: ()) }
        return {}
    }
}
