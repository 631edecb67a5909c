import HeadlessUIKit

/// Closes a scene that is presented, with all that is presented over it; the scene's Navigator is one.
class ClosingNavigator: ClosingNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func close() { viewController?.dismissItself() }
}
