import Rehearsal

/// The map above the controls.
final class RideView: SceneView {
    /// Opens the profile; strong, it is a subview.
    let profile = UIButton(title: "Profile", identifier: "profile")
    /// Shows the start and the end of the ride; strong, it is a subview.
    let map = MapView()
    /// Opens the picker; its title becomes the drop-off's name; strong, it is a subview.
    let whereTo = UIButton(title: "Where to?", identifier: "whereTo")
    /// The ride options; strong, it is a subview.
    let rideOptions = RideOptionsView()
    /// Orders the ride; strong, it is a subview.
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
