import Rehearsal

/// Replaces the window's root by Search in a navigation controller of its own.
final class SplashNavigator: SplashNavigatorInterface {
    /// The scene's controller, whose window shows what is next; weak, it owns the navigator.
    private weak let viewController: UIViewController?
    /// Makes the next scene; strong, the factory holds no scene.
    private let factory: any Act1FactoryInterface

    init(viewController: UIViewController, factory: any Act1FactoryInterface) {
        self.viewController = viewController
        self.factory = factory
    }

    func showSearch() {
        let navigation = UINavigationController(rootViewController: factory.makeSearch(SearchSetup()))
        navigation.setNavigationBarHidden(true, animated: false)
        viewController?.view.window?.rootViewController = navigation
    }
}
