import Rehearsal

/// Replaces the window's root with Search in a new navigation controller.
final class SplashNavigator: SplashNavigatorInterface {
    /// The scene's controller, whose window shows the next scene; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scene; strong, it keeps no scene.
    private let factory: any Act1FactoryInterface

    init(viewController: UIViewController, factory: any Act1FactoryInterface) {
        self.viewController = viewController
        self.factory = factory
    }

    func showSearch() {
        let navigation = SceneNavigationController(rootViewController: factory.makeSearch(SearchSetup()))
        navigation.setNavigationBarHidden(true, animated: false)
        viewController?.view.window?.rootViewController = navigation
    }
}
