import Rehearsal

/// Shows the names of the ride.
final class WaitingForPickupPresenter: WaitingForPickupPresenterInterface {
    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: WaitingForPickupView?

    init(view: WaitingForPickupView) {
        self.view = view
    }

    func show(_ ride: AcceptedRide) {
        view?.rideOption.text = ride.rideOptionName
        view?.dropoff.text = ride.dropoffName
    }
}
