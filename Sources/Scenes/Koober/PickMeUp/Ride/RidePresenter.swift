import KooberWorkers
import Rehearsal

/// Shows the map, the drop-off's name, the ride options and the button "Confirm".
final class RidePresenter: RidePresenterInterface {
    /// The span of the map around the pick-up, in degrees.
    private static let pickupSpan = 0.006
    /// The span of the map around both ends of the ride, in degrees.
    private static let waypointsSpan = 0.017

    /// Shows the state; weak, the scene's controller owns it.
    private weak let view: RideView?
    /// Presents alerts; weak, it owns the presenter.
    private weak let viewController: UIViewController?

    init(view: RideView, viewController: UIViewController) {
        self.view = view
        self.viewController = viewController
    }

    func show(pickup: Location) {
        let coordinate = pickup.coordinate
        view?.map.annotations = [MapAnnotation(title: "Pickup", coordinate: coordinate)]
        view?.map.region = MapRegion(center: coordinate, span: Self.pickupSpan)
    }

    func show(_ waypoints: NewRideWaypoints) {
        let pickup = waypoints.pickup.coordinate
        let dropoff = waypoints.dropoff.location.coordinate
        view?.map.annotations = [
            MapAnnotation(title: "Pickup", coordinate: pickup), MapAnnotation(title: "Drop-off", coordinate: dropoff),
        ]
        let middle = MapCoordinate(
            latitude: (pickup.latitude + dropoff.latitude) / 2, longitude: (pickup.longitude + dropoff.longitude) / 2)
        view?.map.region = MapRegion(center: middle, span: Self.waypointsSpan)
        view?.whereTo.setTitle(waypoints.dropoff.name, for: .normal)
    }

    func show(_ options: [RideOption], chosen: String?) {
        let highlighted = chosen ?? options.first?.id
        view?.rideOptions.show(
            options.map { option in
                RideOptionItem(
                    id: option.id, title: option.name, value: Self.text(for: option),
                    isHighlighted: option.id == highlighted, isSelected: option.id == chosen)
            })
    }

    func showConfirm() { view?.confirm.isHidden = false }

    func showRideOptionError() {
        viewController?.presentAlert(
            "Ride Option Error",
            "We're having trouble getting available ride options. Please start a new ride and try again.")
    }

    /// Returns the number of riders and the price of an option: "2 riders, $$".
    private static func text(for option: RideOption) -> String {
        let riders = option.riders == 1 ? "1 rider" : "\(option.riders) riders"
        return riders + ", " + String(repeating: "$", count: option.priceLevel)
    }
}

extension Location {
    fileprivate var coordinate: MapCoordinate { MapCoordinate(latitude: latitude, longitude: longitude) }
}
