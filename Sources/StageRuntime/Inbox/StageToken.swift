/// The promise of a result that is made elsewhere: on another thread, in a callback.
///
/// Made by ``Stage/elsewhere(_:_:)``. The first result counts; later ones are ignored. While it is open the stage is
/// not idle, and a settle waits for it in real time.
public final class StageToken<Value: Sendable>: Sendable {
    /// What takes the result, on the loop.
    private let deliver: @Sendable (Result<Value, any Error>) -> Void
    /// The loop that takes the result in; strong, a result may come after the stage is gone.
    private let loop: EventLoop

    init(loop: EventLoop, deliver: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        self.loop = loop
        self.deliver = deliver
    }

    /// Posts the result; called from any thread.
    public func resume(with result: Result<Value, any Error>) {
        let deliver = deliver
        loop.post { deliver(result) }
    }

    /// Posts a value; called from any thread.
    public func resume(returning value: Value) { resume(with: .success(value)) }

    /// Posts an error; called from any thread.
    public func resume(throwing error: any Error) { resume(with: .failure(error)) }
}
