public import Foundation
import StageRuntime

/// A timer that calls a closure in the stage's time, once or repeatedly, instead of Foundation's.
///
/// The run loop keeps it until it is invalidated or, if it does not repeat, has fired. A repeating timer of a scene
/// that nobody holds when the scene has left is reported, since nothing can invalidate it any more.
public final class Timer: NSObject {
    /// The closure; strong until the timer is invalidated.
    private var block: ((Timer) -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether it fires repeatedly.
    let repeats: Bool
    /// The seconds between two firings; 0 if it does not repeat.
    public var timeInterval: TimeInterval { repeats ? interval : 0 }
    /// How much later it may fire, in seconds; stored only, since virtual time is exact.
    public var tolerance: TimeInterval = 0
    /// When it fires next, on the stage's clock.
    private var due: StageInstant
    /// The seconds between two firings; at least a tenth of a millisecond, as in Foundation.
    private let interval: TimeInterval
    /// When and where it was made, for the leak ledger.
    let origin: LeakLedger.Origin
    /// The source file that made it.
    let file: StaticString
    /// The stage's timer for the next firing; `nil` until a run loop has this one.
    private var waiting: StageTimer?

    /// Makes a timer that fires once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - interval: the seconds until it fires, and between two firings.
    ///   - repeats: whether it fires until it is invalidated.
    ///   - file: the caller's source file; use the default.
    ///   - block: called with the timer.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, file: StaticString = #fileID,
        block: @escaping (Timer) -> Void
    ) {
        let stage = Stage.current
        let delay = max(interval, Self.least)
        self.init(
            fire: stage.now.addingTimeInterval(delay), interval: interval, repeats: repeats, file: file, block: block)
        due = stage.clock.now.advanced(by: .seconds(delay))
    }

    /// Makes a timer that first fires at a date, once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - date: the date on the stage.
    ///   - interval: the seconds between two firings.
    ///   - repeats: whether it fires until it is invalidated.
    ///   - file: the caller's source file; use the default.
    ///   - block: called with the timer.
    public init(
        fire date: Date, interval: TimeInterval, repeats: Bool, file: StaticString = #fileID,
        block: @escaping (Timer) -> Void
    ) {
        let stage = Stage.current
        due = stage.clock.now.advanced(by: .seconds(date.timeIntervalSince(stage.now)))
        origin = stage.ledger.origin
        self.file = file
        self.interval = max(interval, Self.least)
        self.repeats = repeats
        self.block = block
    }

    private static let least: TimeInterval = 0.0001

    /// Makes a timer and adds it to the run loop.
    ///
    /// - Parameters:
    ///   - interval: the seconds until it fires, and between two firings.
    ///   - repeats: whether it fires until it is invalidated.
    ///   - file: the caller's source file; use the default.
    ///   - block: called with the timer.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, file: StaticString = #fileID,
        block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, file: file, block: block)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }

    /// Whether it may still fire.
    public var isValid: Bool { block != nil }

    /// The date on the stage when it fires next.
    public var fireDate: Date {
        get {
            let stage = Stage.current
            return stage.now.addingTimeInterval(stage.clock.now.duration(to: due) / .seconds(1))
        }
        set {
            let stage = Stage.current
            due = stage.clock.now.advanced(by: .seconds(newValue.timeIntervalSince(stage.now)))
            if waiting != nil { wait() }
        }
    }

    /// Calls the closure at once; invalidates a timer that does not repeat.
    public func fire() {
        let block = block
        block?(self)
        if !repeats { invalidate() }
    }

    /// Ends the timer for good.
    public func invalidate() {
        block = nil
        waiting?.cancel()
        waiting = nil
        RunLoop.main.remove(self)
    }

    /// Its name in lists and errors, which put "timer" before it: `every 2s`.
    var name: String { (repeats ? "every " : "of ") + Duration.seconds(interval).text }

    func wait() {
        waiting?.cancel()
        // Unowned: the run loop keeps the timer while it waits.
        let delay = Stage.current.clock.now.duration(to: due)
        waiting = Stage.current.tasks.after(delay, name) { [unowned self] in fireAndWait() }
    }

    private func fireAndWait() {
        fire()
        guard isValid else { return }
        // Firings stay on the grid of the first one; missed ones are skipped.
        let late = max(0, due.duration(to: Stage.current.clock.now) / .seconds(1))
        due = due.advanced(by: .seconds(interval * ((late / interval).rounded(.down) + 1)))
        wait()
    }
}
