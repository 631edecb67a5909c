/// What must not stand in the sources of scenes, workers and containers, by the name that findings and waivers use.
package enum SourceRule: String, CaseIterable, Sendable {
    /// `Task { }`: leaves the stage's loop.
    case task
    /// `Task.detached { }`: leaves the stage's loop.
    case taskDetached = "task-detached"
    /// `Task.sleep`: real time.
    case taskSleep = "task-sleep"
    /// `ContinuousClock` and its like: real time.
    case clock
    /// `Date()`: the wall clock.
    case date
    /// `Timer`, `RunLoop`: real time.
    case timer
    /// Dispatch and operation queues: other threads.
    case dispatch
    /// `Thread`, `pthread_…`: other threads.
    case thread
    /// `MainActor`: another executor.
    case mainActor = "main-actor"
    /// Another global actor: another executor.
    case globalActor = "global-actor"
    /// `actor`: state that is not the stage's.
    case actor
    /// `URLSession`: callbacks on other threads.
    case urlSession = "url-session"
    /// `FileManager`, `UserDefaults`: files that outlive the run.
    case files
    /// `UUID()`: different in each run.
    case uuid
    /// `.random(in:)`, `.shuffled()`, `.randomElement()` without a generator.
    case random
    /// `SystemRandomNumberGenerator`, `arc4random`: different in each run.
    case systemRandom = "system-random"
    /// `.hashValue`, `Hasher()`: different in each process.
    case hasher
    /// `ObjectIdentifier` as a key, or an address in a text: different in each run.
    case objectIdentifier = "object-identifier"
    /// An order taken from a `Set` or a `Dictionary`.
    case unordered
    /// `static var`, a global `var`: shared by all stages.
    case staticState = "static-state"
    /// `nonisolated(unsafe)`, `@unchecked Sendable`: hides sharing from the compiler.
    case unsafeSharing = "unsafe-sharing"
    /// `Locale.current`: the machine's.
    case locale
    /// `TimeZone.current`: the machine's.
    case timeZone = "time-zone"
    /// `Calendar.current`: the machine's.
    case calendar
    /// `ProcessInfo`, `getenv`, `CommandLine`: the process's.
    case process
    /// Foundation's `NotificationCenter.default`: shared by all stages.
    case notificationCenter = "notification-center"
    /// `print`: the process's output.
    case print

    /// Whether it may stand in the closure of `stage.elsewhere`, which is where work leaves the stage on purpose.
    var isFineElsewhere: Bool {
        switch self {
        case .task, .taskDetached, .taskSleep, .clock, .timer, .dispatch, .thread, .mainActor, .urlSession, .files: true
        default: false
        }
    }
}
