import Rehearsal

/// Maps the switch and the reload, throttled, to the Logic.
final class ForecastInteractor {
    /// Lets the first tap through; strong, it holds the Logic unowned.
    private let reloading: Throttler<Void>

    init(view: ForecastView, logic: ForecastLogic, tasks: TaskScope) {
        reloading = Throttler(.seconds(1), on: tasks) { [unowned logic] in logic.reload() }
        view.reload.addAction(UIAction { [unowned self] _ in reloading.send() }, for: .touchUpInside)
        view.isHome.addAction(
            UIAction { [unowned view, unowned logic] _ in logic.setHome(view.isHome.isOn) }, for: .valueChanged)
    }
}
