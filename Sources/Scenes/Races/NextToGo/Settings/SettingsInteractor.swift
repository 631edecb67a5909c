import Rehearsal

/// Passes the switch and taps on "Close" to the Logic.
final class SettingsInteractor {
    init(item: UINavigationItem, view: SettingsView, logic: SettingsLogic) {
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [unowned logic] _ in logic.close() })
        view.darkMode.addAction(
            UIAction { [unowned logic, unowned view] _ in logic.setDarkMode(view.darkMode.isOn) }, for: .valueChanged)
    }
}
