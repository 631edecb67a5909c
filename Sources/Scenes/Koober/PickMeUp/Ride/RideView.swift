import Rehearsal

/// The map, and below it what is to be chosen.
final class RideView: SceneView {
    /// Leads to the profile; strong, a subview.
    let profile = UIButton(title: "Profile", identifier: "profile")
    /// Shows where the ride begins and ends; strong, a subview.
    let map = MapView()
    /// Opens the picker; its title is the drop-off's name once there is one; strong, a subview.
    let whereTo = UIButton(title: "Where to?", identifier: "whereTo")
    /// The ride options; strong, a subview.
    let rideOptions = RideOptionsView()
    /// Orders the ride; strong, a subview.
    let confirm = UIButton(title: "Confirm", identifier: "confirm")

    override init(frame: CGRect) {
        super.init(frame: frame)
        map.accessibilityIdentifier = "map"
        confirm.isHidden = true
        let choices = UIView()
        choices.addScrollingColumn([whereTo, rideOptions, confirm])
        let halves = UIStackView(arrangedSubviews: [map, choices])
        halves.axis = .vertical
        halves.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [profile, halves])
        column.axis = .vertical
        fillSafeArea(with: column)
    }
}
