/// Keeps a task that is never resumed until the stage is released.
final class Forgotten {
    var continuations: [CheckedContinuation<Void, Never>] = []
    deinit { for continuation in continuations { continuation.resume() } }
}
