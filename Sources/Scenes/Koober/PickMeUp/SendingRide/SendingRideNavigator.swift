import HeadlessUIKit

/// Closes the modal.
final class SendingRideNavigator: SendingRideNavigatorInterface {
    /// The scene's controller, which is presented; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func close() { viewController?.dismissItself() }
}
