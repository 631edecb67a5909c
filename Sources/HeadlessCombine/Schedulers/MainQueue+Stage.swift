import HeadlessFoundation

// What schedulers need of the stage's queue and run loop, in words that a phone's have too: see Examples/Phone.

extension MainQueue {
    /// Performs an action after the calls under way have returned.
    func soon(_ action: @escaping () -> Void) { async(execute: action) }
}

extension RunLoop {
    /// The queue whose timers a run loop has.
    var mainQueue: MainQueue { queue }
}

extension Timer {
    /// Makes a repeating timer.
    static func repeating(_ interval: Double, _ action: @escaping () -> Void) -> Timer {
        Timer(timeInterval: interval, repeats: true) { _ in action() }
    }
}
