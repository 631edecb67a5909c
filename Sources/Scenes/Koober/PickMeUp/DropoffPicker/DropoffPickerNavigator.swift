import HeadlessUIKit

/// Closes the sheet.
final class DropoffPickerNavigator: DropoffPickerNavigatorInterface {
    /// The scene's controller, whose sheet it is; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func close() { viewController?.dismissItself() }
}
