public import Foundation

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
