import Rehearsal

/// Goes back to the previous screen.
final class DetailNavigator: DetailNavigatorInterface {
    /// The scene's controller; weak, it owns the navigator.
    private weak let viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func goBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
