import Rehearsal

/// Passes the switch, debounced, and the reset, throttled, to the Logic.
final class DetailInteractor {
    /// The time for the debounce and the throttle of this scene.
    private static let interval: Duration = .milliseconds(300)

    /// The view with the controls; unowned, the scene's controller owns both objects.
    private unowned let view: DetailView
    /// Debounces the switch; strong, it holds the Logic unowned.
    private let locking: Debouncer<Bool>
    /// Throttles taps on the reset button; strong, it holds the Logic unowned.
    private let resetting: Throttler<Void>

    init(view: DetailView, logic: DetailLogic, tasks: TaskScope) {
        self.view = view
        locking = Debouncer(Self.interval, on: tasks, name: "lock") { [unowned logic] isOn in logic.setLocked(isOn) }
        resetting = Throttler(Self.interval, on: tasks) { [unowned logic] in logic.reset() }
        view.lock.addAction(
            UIAction { [unowned self] _ in locking.send(self.view.lock.isOn) }, for: .valueChanged)
        view.reset.addAction(UIAction { [unowned self] _ in resetting.send() }, for: .touchUpInside)
    }
}
