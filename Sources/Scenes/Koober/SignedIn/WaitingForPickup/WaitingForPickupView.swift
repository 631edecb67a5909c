import Rehearsal

/// A wish, the ride by its names, and the ways to the profile and to another ride.
final class WaitingForPickupView: SceneView {
    /// Leads to the profile; strong, a subview.
    let profile = UIButton(title: "Profile", identifier: "profile")
    /// The name of the ride option; strong, a subview.
    let rideOption = UILabel(alignment: .center)
    /// The name of the place where the ride ends; strong, a subview.
    let dropoff = UILabel(alignment: .center)
    /// Leads to another ride; strong, a subview.
    let newRide = UIButton(title: "Start New Ride", identifier: "newRide")

    override init(frame: CGRect) {
        super.init(frame: frame)
        let wish = UILabel("Enjoy the ride!", style: .title1, alignment: .center)
        addScrollingColumn([profile, wish, rideOption, dropoff, newRide])
    }
}
