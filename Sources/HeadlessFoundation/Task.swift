import StageRuntime

/// A task of the app, instead of Swift's: `Task { … }` runs on the stage, in the stage's time.
///
/// As on a phone it belongs to no screen: it continues when its screen has left, and ends by itself, by ``cancel()`` or
/// with the app. `tasks.start` of a scene starts one that ends with the scene.
///
/// Traces and failures name it by the line that starts it, `FeedVC.swift:41`, unless it has a name.
public struct Task<Success, Failure: Error>: Sendable {
    /// The task on the stage, with its result; strong, shared by all copies.
    private let task: TaskResult<Success, Failure>

    /// Suspends until the task has ended; returns its value.
    ///
    /// - Throws: the error that the task has thrown.
    public var value: Success {
        get async throws { try await task.wait().get() }
    }

    /// Suspends until the task has ended; returns its value, or the error that it has thrown.
    public var result: Result<Success, Failure> {
        get async { await task.wait() }
    }

    /// Whether the task was cancelled.
    public var isCancelled: Bool { task.isCancelled }

    /// Cancels the task: what it awaits on the stage throws `CancellationError`.
    public func cancel() { task.cancel() }
}

extension Task where Failure == Never {
    /// Starts a task, which first runs when the calls under way have returned.
    ///
    /// - Parameters:
    ///   - name: its name in traces and failures.
    ///   - priority: without effect, since a stage has one thread.
    ///   - file: the file that starts it; use the default.
    ///   - line: the line that starts it; use the default.
    ///   - operation: what it does; called even if the task is cancelled before it first runs.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
        @_implicitSelfCapture operation: @escaping () async -> Success
    ) {
        task = RunLoop.main.queue.start(name ?? locationName(file, line)) { .success(await operation()) }
    }

    /// Starts a task, as the initializer does: a stage has one thread.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
        operation: @escaping () async -> Success
    ) -> Task {
        Task(name: name, file: file, line: line, operation: operation)
    }

    /// Suspends until the task has ended; returns its value.
    public var value: Success {
        get async {
            switch await task.wait() {
            case .success(let value): value
            }
        }
    }
}

extension Task where Failure == any Error {
    /// Starts a task, which first runs when the calls under way have returned.
    ///
    /// - Parameters:
    ///   - name: its name in traces and failures.
    ///   - priority: without effect, since a stage has one thread.
    ///   - file: the file that starts it; use the default.
    ///   - line: the line that starts it; use the default.
    ///   - operation: what it does; called even if the task is cancelled before it first runs. An error that nobody
    ///     asks for through ``value`` is dropped, as on a phone; the trace has it.
    @discardableResult
    public init(
        name: String? = nil, priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
        @_implicitSelfCapture operation: @escaping () async throws -> Success
    ) {
        let name = name ?? locationName(file, line)
        task = RunLoop.main.queue.start(name) {
            do {
                return .success(try await operation())
            } catch {
                if !(error is CancellationError) {
                    Stage.running?.trace.record("the task \(name) has thrown \(String(describing: error))")
                }
                return .failure(error)
            }
        }
    }

    /// Starts a task, as the initializer does: a stage has one thread.
    @discardableResult
    public static func detached(
        name: String? = nil, priority: TaskPriority? = nil, file: StaticString = #fileID, line: UInt = #line,
        operation: @escaping () async throws -> Success
    ) -> Task {
        Task(name: name, file: file, line: line, operation: operation)
    }
}

extension Task where Success == Never, Failure == Never {
    /// Whether the running task was cancelled.
    public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

    /// Throws `CancellationError` if the running task was cancelled.
    public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

    /// Lets other tasks run before this one continues.
    public static func yield() async { await _Concurrency.Task.yield() }

    /// The priority of the running task; all tasks of a stage have the same.
    public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }

    /// Suspends the running task for a time on the stage's clock; the tolerance has no effect.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await Stage.current.tasks.sleep(for: duration)
    }

    /// Suspends the running task for a time on the stage's clock, which replaces every clock of the phone.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep<C: Clock>(
        for duration: Duration, tolerance: Duration? = nil, clock: C
    ) async throws where C.Duration == Duration {
        try await sleep(for: duration)
    }

    /// Suspends the running task for a number of nanoseconds on the stage's clock.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)))
    }

    /// Unavailable: the moments of the phone's clocks are real time.
    @available(*, unavailable, message: "a stage has a time of its own: use `sleep(for:)`")
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Duration? = nil, clock: C = .continuous
    ) async throws {}
}

extension Task: Hashable {
    /// Returns whether both are the same task.
    public static func == (first: Task, second: Task) -> Bool { first.task === second.task }

    /// Hashes the identity of the task.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(task)) }
}

/// Returns the name of a line in the sources, without its module: `FeedVC.swift:41`.
private func locationName(_ file: StaticString, _ line: UInt) -> String {
    "\(String(describing: file).split(separator: "/").last ?? "Task"):\(line)"
}
