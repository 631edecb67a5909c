import Rehearsal

/// Closes the sheet.
final class SettingsNavigator: SettingsNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func close() { viewController?.presentingViewController?.dismiss(animated: true) }
}
