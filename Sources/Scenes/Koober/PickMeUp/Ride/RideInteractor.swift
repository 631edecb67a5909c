import Rehearsal

/// Passes taps on the buttons and the ride options to the Logic.
final class RideInteractor {
    init(view: RideView, logic: RideLogic) {
        view.profile.addAction(UIAction { [unowned logic] _ in logic.showProfile() }, for: .touchUpInside)
        view.whereTo.addAction(UIAction { [unowned logic] _ in logic.whereTo() }, for: .touchUpInside)
        view.confirm.addAction(UIAction { [unowned logic] _ in logic.confirm() }, for: .touchUpInside)
        view.rideOptions.chosen = { [unowned logic] id in logic.choose(id) }
    }
}
