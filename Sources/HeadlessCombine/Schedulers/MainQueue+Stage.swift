import HeadlessFoundation

// What schedulers need of the stage's queue and run loop, under names that a phone's also have: see Examples/Phone.

extension MainQueue {
    /// Performs an action after the calls under way have returned.
    func soon(_ action: @escaping () -> Void) { async(execute: action) }
}

extension RunLoop {
    var mainQueue: MainQueue { queue }
}

extension Timer {
    static func repeating(_ interval: Double, _ action: @escaping () -> Void) -> Timer {
        Timer(timeInterval: interval, repeats: true) { _ in action() }
    }
}
