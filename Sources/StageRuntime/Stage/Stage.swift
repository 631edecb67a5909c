public import Foundation

/// Where an app's scenes run: an event loop, a virtual clock, the worker calls, storage, randomness and the trace.
///
/// A stage and all that lives on it belong to whoever made it and stay on one thread. Any number of stages run side
/// by side in one process and cannot see each other. While it runs it publishes itself as ``current`` in a slot of its
/// thread, so no stage is passed through initialisers. Whoever made it calls ``shutDown()`` when done with it: the
/// tasks of a stage that is merely dropped keep it, and what they hold, alive.
///
/// Apps are put on a stage by the runner and the console; a unit test makes its own:
///
/// ```swift
/// let stage = Stage()
/// stage.run {
///     let logic = SearchLogic(worker: WorkerStub(), presenter: PresenterSpy(), tasks: stage.tasks)
///     logic.search("swi")
///     stage.advance(by: .milliseconds(300))
///     #expect(logic.state.phase == .loaded)
/// }
/// stage.shutDown()
/// ```
///
/// ```
/// Stage ── owns ──> EventLoop (jobs, timers, tasks, inbox)
///   ├──> WorkerGate (rules, counts)     ├──> Trace (events, hash)
///   ├──> LeakLedger (scenes' parts)     └──> extensions of higher layers, by type
/// ```
public final class Stage {
    /// The loop that runs the stage's tasks; strong, the stage owns it.
    package let loop: EventLoop
    /// The stage's virtual time.
    public let clock: StageClock
    /// What happened, in order; strong, the stage owns it.
    public let trace: Trace
    /// The passage that every worker call takes; strong, the stage owns it.
    public let workers: WorkerGate
    /// Where the app keeps its files; strong, shared with whoever made the stage.
    public let storage: any Storage
    /// Where the app's workers find their servers and which of them are live; read by the app as it makes them.
    public package(set) var environment: WorkerEnvironment
    /// Which parts of which scenes are alive; strong, the stage owns it.
    public let ledger: LeakLedger
    /// The source of all randomness on the stage.
    public var random: StageRandom
    #if os(iOS) || PHONE
        /// The user's language and region: the device's.
        public var locale: Locale { .autoupdatingCurrent }
    #else
        /// The user's language and region; `en_US_POSIX` until a script says otherwise.
        ///
        /// A change is told as Foundation does, by `NSLocale.currentLocaleDidChangeNotification`.
        public package(set) var locale = Locale(identifier: "en_US_POSIX")
    #endif
    /// The scope of tasks that belong to no scene; ended with the stage.
    public let tasks: TaskScope
    /// The date at time zero.
    package let launchDate: Date
    /// How long a settle waits, in real time, for work under way elsewhere.
    let patience: Duration
    /// Objects of higher layers, one of each type; few, so that looking for one costs less than hashing its type.
    ///
    /// Strong, they go with the stage.
    private var extensions: [(type: ObjectIdentifier, object: AnyObject)] = []
    /// What to ask, in order, before the stage may be called idle; each holds its owner as it sees fit.
    private var idleChecks: [() -> Void] = []
    /// The last number given to each kind of identifier.
    private var identifiers = NamedValues<Int>()

    /// Makes a stage at time zero with nothing to do.
    public init(_ options: StageOptions = StageOptions()) {
        loop = EventLoop(options.schedule)
        clock = StageClock(loop: loop)
        trace = Trace(loop: loop, limit: options.traceLimit)
        storage = options.storage
        environment = options.environment
        ledger = LeakLedger(loop: loop)
        workers = WorkerGate(loop: loop, trace: trace, storage: options.storage)
        random = StageRandom(seed: options.seed)
        tasks = TaskScope("", loop: loop)
        launchDate = options.launchDate
        patience = options.patience
    }

    /// The date on the stage: that at its launch and the virtual time since.
    public var now: Date {
        launchDate.addingTimeInterval(Double(loop.now.nanoseconds) / 1_000_000_000)
    }

    /// Returns the next of a series of identifiers: `ride-1`, `ride-2`.
    public func makeIdentifier(_ prefix: String) -> String {
        identifiers[prefix, default: 0] += 1
        return prefix + "-" + String(identifiers[prefix, default: 0])
    }

    /// Returns the stage's one object of a type, made at the first call: an offline server, a layer's own state.
    ///
    /// The type is the one that the caller names, not a subclass that `type` may hold.
    /// The stage owns it; it outlives a relaunch of the app and goes with the stage.
    public func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
        // Not by `type`: that may be a subclass, whose object the caller would take for one of its own.
        let key = ObjectIdentifier(Object.self)
        for place in extensions.indices where extensions[place].type == key {
            // Safe: an object stands under the very type that `make` declares to return, a few lines below.
            return unsafeDowncast(extensions[place].object, to: Object.self)
        }
        let object = make()
        extensions.append((key, object))
        return object
    }

    /// Returns the one object of a type of the stage that runs on this thread; see ``object(_:make:)``.
    package static func currentObject<Object: AnyObject>(_ type: Object.Type, make: (Stage) -> Object) -> Object {
        let stage = Stage.current
        return stage.object(type) { make(stage) }
    }

    /// Adds something to ask before the stage may be called idle; it may make jobs ready again.
    package func addIdleCheck(_ check: @escaping () -> Void) {
        idleChecks.append(check)
    }

    func performIdleChecks() {
        for check in idleChecks { check() }
    }

    /// Lets go of what higher layers put here, for it may hold the stage.
    func forget() {
        _ = exchange(&idleChecks, with: [])
        _ = exchange(&extensions, with: [])
        ledger.forgetCallbacks()
        trace.removeObservers()
    }

    /// Fails the run: whatever the script expects, this went wrong.
    package func report(_ problem: StageProblem) {
        loop.report(problem)
    }

    /// Removes and returns what went wrong since the last call.
    package func takeProblems() -> [StageProblem] {
        loop.takeProblems()
    }
}

/// What a stage is made with.
public struct StageOptions {
    /// The date at time zero; the language's default is 2026-01-01T00:00:00Z.
    public var launchDate = Date(timeIntervalSince1970: 1_767_225_600)
    /// What all randomness on the stage derives from.
    public var seed: UInt64 = 0
    /// Where the app keeps its files; strong, shared with whoever wants to look at it.
    public var storage: any Storage = MemoryStorage()
    /// Where the app's workers find their servers and which of them are live; none is, by default.
    public var environment = WorkerEnvironment()
    /// How many trace events are kept; the hash covers all of them.
    public var traceLimit = 10_000
    /// How long a settle waits, in real time, for work under way elsewhere before the run fails.
    public var patience: Duration = .seconds(60)

    /// In which order replies, equal timers and ready tasks go; by default in the order in which they came.
    package var schedule = Schedule.fifo

    /// Makes the defaults.
    public init() {}
}
