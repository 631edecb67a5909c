/// Keeps what is never resumed until the stage is gone.
final class Forgotten {
    var continuations: [CheckedContinuation<Void, Never>] = []
    deinit { for continuation in continuations { continuation.resume() } }
}
