public import Foundation
package import StageRuntime

/// The run loop of the main thread, instead of Foundation's: it keeps the timers, which fire in the stage's time.
///
/// It never runs by itself, since commands move the stage's clock.
public final class RunLoop {
    /// The main queue; strong, both belong to the stage.
    package let queue = MainQueue()
    /// The timers that may still fire, in the order in which they were added; strong, as a run loop owns its timers.
    private var timers: [Timer] = []

    private init() {}

    /// The run loop of the stage that runs on this thread.
    public class var main: RunLoop {
        Stage.currentObject(RunLoop.self) { stage in
            let loop = RunLoop()
            stage.addIdleCheck { [ledger = stage.ledger, unowned loop] in loop.noteLostTimers(in: ledger) }
            return loop
        }
    }

    /// The main run loop: a stage has one thread.
    public class var current: RunLoop { main }

    /// Makes a timer fire from now on, until it is invalidated; the mode has no effect.
    public func add(_ timer: Timer, forMode mode: Mode) {
        guard timer.isValid, !timers.contains(where: { $0 === timer }) else { return }
        timers.append(timer)
        timer.wait()
    }

    /// Performs a closure after the calls under way have returned.
    public func perform(_ block: @escaping () -> Void) { queue.async(execute: block) }

    func remove(_ timer: Timer) { timers.removeAll { $0 === timer } }

    /// Reports repeating timers that only the run loop holds: if their scene has just left, nothing can invalidate
    /// them.
    private func noteLostTimers(in ledger: LeakLedger) {
        for index in timers.indices where timers[index].repeats && isKnownUniquelyReferenced(&timers[index]) {
            let (origin, file) = (timers[index].origin, timers[index].file)
            ledger.abandon("the timer " + timers[index].name + LeakLedger.sourceNote(file), from: origin, by: file)
        }
    }

    /// Drops the main queue's closures and invalidates the timers; called when the app ends.
    func removeAll() {
        queue.removeAll()
        for timer in timers { timer.invalidate() }
    }
}

extension RunLoop {
    /// A mode of a run loop, of which a stage has one.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name of the mode.
        public let rawValue: String
        /// Makes a mode.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a mode.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// All modes in which timers normally fire.
        public static let common = Mode("kCFRunLoopCommonModes")
        /// The mode while nothing special is under way.
        public static let `default` = Mode("kCFRunLoopDefaultMode")
        /// The mode while the user scrolls.
        public static let tracking = Mode("UITrackingRunLoopMode")
    }

    /// Unavailable: commands move the stage's clock.
    @available(*, unavailable, message: "the stage's clock moves by command: a script advances it, or `stage.advance`")
    public func run(until limit: Date) {}
}

extension Stage {
    /// Drops what the process of an app holds: tasks and timers of no scene, observers, main-queue closures, defaults.
    package func appHasEnded() {
        tasks.end()
        tasks.reopen()
        NotificationCenter.default.removeAll()
        ledger.forgetAbandoned()
        RunLoop.main.removeAll()
        UserDefaults.forgetRegistered()
    }
}
