/// The rules for the sources of scenes, workers and containers; findings and waivers use the raw values as names.
package enum SourceRule: String, CaseIterable, Sendable {
    /// `Task { }` of Swift: leaves the stage's loop.
    case task
    /// `Task` of the stage in a closure of `stage.elsewhere`.
    case taskElsewhere = "task-elsewhere"
    /// `Task.detached { }`: leaves the stage's loop.
    case taskDetached = "task-detached"
    /// `Task.sleep`: real time.
    case taskSleep = "task-sleep"
    /// `ContinuousClock` and similar: real time.
    case clock
    /// `Date()`: the wall clock.
    case date
    /// Foundation's `Timer` and `RunLoop`: real time.
    case timer
    /// Dispatch and operation queues: other threads.
    case dispatch
    /// `Thread`, `pthread_…`: other threads.
    case thread
    /// `MainActor`: another executor.
    case mainActor = "main-actor"
    /// Another global actor: another executor.
    case globalActor = "global-actor"
    /// `actor`: state outside the stage.
    case actor
    /// `URLSession`: callbacks on other threads.
    case urlSession = "url-session"
    /// `FileManager`, `UserDefaults`: files that outlive the run.
    case files
    /// `UUID()`: different in each run.
    case uuid
    /// `.random(in:)`, `.shuffled()`, `.randomElement()` without a generator: different in each run.
    case random
    /// `SystemRandomNumberGenerator`, `arc4random`: different in each run.
    case systemRandom = "system-random"
    /// `.hashValue`, `Hasher()`: different in each process.
    case hasher
    /// `ObjectIdentifier` as a key: an address, different in each run.
    case objectIdentifier = "object-identifier"
    /// A `Set` or a `Dictionary` whose order is used: different in each process.
    case unordered
    /// `static var`, a global `var`: shared by all stages.
    case staticState = "static-state"
    /// `nonisolated(unsafe)`, `@unchecked Sendable`: hides sharing from the compiler.
    case unsafeSharing = "unsafe-sharing"
    /// `Locale.current`, a formatter of Foundation without a locale: the machine's locale.
    case locale
    /// `TimeZone.current`: the machine's time zone.
    case timeZone = "time-zone"
    /// `Calendar.current`: the machine's calendar.
    case calendar
    /// `ProcessInfo`, `getenv`, `CommandLine`: shared by all stages.
    case process
    /// Foundation's `NotificationCenter.default`: shared by all stages.
    case notificationCenter = "notification-center"
    /// `print`: writes into the process's output.
    case print
    /// `HeadlessUIKit`, which does not exist on a phone.
    case headlessUIKit = "headless-uikit"
    /// `canImport(UIKit)`: depends on what was built before.
    case canImport = "can-import"
    /// `addObserver(forName:)`: on a phone, Foundation's centre requires a `@Sendable` closure.
    case observer
    /// An override that does not call `super`, although UIKit requires it.
    case superCall = "super"
    /// `supportedInterfaceOrientations` of a controller in a container that does not ask it.
    case orientation

    /// Whether it is allowed in a closure of `stage.elsewhere`, in which code leaves the stage on purpose.
    var isFineElsewhere: Bool {
        switch self {
        case .task, .taskDetached, .taskSleep, .clock, .timer, .dispatch, .thread, .mainActor, .urlSession, .files: true
        default: false
        }
    }
}

extension SourceRule {
    /// Returns the message of a finding about some code, without a full stop.
    func message(_ construct: String) -> String { "`\(construct)` " + reason }

