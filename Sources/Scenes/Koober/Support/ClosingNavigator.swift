import Rehearsal

/// Closes a presented scene; the Navigator implements it for the Logic.
protocol ClosingNavigatorInterface: AnyObject {
    func close()
}

/// Closes a presented scene, with the controllers presented above it; the base of such scenes' Navigators.
class ClosingNavigator: ClosingNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func close() { viewController?.dismissItself() }
}
