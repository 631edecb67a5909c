/// A handle to something that will happen at a moment of virtual time; made by ``TaskScope/after(_:_:_:)``.
///
/// Dropping the handle cancels nothing: the scope owns the timer.
public struct StageTimer {
    /// The timer; strong, it holds its action only until it fires or is cancelled.
    let timer: LoopTimer
    /// The loop it waits on; strong, it outlives every timer.
    let loop: EventLoop

    /// Whether it may still fire.
    public var isPending: Bool { !timer.isSettled }

    /// Cancels it; one that has fired stays as it is.
    public func cancel() { loop.cancel(timer) }
}