    /// Why the construct is forbidden; the message continues with it after the code.
    private var reason: String {
        switch self {
        case .task: "starts a task that leaves the stage's loop"
        case .taskElsewhere: "is the stage's task, which does not work elsewhere"
        case .taskDetached: "starts a task off the stage's loop, which the stage cannot see"
        case .taskSleep: "waits in real time, off the stage's clock"
        case .clock: "is real time, which differs from run to run"
        case .date: "reads the machine's clock"
        case .timer: "fires in real time, which the stage does not control"
        case .dispatch: "runs code off the stage's loop"
        case .thread: "is off the stage's loop"
        case .mainActor: "takes code off the stage, which belongs to the thread that runs it and not to the main actor"
        case .globalActor: "takes code off the stage, which belongs to the thread that runs it and not to an actor"
        case .actor: "declares state that is not confined to the stage"
        case .urlSession: "calls back on threads of its own"
        case .files: "touches files that outlive the run and are shared by all stages"
        case .uuid: "has another value in each run"
        case .random: "uses the system's generator, so it has other values in each run"
        case .systemRandom: "has other values in each run"
        case .hasher: "differs from process to process, since Swift seeds its hashes"
        case .objectIdentifier: "is an address, so an order or a text made of it differs from run to run"
        case .unordered: "is taken in the order of a Set or a Dictionary, which differs from process to process"
        case .staticState: "is shared by all stages of the process and outlives the app"
        case .unsafeSharing: "hides from the compiler that something is shared between threads"
        case .locale: "takes the machine's locale, not the user's on this stage"
        case .timeZone: "is the machine's time zone"
        case .calendar: "is the machine's calendar, in its time zone and locale"
        case .process: "reads from the process, which all stages share"
        case .notificationCenter: "is Foundation's centre, which all stages share"
        case .print: "writes into the process's output, between the lines of the report"
        case .headlessUIKit: "is the stage's UIKit, which no phone has"
        case .canImport: "depends on what was built before, and may be true on the stage too"
        case .observer: "takes only `@Sendable` closures on a phone, whose centre is Foundation's"
        case .superCall: "does not call `super`, which tells a scene on a phone that it has appeared or left"
        case .orientation: "is not asked for: UIKit's navigation and tab bar controllers do not ask their children"
        }
    }

    /// What to write or do instead.
    var help: String {
        switch self {
        case .task, .taskDetached:
            "use the `Task` of `import Rehearsal`, which runs on the stage, or `tasks.start(\"name\") { … }` of the "
                + "scene, which ends it"
        case .taskElsewhere: "leave it out: the closure of `stage.elsewhere(\"name\") { try await … }` may be async"
        case .taskSleep:
            "use the `Task` of `import Rehearsal`, which sleeps in the stage's time, or `try await tasks.sleep(for: …)`"
        case .clock: "use the stage's clock: `tasks.sleep(for:)`, `stage.clock`, `stage.now`"
        case .date: "take the date from the stage: `stage.now`"
        case .timer:
            "use `tasks.after(_:_:_:)`, or the `Timer` of `import Rehearsal` without Foundation, in the stage's time"
        case .dispatch, .thread:
            "use the scene's task scope, or `DispatchQueue.main` of `import Rehearsal` without Foundation; "
                + "a worker does what needs other threads within `stage.elsewhere`"
        case .mainActor, .globalActor: "leave it out: code of a scene is on the stage's loop already"
        case .actor: "make it a final class, which the stage confines"
        case .urlSession:
            "use a `StageURLSession`, which has the same methods and answers on a stage; a live worker makes its "
                + "request within `stage.elsewhere(\"name\") { try await … }`"
        case .files: "keep it in the stage's storage, through a worker"
        case .uuid: "take it from the stage: `stage.makeUUID()`, or `stage.makeIdentifier(\"name\")`"
        case .random, .systemRandom: "draw from the stage: `using: &stage.random`"
        case .hasher: "compare or sort the values themselves"
        case .objectIdentifier: "key by an identifier of your own, such as `stage.makeIdentifier(\"name\")`"
        case .unordered: "sort it first, or keep an Array"
        case .staticState: "keep it in the state, in the container, or in `stage.object(_:make:)`"
        case .unsafeSharing: "keep it on the stage; `stage.elsewhere` brings in results from other threads"
        case .locale:
            "use `stage.locale` or name one, in a style with `.locale(stage.locale)`, or take the formatter of "
                + "`import Rehearsal` without Foundation"
        case .timeZone: "use `stage.calendar.timeZone`, or name one: `TimeZone(secondsFromGMT: 0)`"
        case .calendar: "use `stage.calendar`"
        case .process: "take it from the app's configuration"
        case .notificationCenter: "`import Rehearsal`, whose `NotificationCenter.default` is the stage's"
        case .print: "show it on screen, or record it with `stage.trace.record`"
        case .headlessUIKit: "`import Rehearsal`, which brings UIKit on a phone"
        case .canImport: "write `#if os(iOS)`, or leave it out: a scene has one source for both"
        case .observer: "register it with `observe(_:object:using:)`, of the scene or of the centre"
        case .superCall: "call it first: `super.viewDidAppear(animated)`"
        case .orientation: "make the container a `SceneNavigationController` or `SceneTabBarController`, which asks"
        }
    }
}
