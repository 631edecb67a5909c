/// The tasks and timers that belong to one owner, usually a scene; ended when the scene has left for good.
///
/// The one way to start a task on a stage: it names the task, ties it to its owner, and gives it the stage's loop as
/// executor preference. What a task captures may be confined to the stage, for the task never leaves its thread.
///
/// ```swift
/// search?.cancel()
/// search = tasks.start("search") { await self.load(text) }
/// ```
///
/// Whoever owns it ends it. Dropping the last reference ends nothing: the tasks run on and the timers fire, so that
/// no run depends on when a reference is released.
public final class TaskScope {
    /// What the scope's tasks are shown under: `demo/Search`.
    public let path: String
    /// The loop of its stage; strong, so that a scope that outlives its stage can still be ended.
    let loop: EventLoop
    /// Its number among the scopes of the stage, by which its tasks know it.
    let number: UInt64
    /// The timers that may still fire, and some that have; strong until they are dropped.
    private var timers: [LoopTimer] = []
    /// At how many timers those that have fired or were cancelled are dropped.
    private var timerLimit = 16
    /// Whether the owner is gone; what is started from then on, until it comes back, is cancelled at once.
    public private(set) var hasEnded = false

    /// The present moment of the stage's time.
    var now: StageInstant { loop.now }

    /// Makes a scope on the loop of the stage that runs on this thread.
    ///
    /// - Parameter path: what its tasks are shown under.
    public convenience init(_ path: String) {
        self.init(path, loop: Stage.current.loop)
    }

    /// Makes a scope on the loop of a stage.
    package convenience init(_ path: String, on stage: Stage) {
        self.init(path, loop: stage.loop)
    }

    init(_ path: String, loop: EventLoop) {
        self.path = path
        self.loop = loop
        number = loop.tasks.makeScopeNumber()
    }

    /// Starts a task that ends by itself; it first runs when the stage settles.
    ///
    /// One that is cancelled before it first runs, or started after the scope has ended, never performs `body`.
    ///
    /// - Parameters:
    ///   - name: what it is called in traces, lists and errors, such as "search".
    ///   - body: what it does; `CancellationError` ends it silently, any other error it lets through is reported.
    /// - Returns: the task, to cancel it; the scope keeps it too.
    @discardableResult
    public func start(_ name: String, _ body: @escaping () async throws -> Void) -> StageTask {
        start(name, isObserver: false, body)
    }

    /// Starts a task that listens without end, such as a `for await`; it never counts as stuck.
    ///
    /// - Parameters:
    ///   - name: what it is called in traces, lists and errors.
    ///   - body: what it does until it is cancelled.
    /// - Returns: the task, to cancel it; the scope keeps it too.
    @discardableResult
    public func observe(_ name: String, _ body: @escaping () async throws -> Void) -> StageTask {
        start(name, isObserver: true, body)
    }

    /// Performs two things side by side and returns when both are done.
    ///
    /// `async let` of what is confined to the stage does not compile; this takes its place, with the same rules.
    ///
    /// - Throws: the first error that one of them lets through, once both have ended; the other is cancelled.
    ///   `CancellationError` if the running task, the scope or one of the two was cancelled.
    public func both(
        _ firstName: String, _ first: @escaping () async throws -> Void,
        _ secondName: String, _ second: @escaping () async throws -> Void
    ) async throws {
        let pair = TaskPair()
        pair.tasks = [start(firstName) { await pair.perform(first) }, start(secondName) { await pair.perform(second) }]
        await withTaskCancellationHandler {
            for task in pair.tasks { await task.finish() }
        } onCancel: { [loop] in
            loop.perform { pair.cancel() }
        }
        try Task.checkCancellation()
        try pair.check()
    }

    /// Performs `action` after a time on the stage's clock, unless the timer or the scope is ended before.
    ///
    /// - Parameters:
    ///   - delay: how long, in virtual time; nothing or less is due at the next look at the clock.
    ///   - name: what it is called among what is pending, such as "debounce".
    ///   - action: what to do, on the stage.
    @discardableResult
    public func after(_ delay: Duration, _ name: String, _ action: @escaping () -> Void) -> StageTimer {
        let due = now.advanced(by: delay)
        let timer = loop.addTimer(name, of: path, at: due, action)
        if hasEnded { loop.cancel(timer) } else { keep(timer) }
        return StageTimer(timer: timer, loop: loop)
    }

    /// Suspends the running task for a time on the stage's clock.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(for duration: Duration) async throws {
        try await loop.sleep(until: now.advanced(by: duration))
    }

    /// Cancels every task and timer; the owner is gone, so whatever is started later is cancelled at once.
    public func end() {
        hasEnded = true
        for timer in exchange(&timers, with: []) { loop.cancel(timer) }
        for task in running { task.cancel() }
    }

    /// Lets tasks and timers be started again: the owner has come back; what was cancelled stays so.
    package func reopen() { hasEnded = false }

    /// The tasks of this scope that have not ended, in the order of their start.
    package var running: [StageTask] { loop.tasks.running.filter { $0.scopeNumber == number } }

    /// How many timers may still fire.
    package var timerCount: Int { timers.count { !$0.isSettled } }

    /// Keeps a timer; drops the settled ones when their number may have doubled, so that many timers cost little.
    private func keep(_ timer: LoopTimer) {
        if timers.count >= timerLimit {
            timers.removeAll { $0.isSettled }
            timerLimit = max(16, 2 * timers.count)
        }
        timers.append(timer)
    }

    private func start(_ name: String, isObserver: Bool, _ body: @escaping () async throws -> Void) -> StageTask {
        guard loop.isCurrent else { return refuse(name, isObserver: isObserver) }
        let task = StageTask(name: name, scope: self, isObserver: isObserver, number: loop.tasks.makeNumber())
        if hasEnded || loop.hasEnded { task.cancel() }
        // Safe: the task runs on the loop only, whose thread is where `body` and all it captures are confined.
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) let running = task
        let loop = loop
        loop.tasks.insert(task)
        loop.begin(task) {
            // One priority for all: otherwise the runtime may enqueue a task again to raise its priority.
            #if os(iOS) || PHONE
                // Scenes are on the main actor there, and so is what they start.
                let handle = Task(name: name, priority: .medium) { @MainActor in
                    await loop.perform(running, body)
                    loop.lookSoon()
                }
            #else
                let handle = Task(name: name, executorPreference: loop, priority: .medium) {
                    await loop.perform(running, body)
                }
            #endif
            task.didStart(handle)
        }
        return task
    }

    /// Reports a start from a thread that does not run the stage; nothing is started, for it would be a data race.
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
    /// Performs a task's body, once, and ends the task.
    fileprivate func perform(_ task: StageTask, _ body: () async throws -> Void) async {
        await StageTask.$local.withValue(StageTask.Local(task: task)) {
            do {
                if !task.isCancelled { try await body() }
            } catch is CancellationError {
            } catch {
                report(.unhandledError(task: task.path, error: String(describing: error)))
            }
        }
        tasks.remove(task)
        task.didFinish()
    }
}

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
