import Rehearsal

/// Shows the ride by its names.
final class WaitingForPickupPresenter: WaitingForPickupPresenterInterface {
    /// What shows it; weak, the scene's controller owns it.
    private weak let view: WaitingForPickupView?

    init(view: WaitingForPickupView) {
        self.view = view
    }

    func show(_ ride: AcceptedRide) {
        view?.rideOption.text = ride.rideOptionName
        view?.dropoff.text = ride.dropoffName
    }
}
