import Foundation
import StageRuntime

/// The main queue of a phone is Dispatch's, and so are the names.
typealias MainQueue = DispatchQueue

extension DispatchQueue {
    /// Performs an action after the calls under way have returned.
    func soon(_ action: @escaping () -> Void) { timer(after: .zero, "Combine", action) }

    /// Performs an action after a time, by the stage's timers, which have the real clock here.
    @discardableResult
    func timer(after delay: Duration, _ name: String, _ work: @escaping () -> Void) -> StageTimer {
        Stage.current.tasks.after(delay, name, work)
    }
}

extension RunLoop {
    /// The queue whose timers a run loop has.
    var mainQueue: DispatchQueue { .main }
}

extension Timer {
    /// Makes a repeating timer.
    static func repeating(_ interval: Double, _ action: @escaping () -> Void) -> Timer {
        let action = confinedToMainThread { (_: Timer) in action() }
        return Timer(timeInterval: interval, repeats: true, block: action)
    }
}
