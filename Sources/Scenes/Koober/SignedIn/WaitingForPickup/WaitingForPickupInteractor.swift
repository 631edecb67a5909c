import Rehearsal

/// Passes taps on the two buttons to the Logic.
final class WaitingForPickupInteractor {
    init(view: WaitingForPickupView, logic: WaitingForPickupLogic) {
        view.profile.addAction(UIAction { [unowned logic] _ in logic.showProfile() }, for: .touchUpInside)
        view.newRide.addAction(UIAction { [unowned logic] _ in logic.startNewRide() }, for: .touchUpInside)
    }
}
