import Rehearsal

/// A wish, the names of the ride, and the buttons for the profile and for another ride.
final class WaitingForPickupView: SceneView {
    /// Opens the profile; strong, it is a subview.
    let profile = UIButton(title: "Profile", identifier: "profile")
    /// The name of the ride option; strong, it is a subview.
    let rideOption = UILabel(alignment: .center)
    /// The name of the destination; strong, it is a subview.
    let dropoff = UILabel(alignment: .center)
    /// Starts another ride; strong, it is a subview.
    let newRide = UIButton(title: "Start New Ride", identifier: "newRide")

    override init(frame: CGRect) {
        super.init(frame: frame)
        let wish = UILabel("Enjoy the ride!", style: .title1, alignment: .center)
        addScrollingColumn([profile, wish, rideOption, dropoff, newRide])
    }
}
