public import Dispatch
package import StageRuntime

/// The main queue of the app, instead of Dispatch's: it performs its closures on the stage, in the stage's time.
///
/// A closure is performed after the calls under way have returned, in the order in which the closures were added. The
/// queue belongs to the stage and drops its closures when the app ends.
///
/// A stage has one thread, so there is no other queue: a worker does what needs another thread. Scenes name it
/// `DispatchQueue`; the compiler requires `@Sendable` closures of any class of that name.
public final class MainQueue {
    /// The closures to perform, the oldest first; strong until they are performed.
    private var waiting: [() -> Void] = []
    /// The scope of the app's tasks and of the closures that wait for a moment; replaced when the app ends.
    private var scope = TaskScope("")

    init() {}

    /// The main queue of the app on the stage that runs on this thread.
    public class var main: MainQueue { RunLoop.main.queue }

    /// The name of the main queue.
    public var label: String { "com.apple.main-thread" }

    /// Performs a closure or a work item after the calls under way have returned: `queue.async { … }`.
    public var async: Async { Async(queue: self) }

    /// Performs a closure or a work item at a moment: `queue.asyncAfter(deadline: .now() + 1) { … }`.
    public var asyncAfter: AsyncAfter { AsyncAfter(queue: self) }

    /// Performs a closure after the calls under way have returned.
    fileprivate func add(_ work: @escaping () -> Void) {
        waiting.append(work)
        // Whichever timer fires first performs the oldest closure: a schedule must not reorder a serial queue.
        scope.after(.zero, "DispatchQueue.main.async") { [unowned self] in
            if !waiting.isEmpty { waiting.removeFirst()() }
        }
    }

    /// Starts a task of the app, which is cancelled when the app ends.
    func start<Success, Failure>(
        _ name: String, _ operation: @escaping () async -> Result<Success, Failure>
    ) -> TaskResult<Success, Failure> {
        TaskResult(of: name, in: scope, operation)
    }

    /// Performs a closure after a time, unless the timer is cancelled or the app ends before.
    @discardableResult
    package func timer(after delay: Duration, _ name: String, _ work: @escaping () -> Void) -> StageTimer {
        scope.after(delay, name, work)
    }

    /// Drops the closures that wait and cancels the tasks; called when the app ends.
    func removeAll() {
        withExtendedLifetime(waiting) { waiting = [] }
        scope.end()
        scope = TaskScope("")
    }
}

// These are values that can be called, not methods: by the words `DispatchQueue.main.async { … }` alone, the compiler
// assumes that the closure is on the main actor, where no code of a stage is.
extension MainQueue {
    /// The type of `queue.async`.
    public struct Async {
        /// The queue; strong, it belongs to the stage.
        fileprivate let queue: MainQueue

        /// Performs a closure after the calls under way have returned.
        public func callAsFunction(execute work: @escaping () -> Void) { queue.add(work) }

        /// Performs a work item after the calls under way have returned, unless it is cancelled before.
        public func callAsFunction(execute workItem: DispatchWorkItem) { queue.add { workItem.perform() } }
    }

    /// The type of `queue.asyncAfter`.
    public struct AsyncAfter {
        /// The queue; strong, it belongs to the stage.
        fileprivate let queue: MainQueue

        /// Performs a closure at a moment of the stage's time.
        public func callAsFunction(deadline: DispatchTime, execute work: @escaping () -> Void) {
            queue.timer(
                after: DispatchTime.now().instant.duration(to: deadline.instant), "DispatchQueue.main.asyncAfter", work)
        }

        /// Performs a work item at a moment of the stage's time, unless it is cancelled before.
        public func callAsFunction(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
            callAsFunction(deadline: deadline) { workItem.perform() }
        }
    }
}

/// The main queue of the app, as scenes name it.
public typealias DispatchQueue = MainQueue

extension MainQueue {
    /// Unavailable: a stage has one thread.
    @available(*, unavailable, message: "a stage has one thread: use `tasks.start`, or `stage.elsewhere` in a worker")
    public class func global(qos: DispatchQoS.QoSClass = .default) -> MainQueue { main }

    /// Unavailable: a stage has one thread.
    @available(*, unavailable, message: "a stage has one thread: use `tasks.start`, or `stage.elsewhere` in a worker")
    public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) { self.init() }

    /// The kinds of other queues.
    public struct Attributes: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: Int
        /// Makes kinds from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A queue that performs several closures at a time.
        public static let concurrent = Attributes(rawValue: 1)
    }

    /// Unavailable: it would wait for itself.
    @available(*, unavailable, message: "a stage has one thread: call the closure, or use `async`")
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

/// Work for the main queue that can be cancelled until it is performed.
public final class DispatchWorkItem {
    /// The work; strong while the item lives.
    private let block: () -> Void
    /// Whether it was cancelled.
    public private(set) var isCancelled = false

    /// Makes a work item.
    public init(block: @escaping () -> Void) { self.block = block }

    /// Performs the work at once, unless it was cancelled.
    public func perform() {
        if !isCancelled { block() }
    }

    /// Prevents the work, unless it is under way already.
    public func cancel() { isCancelled = true }
}

/// A moment of the stage's time, for the main queue: `.now() + 0.3`.
public struct DispatchTime: Comparable, Sendable {
    let instant: StageInstant

    /// The current moment of the stage that runs on this thread.
    public static func now() -> DispatchTime { DispatchTime(instant: Stage.current.clock.now) }

    /// Makes the moment a number of nanoseconds after the stage was made.
    public init(uptimeNanoseconds: UInt64) {
        self.init(instant: StageInstant(nanoseconds: Int64(clamping: uptimeNanoseconds)))
    }

    init(instant: StageInstant) { self.instant = instant }

    /// Nanoseconds since the stage was made.
    public var uptimeNanoseconds: UInt64 { UInt64(max(0, instant.nanoseconds)) }

    /// Returns whether the first moment is earlier.
    public static func < (first: DispatchTime, second: DispatchTime) -> Bool { first.instant < second.instant }

    /// Returns the moment a number of seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.advanced(by: .seconds(seconds))
    }

    /// Returns the moment a number of seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.advanced(by: .seconds(-seconds))
    }

    /// Returns the moment an interval later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.advanced(by: interval.duration)
    }

    /// Returns the moment an interval earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.advanced(by: .zero - interval.duration)
    }

    private func advanced(by duration: Duration) -> DispatchTime {
        DispatchTime(instant: instant.advanced(by: duration))
    }
}

extension DispatchTimeInterval {
    /// The interval as a duration; `never` is the longest one of the stage's clock.
    package var duration: Duration {
        switch self {
        case .seconds(let count): .seconds(count)
        case .milliseconds(let count): .milliseconds(count)
        case .microseconds(let count): .microseconds(count)
        case .nanoseconds(let count): .nanoseconds(count)
        case .never: .nanoseconds(Int64.max)
        @unknown default: .zero
        }
    }
}
