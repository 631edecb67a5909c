extension Stage {
    /// The stage that runs on this thread.
    ///
    /// Read by initialisers and statics of scenes and of the headless UIKit. None running is a programmer's error.
    public static var current: Stage {
        guard let stage = ThreadSlot.stage else {
            preconditionFailure("no stage runs on this thread; make and use scenes inside stage.run { … }")
        }
        return stage
    }

    /// The stage that runs on this thread, if one does.
    package static var running: Stage? { ThreadSlot.stage }

    /// Performs `body` with this stage as ``current``; calls may nest.
    @discardableResult
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let slot = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        let previous = ThreadSlot.content
        if previous == slot { return try body() }
        ThreadSlot.content = slot
        defer { ThreadSlot.content = previous }
        return try body()
    }
}
