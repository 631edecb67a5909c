public import Foundation

/// The environment in which an app's scenes run: event loop, virtual clock, worker calls, storage, randomness and
/// trace.
///
/// A stage and everything on it belong to its owner and stay on one thread. Any number of stages run side by side in
/// one process and cannot see each other. While a stage runs, it publishes itself as ``current`` in a slot of its
/// thread, so that no initialiser needs a stage as argument. The owner calls ``shutDown()`` when done with it: a stage
/// that is only released stays alive as long as its tasks.
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
    /// The events so far, in order; strong, the stage owns it.
    public let trace: Trace
    /// The gate that every worker call passes; strong, the stage owns it.
    public let workers: WorkerGate
    /// Keeps the app's files; strong, shared with the stage's owner.
    public var storage: any Storage { appStorage }
    /// The same; strong, the stage owns it.
    let appStorage: AppStorage
    /// The servers of the app's workers, and which workers are live; the app reads it when it makes them.
    public package(set) var environment: WorkerEnvironment
    /// Whether work was ever begun elsewhere, for which a settle waits without moving the clock.
    package internal(set) var hasWorkedElsewhere = false
    /// Records which parts of scenes are alive; strong, the stage owns it.
    public let ledger: LeakLedger
    /// The source of all randomness on the stage.
    public var random: StageRandom
    #if os(iOS) || PHONE
        /// The user's language and region: the device's.
        public var locale: Locale { .autoupdatingCurrent }
        /// The user's calendar with its time zone: the device's.
        public var calendar: Calendar { .autoupdatingCurrent }
    #else
        /// The user's language and region; `en_US_POSIX` until a script sets another.
        ///
        /// As with Foundation, a change posts `NSLocale.currentLocaleDidChangeNotification`.
        public package(set) var locale = Locale(identifier: "en_US_POSIX")
        /// The user's calendar: that of ``locale``, in UTC.
        public var calendar: Calendar {
            var calendar = locale.calendar
            calendar.locale = locale
            calendar.timeZone = .gmt
            return calendar
        }
    #endif
    /// The scope of tasks that belong to no scene; they end with the app, or with the stage.
    public let tasks: TaskScope
    /// The date at time zero.
    package let launchDate: Date
    /// How long a settle waits, in real time, for work under way elsewhere.
    let patience: Duration
    /// Objects of higher layers, one for each type; strong, the stage owns them.
    private var extensions: [(type: ObjectIdentifier, object: AnyObject)] = []
    /// Closures to call, in order, before the stage counts as idle; each decides whether it holds its owner.
    private var idleChecks: [() -> Void] = []
    /// Called when the app does what UIKit throws an exception for, before the problem is recorded.
    package var exceptionThrown: (() -> Void)?
    /// The last number given to each kind of identifier.
    private var identifiers: [String: Int] = [:]

    /// Makes a stage at time zero with nothing to do.
    public init(_ options: StageOptions = StageOptions()) {
        loop = EventLoop(options.schedule)
        clock = StageClock(loop: loop)
        trace = Trace(loop: loop, limit: options.traceLimit)
        appStorage = AppStorage(options.storage)
        environment = options.environment
        ledger = LeakLedger(loop: loop)
        workers = WorkerGate(loop: loop, trace: trace, storage: appStorage)
        random = StageRandom(seed: options.seed)
        tasks = TaskScope("", loop: loop)
        launchDate = options.launchDate
        patience = options.patience
    }

    /// The date on the stage: the launch date plus the virtual time since.
    public var now: Date { launchDate.addingTimeInterval(Double(loop.now.nanoseconds) / 1_000_000_000) }

    /// Returns the next of a series of identifiers: `ride-1`, `ride-2`.
    public func makeIdentifier(_ prefix: String) -> String {
        identifiers[prefix, default: 0] += 1
        return prefix + "-" + String(identifiers[prefix, default: 0])
    }

    /// Returns an identifier made of the stage's random numbers: in a walkthrough the same in every run.
    public func makeUUID() -> UUID {
        var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        // The version, random, and the variant: RFC 9562, 5.4.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
    }

    /// Returns the stage's one object of a type, made at the first call: an offline server, a layer's own state.
    ///
    /// The stage owns the object, which outlives a relaunch of the app.
    public func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
        if let object = object(type) { return object }
        let object = make()
        // The key is not `type`, which may be a subclass: the caller would get an object of another type.
        extensions.append((ObjectIdentifier(Object.self), object))
        return object
    }

    /// Returns the stage's one object of a type if it was made; see ``object(_:make:)``.
    package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        let key = ObjectIdentifier(Object.self)
        for index in extensions.indices where extensions[index].type == key {
            // Safe: each object is stored under the type that `make` is declared to return.
            return unsafeDowncast(extensions[index].object, to: Object.self)
        }
        return nil
    }

    /// Returns the one object of a type on the stage that runs on this thread; see ``object(_:make:)``.
    package static func currentObject<Object: AnyObject>(_ type: Object.Type, make: (Stage) -> Object) -> Object {
        let stage = Stage.current
        return stage.object(type) { make(stage) }
    }

    /// Adds a closure to call before the stage counts as idle; it may make jobs ready again.
    package func addIdleCheck(_ check: @escaping () -> Void) { idleChecks.append(check) }

    func performIdleChecks() { for check in idleChecks { check() } }

    /// Releases the closures and objects of higher layers, since they may hold the stage.
    func forget() {
        withExtendedLifetime(exceptionThrown) { exceptionThrown = nil }
        withExtendedLifetime(idleChecks) { idleChecks = [] }
        withExtendedLifetime(extensions) { extensions = [] }
        ledger.forgetCallbacks()
        trace.removeObservers()
    }

    /// Records a problem, which fails the run whatever the script expects.
    package func report(_ problem: StageProblem) {
        if case .exception = problem { exceptionThrown?() }
        loop.report(problem)
    }

    /// Removes and returns the problems since the last call.
    package func takeProblems() -> [StageProblem] { loop.takeProblems() }
}

/// The options of a stage.
public struct StageOptions {
    /// The date at time zero; the language's default is 2026-01-01T00:00:00Z.
    public var launchDate = Date(timeIntervalSince1970: 1_767_225_600)
    /// The number from which all randomness on the stage derives.
    public var seed: UInt64 = 0
    /// Keeps the app's files; strong, shared with the stage's owner.
    public var storage: any Storage = MemoryStorage()
    /// The servers of the app's workers, and which workers are live; none by default.
    public var environment = WorkerEnvironment()
    /// How many trace events are kept; the hash covers all of them.
    public var traceLimit = 10_000
    /// How long a settle waits, in real time, for work under way elsewhere before the run fails.
    public var patience: Duration = .seconds(60)

    /// The order of replies, equal timers and ready tasks; by default the order in which they came.
    package var schedule = Schedule.fifo

    /// Makes the default options.
    public init() {}
}
