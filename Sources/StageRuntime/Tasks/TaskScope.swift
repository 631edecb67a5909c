/// The tasks and timers that belong to one owner, usually a scene; ended when the scene has left for good.
///
/// It is the only way to start a task on a stage: it names the task, ties it to its owner, and sets the stage's loop as
/// its executor preference. A task may capture what is confined to the stage, since it never leaves the stage's thread.
/// ```swift
/// search?.cancel()
/// search = tasks.start("search") { await self.load(text) }
/// ```
///
/// The owner ends the scope. Dropping the last reference ends nothing: its tasks and timers go on, so that no run
/// depends on when a reference is released. If they go on after the scene that owned the scope, the scene has failed.
public final class TaskScope {
    /// The path that names its tasks' owner: `demo/Search`.
    public let path: String
    /// The loop of its stage; strong, so that a scope that outlives its stage can still be ended.
    let loop: EventLoop
    /// Its number among the scopes of the stage, which its tasks store.
    let number: UInt64
    /// The timers that may still fire, and those that are settled and were not removed yet.
    private var timers: [LoopTimer] = []
    /// How many timers are kept before the settled ones are removed: twice as many as remained then.
    private var timerLimit = 8
    /// Whether the owner is gone; until it comes back, whatever is started is cancelled at once.
    public private(set) var hasEnded = false

    /// Whether a scene owns it, with whose end it ends.
    var isOfScene = false

    /// When the scope was made; `nil` off a stage.
    private let origin = Stage.running?.ledger.origin

    var now: StageInstant { loop.now }

    /// Makes a scope on the loop of the stage that runs on this thread.
    ///
    /// - Parameter path: the path that names its tasks' owner.
    public convenience init(_ path: String) { self.init(path, loop: Stage.current.loop) }

    /// Makes a scope on the loop of a stage.
    package convenience init(_ path: String, on stage: Stage) { self.init(path, loop: stage.loop) }

    init(_ path: String, loop: EventLoop) {
        (self.path, self.loop) = (path, loop)
        number = loop.tasks.makeScopeNumber()
    }

    #if !(os(iOS) || PHONE)
        deinit {
            guard !hasEnded, let origin, let ledger = Stage.running?.ledger else { return }
            for task in running { ledger.abandon("the task " + task.path, from: origin) }
            for timer in timers where !timer.isSettled { ledger.abandon("the timer " + timer.name, from: origin) }
        }
    #endif

    /// Starts a task that ends by itself; it first runs when the stage settles.
    ///
    /// If it is cancelled before it first runs, or started after the scope has ended, `body` is never called.
    ///
    /// - Parameters:
    ///   - name: its name in traces, lists and errors, such as "search".
    ///   - body: what it does; `CancellationError` ends it silently, any other error is reported as a problem.
    /// - Returns: the task, to cancel it; the scope keeps it too.
    @discardableResult
    public func start(_ name: String, _ body: @escaping () async throws -> Void) -> StageTask {
        start(name, isObserver: false, body)
    }

    /// Starts a task that listens without end, such as a `for await`; it never counts as stuck.
    ///
    /// - Parameters:
    ///   - name: its name in traces, lists and errors.
    ///   - body: what it does until it is cancelled.
    /// - Returns: the task, to cancel it; the scope keeps it too.
    @discardableResult
    public func observe(_ name: String, _ body: @escaping () async throws -> Void) -> StageTask {
        start(name, isObserver: true, body)
    }

    /// Starts a task whose body is called even if the task is cancelled before it first runs, as Swift's tasks are.
    func startAlways(_ name: String, _ body: @escaping () async -> Void) -> StageTask {
        start(name, isObserver: false, always: true, body)
    }

    /// Performs two closures side by side and returns what both return when both have ended.
    ///
    /// It replaces `async let`, which does not compile for values confined to the stage, and has the same rules.
    ///
    /// - Throws: the first error that one of them throws, once both have ended; the other is cancelled.
    ///   `CancellationError` if the running task, the scope or one of the two was cancelled.
    @discardableResult
    public func both<First, Second>(
        _ firstName: String, _ first: @escaping () async throws -> First,
        _ secondName: String, _ second: @escaping () async throws -> Second
    ) async throws -> (First, Second) {
        let pair = TaskPair()
        var results: (first: First?, second: Second?)
        pair.tasks = [
            start(firstName) { await pair.perform { results.first = try await first() } },
            start(secondName) { await pair.perform { results.second = try await second() } },
        ]
        await withStageCancellationHandler {
            for task in pair.tasks { await task.finish() }
        } onCancel: { [loop] in
            loop.perform { pair.cancel() }
        }
        try Task.checkCancellation()
        try pair.check()
        guard let first = results.first, let second = results.second else { throw CancellationError() }
        return (first, second)
    }

