import Synchronization

/// A stage's event loop: it runs the jobs of the stage's tasks, one after another, on the thread that runs the stage.
///
/// It is a serial executor and a task executor in one. With a serial executor alone, jobs come back through a thread
/// pool; with the task executor preference that ``TaskScope`` gives every task, none does (see the architecture page).
///
/// `@unchecked Sendable`: executors must be `Sendable`, but every property below is only touched on the thread that
/// runs the stage, which ``isCurrent`` checks. There are two exceptions: other threads reach the inbox, which has a
/// lock, and the time, which is atomic.
package final class EventLoop: SerialExecutor, TaskExecutor, @unchecked Sendable {
    private var ready: [UnownedJob] = []
    /// The waiting timers, including those of sleepers.
    private var timers = TimerQueue()
    /// The current time, in nanoseconds of virtual time; atomic, since any thread may read a clock.
    private let time = Atomic<Int64>(0)
    /// The number of the next timer, which orders timers of equal deadlines; existing timers have lower ones.
    private(set) var nextSequence: UInt64 = 0
    /// The jobs and results from other threads; strong, both live as long as the loop.
    private let inbox = LoopInbox()
    /// The tokens that are open: work under way elsewhere, by number.
    private var tokens: [UInt64: String] = [:]
    /// The tasks that have started and not ended, in the order of their start; strong until they end.
    package let tasks = TaskRegistry()
    /// The task that is being started: the first job enqueued is its own.
    private var starting: StageTask?
    /// How many jobs have run; part of the trace's hash.
    package private(set) var jobCount: UInt64 = 0
    /// The number of the turn that runs: a job, a timer or an input of the user; 0 while none runs.
    package internal(set) var turn: UInt64 = 0
    var turnCount: UInt64 = 0
    /// The maximum number of jobs that one settle may run; more are a livelock.
    package var jobLimit: UInt64 = 100_000
    /// How many jobs the current settle may still run.
    private var budget: UInt64 = 0
    /// Whether the last settle passed the job limit.
    package private(set) var overran = false
    /// The last jobs that ran before the limit, each name once, in order; a livelock's report names them.
    private var lastRun: [String] = []
    private(set) var isSettling = false
    /// Whether the stage was shut down: whatever is started afterwards is cancelled at once.
    private(set) var hasEnded = false
    /// Since when the app has been suspended; `nil` while it runs.
    var suspendedSince: StageInstant?
    var suspendedTime = Duration.zero
    /// The problems that were not collected yet.
    private var problems: [StageProblem] = []
    /// Chooses the order; `nil` for the default order; strong, the loop owns it.
    let driver: ScheduleDriver?

    init(_ schedule: Schedule = .fifo) { driver = ScheduleDriver(schedule) }

    /// Whether this thread is running the stage now.
    package var isCurrent: Bool { ThreadSlot.stage?.loop === self }

    #if os(iOS) || PHONE
        /// When the stage was made, on the real clock.
        private let start = ContinuousClock.now
        /// Called with each problem on a phone, where nothing collects them.
        var onProblem: ((StageProblem) -> Void)?
        /// The real time since the stage was made.
        package var now: StageInstant { .zero.advanced(by: start.duration(to: .now)) }
    #else
        /// The current moment of virtual time.
        package var now: StageInstant { StageInstant(nanoseconds: time.load(ordering: .relaxed)) }
    #endif

    // MARK: Executor

    /// Makes a job ready; one from another thread goes to the inbox and is reported as uncontrolled concurrency.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        guard isCurrent else {
            inbox.append(.foreign(job))
            return
        }
        if let task = starting {
            task.job = Self.identity(of: job)
            starting = nil
        }
        ready.append(job)
    }

    /// This loop as a task executor.
    package func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }

    /// This loop as a serial executor.
    package func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Calls `start`, which enqueues the first job of `task`.
    func begin(_ task: StageTask, _ start: () -> Void) {
        starting = task
        start()
        starting = nil
    }

    // MARK: Running

    /// The tasks that go on when the loop next runs.
    package var readyTasks: [StageTask] { ready.compactMap { tasks.task(ofJob: Self.identity(of: $0)) } }

    var hasReadyJobs: Bool { !ready.isEmpty && !isSuspended }

    /// Begins a settle, which ends with ``endSettle()``; the job limit counts from here.
    func beginSettle() {
        precondition(!isSettling, "code that runs on the stage settles it; only whoever drives the stage may")
        isSettling = true
        budget = jobLimit
        overran = false
        lastRun = []
    }

    func endSettle() { isSettling = false }

    /// Runs all ready jobs, and those that they make ready, without moving the clock; waits for open tokens.
    ///
    /// - Parameter patience: how long to wait for work elsewhere, in real time.
    /// - Returns: `false` if the job limit ended it or patience ran out.
    func drain(patience: Duration) -> Bool {
        while true {
            while hasReadyJobs {
                if let driver, driver.ordersJobs {
                    ready.insert(ready.remove(at: scheduledIndex(in: ready, by: driver)), at: 0)
                }
                let job = ready[0]
                guard spend(on: { tasks.task(ofJob: Self.identity(of: job))?.account }) else { return false }
                ready.removeFirst()
                jobCount &+= 1
                // As the task executor only: if isolated to the serial executor too, every task would hop once more.
                performTurn { AutoreleasePool.drain { job.runSynchronously(on: asUnownedTaskExecutor()) } }
            }
            if isSuspended { return true }
            if drainInbox() { continue }
            if tokens.isEmpty { return true }
            guard inbox.wait(for: patience) else { return false }
        }
    }

    /// Uses up one of the jobs that the settle may run, or reports a livelock; `name` is called near the limit only.
    private func spend(on name: () -> String?) -> Bool {
        guard budget > 0 else {
            overran = true
            report(.livelock(tasks: lastRun.isEmpty ? tasks.runningNames : lastRun, limit: jobLimit))
            return false
        }
        if budget <= Self.recordedJobs, let name = name(), !lastRun.contains(name) {
            lastRun.append(name)
        }
        budget -= 1
        return true
    }

    /// How many jobs before the limit the names in ``lastRun`` are recorded from.
    private static let recordedJobs: UInt64 = 100

    /// Handles the items that other threads have put into the inbox; returns whether there were any.
    func drainInbox() -> Bool {
        let items = inbox.drain()
        for item in items {
            switch item {
            case .post(let action):
                action()
            case .foreign(let job):
                report(.uncontrolledConcurrency(task: tasks.name(ofJob: Self.identity(of: job))))
                ready.append(job)
            }
        }
        return !items.isEmpty
    }

    /// Blocks until another thread puts something into the inbox, or a real time has passed; returns whether it did.
    package func waitForArrival(for patience: Duration) -> Bool { inbox.wait(for: patience) }

    // MARK: Time

    /// The deadline of the timer due first; none is due while the app is suspended.
    package func nextDeadline() -> StageInstant? { isSuspended ? nil : timers.first?.due }

    /// The waiting timers, in the order in which they are due.
    package var pendingTimers: [LoopTimer] { timers.waiting }

    var hasDueTimer: Bool { nextDeadline().map { $0 <= now } ?? false }

    /// Moves the clock forward to `instant`; it never goes back.
    func move(to instant: StageInstant) { time.store(max(now, instant).nanoseconds, ordering: .relaxed) }

    /// Fires the timer due first if it is due now, or delivers a reply before it; returns whether there was one.
    func fireDueTimer() -> Bool {
        guard let first = timers.first, hasDueTimer else { return false }
        if let driver, driver.arriveBeforeNext(on: self) { return true }
        let timer = driver == nil ? first : scheduled(first, among: timers)
        guard spend(on: { timer.name }) else { return false }
        driver?.didFire(timer)
        timers.remove(timer)
        performTurn { AutoreleasePool.drain { timer.removeAction()?() } }
        return true
    }

    /// Adds a timer that performs `action` at `deadline`; if that is not in the future, when due timers are fired next.
    func addTimer(
        _ name: String, of owner: String = "", at deadline: StageInstant, _ action: @escaping () -> Void
    ) -> LoopTimer {
        let due = max(deadline, now).nanoseconds
        let timer = LoopTimer(deadline: due, sequence: nextSequence, owner: owner, name: name, action: action)
        nextSequence += 1
        timers.insert(timer)
        if hasEnded { cancel(timer) }
        #if os(iOS) || PHONE
            check(at: max(deadline, now))
        #endif
        return timer
    }

    /// Cancels a timer; does nothing if it has fired.
    func cancel(_ timer: LoopTimer) {
        guard timer.removeAction() != nil else { return }
        timers.remove(timer)
    }

    // MARK: Ending

    /// Notes that the stage is shut down, so that whatever starts afterwards is cancelled at once.
    func end() { hasEnded = true }

    /// Drops the timers, and whatever other threads still bring; called when the tasks have ended.
    func discard() {
        for timer in timers.waiting { cancel(timer) }
        inbox.close()
    }

    // MARK: Tokens

    /// Notes that work is under way elsewhere; a settle waits for it.
    func openToken(_ name: String) -> UInt64 {
        let number = nextSequence
        nextSequence += 1
        tokens[number] = name
        return number
    }

    /// Closes a token; returns whether it was open.
    func closeToken(_ number: UInt64) -> Bool { tokens.removeValue(forKey: number) != nil }

    /// The names of the open tokens, oldest first.
    package var openTokenNames: [String] { tokens.sorted { $0.key < $1.key }.map(\.value) }

    /// Performs `action` on the loop, through the inbox; called from any thread.
    func post(_ action: @escaping @Sendable () -> Void) {
        inbox.append(.post(action))
        #if os(iOS) || PHONE
            checkSoon()
        #endif
    }

    // MARK: Problems

    /// Records a problem, once even if it is reported twice.
    func report(_ problem: StageProblem) {
        #if os(iOS) || PHONE
            onProblem?(problem)
        #else
            guard !problems.contains(problem) else { return }
            problems.append(problem)
        #endif
    }

    func takeProblems() -> [StageProblem] { exchange(&problems, with: []) }
}
