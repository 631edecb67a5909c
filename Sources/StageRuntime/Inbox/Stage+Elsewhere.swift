extension Stage {
    /// Performs `async` work that cannot be done on the stage, such as a request; suspends the task until it is done.
    ///
    /// ```swift
    /// let (data, _) = try await stage.elsewhere("download") { try await URLSession.shared.data(from: url) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: what the work is called in lists and errors.
    ///   - work: what is done, on other threads; cancelled with the task.
    /// - Throws: the error that `work` throws; `CancellationError` as soon as the task is cancelled.
    public func elsewhere<Value: Sendable>(
        _ name: String, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await elsewhere(name) { token in
            let thread = OwnThread()
            thread.start()
            let task = Task(name: name, executorPreference: thread) {
                defer { thread.end() }
                do {
                    token.resume(returning: try await work())
                } catch {
                    token.resume(throwing: error)
                }
            }
            return { task.cancel() }
        }
    }

    /// Performs work that cannot be done on the stage, such as real I/O, and suspends the task until its result is in.
    ///
    /// ```swift
    /// let data = try await stage.elsewhere("download") { token in
    ///     let task = session.dataTask(with: url) { data, _, error in
    ///         token.resume(with: data.map { .success($0) } ?? .failure(error ?? URLError(.unknown)))
    ///     }
    ///     task.resume()
    ///     return { task.cancel() }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: what the work is called in lists and errors.
    ///   - begin: begins the work and returns what stops it; it must post one result through the token, from any
    ///     thread, also after it was stopped.
    /// - Returns: the value that was posted.
    /// - Throws: the error that was posted; `CancellationError` as soon as the task is cancelled.
    public func elsewhere<Value: Sendable>(
        _ name: String, _ begin: (StageToken<Value>) -> @Sendable () -> Void
    ) async throws -> Value {
        try Task.checkCancellation()
        let loop = loop
        let pending = PendingWait<Value, @Sendable () -> Void>()
        let number = loop.openToken(name)
        loop.driver?.forgetDecisions()
        hasWorkedElsewhere = true
        let task = StageTask.current
        let wait = task?.beginWait(.elsewhere(name))
        defer { task?.endWait(wait) }
        return try await withStageCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                pending.continuation = continuation
                let token = StageToken<Value>(loop: loop) { result in
                    if loop.closeToken(number) { pending.wake(result) }
                }
                let stop = begin(token)
                if pending.continuation == nil { stop() } else { pending.resource = stop }
            }
        } onCancel: {
            loop.perform {
                guard loop.closeToken(number) else { return }
                let stop = pending.resource
                pending.wake(.failure(CancellationError()))
                stop?()
            }
        }
    }
}

/// A token through which work elsewhere, on another thread or in a callback, posts its result.
///
/// Made by ``Stage/elsewhere(_:_:)``. The first result counts; later ones are ignored. While a token is open the stage
/// is not idle, and a settle waits for it in real time.
public final class StageToken<Value: Sendable>: Sendable {
    /// Called with the result, on the loop.
    private let deliver: @Sendable (Result<Value, any Error>) -> Void
    /// The loop that receives the result; strong, since a result may come after the stage is gone.
    private let loop: EventLoop

    init(loop: EventLoop, deliver: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        (self.loop, self.deliver) = (loop, deliver)
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
