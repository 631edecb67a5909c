import Rehearsal

/// What the app is, what can be switched on, and the way out.
final class SettingsView: SceneView {
    /// The app's name; strong, in the column, as those below.
    let appName = UILabel()
    /// The environment that the app runs in.
    let environment = UILabel()
    /// Switches notifications on.
    let notifications = UISwitch()
    /// Switches some feature on.
    let someFeature = UISwitch()
    /// Logs out.
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

/// A switch with its text, which is read as the switch's label: beside it, or above it if the text is very large.
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

    override func layoutSubviews() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if axis != (isLarge ? .vertical : .horizontal) { axis = isLarge ? .vertical : .horizontal }
        if alignment != (isLarge ? .leading : .center) { alignment = isLarge ? .leading : .center }
        super.layoutSubviews()
    }
}

/// Maps the switches and the button to the Logic.
final class SettingsInteractor {
    init(view: SettingsView, logic: SettingsLogic) {
        for feature in SettingsFeature.allCases {
            let toggle = view.toggle(of: feature)
            toggle.addAction(
                UIAction { [unowned logic, unowned toggle] _ in logic.set(feature, isOn: toggle.isOn) },
                for: .valueChanged)
        }
        view.logout.addAction(UIAction { [unowned logic] _ in logic.logOut() }, for: .touchUpInside)
    }
}

/// Shows what the app is and which features are on, and what every module shows.
final class SettingsPresenter: ModulePresenter, SettingsPresenterInterface {
    /// What shows it; weak, the scene's controller owns it.
    private weak let view: SettingsView?

    init(view: SettingsView, overlay: LoadingOverlay, viewController: UIViewController) {
        self.view = view
        super.init(overlay: overlay, viewController: viewController)
    }

    func show(appName: String, environment: String) {
        view?.appName.text = appName
        view?.environment.text = environment
    }

    func show(_ feature: SettingsFeature, isOn: Bool) { view?.toggle(of: feature).isOn = isOn }
}
