import Testing

/// A way to lose determinism, and what catches it.
struct Breaker: Sendable, CustomTestStringConvertible {
    /// What a run shows of it.
    enum AtRunTime: Sendable, Equatable {
        /// The run fails as this says.
        case fails(String)
        /// The same, without anything that would come from another thread.
        case failsAlone(String)
        /// Two runs have different traces, which `--verify` reports.
        case differs
        /// Nothing that two runs of one process could show: only the source does.
        case nothing
    }

    /// The function of ``PlantedBreakers``.
    let name: String
    /// What the source check finds in it: rule and construct.
    let inSource: [String]
    let atRunTime: AtRunTime
    let body: @Sendable (BreakerPlay) async throws -> Void

    var testDescription: String { name }

    init(
        _ name: String, _ body: @escaping @Sendable (BreakerPlay) async throws -> Void, inSource: [String],
        atRunTime: AtRunTime
    ) {
        (self.name, self.body, self.inSource, self.atRunTime) = (name, body, inSource, atRunTime)
    }

    private static func left(_ task: String) -> AtRunTime {
        .fails(
            "uncontrolled concurrency: \(task) left the stage and came back from another thread, so the order of events "
                + "is no longer determined. Start tasks through the scene's task scope, sleep on the stage's clock, and "
                + "bring in results from elsewhere with `stage.elsewhere`.")
    }

    private static let work = left("demo/Scene: work")
    private typealias Planted = PlantedBreakers

    static let all = leaving + differing + waiting

    /// They leave the stage; those that come back are caught then.
    private static let leaving = [
        Breaker("awaitedTask", Planted.awaitedTask, inSource: ["task `Task`"], atRunTime: work),
        Breaker("forgottenTask", Planted.forgottenTask, inSource: ["task `Task`"], atRunTime: .nothing),
        Breaker(
            "awaitedDetachedTask", Planted.awaitedDetachedTask, inSource: ["task-detached `Task.detached`"],
            atRunTime: work),
        Breaker(
            "forgottenDetachedTask", Planted.forgottenDetachedTask, inSource: ["task-detached `Task.detached`"],
            atRunTime: .nothing),
        Breaker("taskSleep", Planted.taskSleep, inSource: ["task-sleep `Task.sleep`"], atRunTime: work),
        Breaker("continuousClock", Planted.continuousClock, inSource: ["clock `ContinuousClock`"], atRunTime: work),
        Breaker("mainActor", Planted.mainActor, inSource: ["main-actor `MainActor`"], atRunTime: work),
        Breaker("dispatchCallback", Planted.dispatchCallback, inSource: ["dispatch `DispatchQueue`"], atRunTime: work),
        Breaker("operationQueue", Planted.operationQueue, inSource: ["dispatch `OperationQueue`"], atRunTime: work),
        Breaker("thread", Planted.thread, inSource: ["thread `Thread`"], atRunTime: work),
        Breaker(
            "urlSessionCallback", Planted.urlSessionCallback, inSource: ["url-session `URLSession.shared`"],
            atRunTime: work),
        Breaker(
            "childTask", Planted.childTask, inSource: ["task-sleep `Task.sleep`"],
            atRunTime: left("a child task of demo/Scene: work")),
        Breaker(
            "startedTask", Planted.startedTask, inSource: ["task-sleep `Task.sleep`"],
            atRunTime: left("demo/Scene: upload (started by demo/Scene: work)")),
    ]

    /// They stay on the stage and give another value each time.
    private static let differing = [
        Breaker("date", Planted.date, inSource: ["date `Date()`"], atRunTime: .differs),
        Breaker("uuid", Planted.uuid, inSource: ["uuid `UUID()`"], atRunTime: .differs),
        Breaker(
            "systemGenerator", Planted.systemGenerator, inSource: ["system-random `SystemRandomNumberGenerator`"],
            atRunTime: .differs),
        Breaker("random", Planted.random, inSource: ["random `random`"], atRunTime: .differs),
        Breaker("shuffle", Planted.shuffle, inSource: ["random `shuffled`"], atRunTime: .differs),
        Breaker("setOrder", Planted.setOrder, inSource: ["unordered `Set(tags)`"], atRunTime: .nothing),
        Breaker("dictionaryOrder", Planted.dictionaryOrder, inSource: ["unordered `ages.map`"], atRunTime: .nothing),
        Breaker(
            "objectIdentifierKeys", Planted.objectIdentifierKeys,
            inSource: ["object-identifier `[ObjectIdentifier:`", "unordered `places`"], atRunTime: .nothing),
        Breaker("hashValue", Planted.hashValue, inSource: ["hasher `hashValue`"], atRunTime: .nothing),
        Breaker(
            "staticState", Planted.staticState,
            inSource: ["unsafe-sharing `nonisolated(unsafe)`", "static-state `var count`"], atRunTime: .differs),
        Breaker("locale", Planted.locale, inSource: ["locale `Locale.current`"], atRunTime: .nothing),
        Breaker("environment", Planted.environment, inSource: ["process `ProcessInfo`"], atRunTime: .nothing),
    ]

    /// They never end; no construct is forbidden.
    private static let waiting = [
        Breaker(
            "stuck", Planted.stuck, inSource: [],
            atRunTime: .failsAlone(
                "stuck: demo/Scene: work (waits for the end of demo/Scene: first), demo/Scene: first (started by "
                    + "demo/Scene: work) wait for something, but nothing pending can wake it. Resume it, cancel it, or "
                    + "start it with `observe` if it listens without end.")),
        Breaker(
            "livelock", Planted.livelock, inSource: [],
            atRunTime: .failsAlone(
                "livelock: demo/Scene: spin (started by demo/Scene: work) kept running for 1000 jobs without ever "
                    + "waiting. Let it wait for the clock, a reply or an input.")),
    ]
}