    /// Performs `action` after a time on the stage's clock, unless the timer is cancelled or the scope ends before.
    ///
    /// - Parameters:
    ///   - delay: the virtual time; if it is not positive, the action is performed when due timers are fired next.
    ///   - name: its name in lists of pending timers, such as "debounce".
    ///   - action: what to do, on the stage.
    @discardableResult
    public func after(_ delay: Duration, _ name: String, _ action: @escaping () -> Void) -> StageTimer {
        let due = now.advanced(by: delay)
        let timer = loop.addTimer(name, of: path, at: due, action)
        timer.isOfScene = isOfScene
        if timers.count == timerLimit {
            timers.removeAll { $0.isSettled }
            timerLimit = max(8, 2 * timers.count)
        }
        if hasEnded { loop.cancel(timer) } else { timers.append(timer) }
        return StageTimer(timer: timer, loop: loop)
    }

    /// Suspends the running task for a time on the stage's clock.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(for duration: Duration) async throws {
        try await loop.sleep(until: now.advanced(by: duration))
    }

    /// Cancels every task and timer, since the owner is gone; whatever is started later is cancelled at once.
    public func end() {
        hasEnded = true
        timerLimit = 8
        for timer in exchange(&timers, with: []) { loop.cancel(timer) }
        for task in running { task.cancel() }
    }

    /// Lets tasks and timers be started again, since the owner has come back; those cancelled stay cancelled.
    package func reopen() { hasEnded = false }

    /// The tasks of this scope that have not ended, in the order of their start.
    package var running: [StageTask] { loop.tasks.running.filter { $0.scopeNumber == number } }

    /// How many timers may still fire.
    package var timerCount: Int { timers.count { !$0.isSettled } }

    private func start(
        _ name: String, isObserver: Bool, always: Bool = false, _ body: @escaping () async throws -> Void
    ) -> StageTask {
        guard loop.isCurrent else { return refuse(name, isObserver: isObserver) }
        let task = StageTask(name: name, scope: self, isObserver: isObserver, number: loop.tasks.makeNumber())
        if hasEnded || loop.hasEnded { task.cancel() }
        // Safe: the task runs on the loop only, on whose thread `body` and everything it captures are confined.
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) let running = task
        let loop = loop
        loop.tasks.insert(task)
        loop.begin(task) {
            // The task inherits the value. If it were bound around the task's body, the standard library would perform
            // the body on a thread of its pool on a phone.
            task.didStart(
                StageTask.$local.withValue(StageTask.Local(task: task)) {
                    // All tasks have the same priority: otherwise the runtime may enqueue a task again to raise its
                    // priority.
                    #if os(iOS) || PHONE
                        // On a phone, scenes and so their tasks are on the main actor.
                        Task(name: name, priority: .medium) { @MainActor in
                            await loop.perform(running, always: always, body)
                            loop.checkSoon()
                        }
                    #else
                        Task(name: name, executorPreference: loop, priority: .medium) {
                            await loop.perform(running, always: always, body)
                        }
                    #endif
                })
        }
        return task
    }

    /// Reports a start from another thread than the stage's; the task does not start, which would be a data race.
    private func refuse(_ name: String, isObserver: Bool) -> StageTask {
        let task = StageTask(name: name, scope: self, isObserver: isObserver, number: 0)
        let path = task.path
        loop.post { [loop] in loop.report(.uncontrolledConcurrency(task: path)) }
        task.cancel()
        task.didFinish()
        return task
    }
}

extension EventLoop {
    /// Performs a task's body, once, and ends the task; that of a cancelled task only if `always` says so.
    fileprivate func perform(_ task: StageTask, always: Bool, _ body: () async throws -> Void) async {
        do {
            if always || !task.isCancelled { try await body() }
        } catch is CancellationError {
        } catch {
            report(.unhandledError(task: task.path, error: String(describing: error)))
        }
        tasks.remove(task)
        task.didFinish()
    }
}

/// A handle of an action due at a moment of virtual time; made by ``TaskScope/after(_:_:_:)``.
///
/// Dropping the handle cancels nothing: the scope owns the timer.
public struct StageTimer {
    /// The timer; strong, it holds its action only until it fires or is cancelled.
    let timer: LoopTimer
    /// The loop with the timer; strong, it outlives every timer.
    let loop: EventLoop

    /// Whether it may still fire.
    public var isPending: Bool { !timer.isSettled }

    /// Cancels it; does nothing if it has fired.
    public func cancel() { loop.cancel(timer) }
}
