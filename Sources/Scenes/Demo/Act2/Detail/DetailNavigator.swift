import Rehearsal

/// Goes back to where Detail came from.
final class DetailNavigator: DetailNavigatorInterface {
    /// The scene's controller, which leaves its stack; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func goBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
