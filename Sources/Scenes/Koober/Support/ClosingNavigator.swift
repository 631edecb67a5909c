import Rehearsal

/// What the Logic of a presented scene asks of its Navigator: no more than to leave.
protocol ClosingNavigatorInterface: AnyObject {
    func close()
}

/// Closes a scene that is presented, with all that is presented over it; the scene's Navigator is one.
class ClosingNavigator: ClosingNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func close() { viewController?.dismissItself() }
}
