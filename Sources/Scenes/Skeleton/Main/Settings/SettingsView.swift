import Rehearsal

/// The app's name, the switches of the features, and the logout.
final class SettingsView: SceneView {
    /// The app's name; strong, it is in the column, like the views below.
    let appName = UILabel()
    let environment = UILabel()
    let notifications = UISwitch()
    let someFeature = UISwitch()
    let logout = UIButton(title: "Logout", identifier: "logout")

    override init(frame: CGRect) {
        super.init(frame: frame)
        appName.font = .preferredFont(forTextStyle: .headline)
        for label in [appName, environment] { label.numberOfLines = 0 }
        addScrollingColumn([
            appName, environment, SwitchRow("Notifications", notifications), SwitchRow("Some feature", someFeature),
            logout,
        ])
    }

    /// The switch of a feature.
    func toggle(of feature: SettingsFeature) -> UISwitch {
        switch feature {
        case .notifications: notifications
        case .someFeature: someFeature
        }
    }
}

/// A switch with its title, which is beside it, or above it if the text is very large.
final class SwitchRow: UIStackView {
    init(_ text: String, _ toggle: UISwitch) {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.isAccessibilityElement = false
        toggle.accessibilityLabel = text
        super.init(frame: .zero)
        addArrangedSubview(label)
        addArrangedSubview(toggle)
        spacing = 8
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if axis != (isLarge ? .vertical : .horizontal) { axis = isLarge ? .vertical : .horizontal }
        if alignment != (isLarge ? .leading : .center) { alignment = isLarge ? .leading : .center }
        super.layoutSubviews()
    }
}
