import Rehearsal

/// Passes the switches and taps on the button to the Logic.
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
