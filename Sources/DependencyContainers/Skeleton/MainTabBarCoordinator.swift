import Coordinators
import Rehearsal
import SkeletonScenes

/// The flow of the tabs, each a child flow with its own navigation controller; a logout ends them.
final class MainTabBarCoordinator: Coordinator {
    /// The services; strong, the app owns them.
    private let container: SkeletonDC

    init(container: SkeletonDC, navigationController: UINavigationController) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    /// Shows the tabs as the only screen, with Home selected.
    override func start() {
        let home = HomeCoordinator(container: container)
        let settings = SettingsCoordinator(container: container)
        startChild(home)
        startChild(settings) { [weak self] in self?.finish() }
        let tabs = UITabBarController()
        tabs.setViewControllers([home.navigationController, settings.navigationController], animated: false)
        navigationController.setNavigationBarHidden(true, animated: true)
        navigationController.setViewControllers([tabs], animated: true)
    }
}

final class HomeCoordinator: Coordinator {
    /// The services; strong, the app owns them.
    private let container: SkeletonDC

    init(container: SkeletonDC) {
        self.container = container
        super.init(navigationController: .tab("Home", image: "house"))
    }

    override func start() {
        navigationController.setViewControllers([HomeBuilder(container: container).build()], animated: false)
    }
}

final class SettingsCoordinator: Coordinator {
    /// The services; strong, the app owns them.
    private let container: SkeletonDC

    init(container: SkeletonDC) {
        self.container = container
        super.init(navigationController: .tab("Settings", image: "gear"))
    }

    /// Shows Settings; a logout finishes the flow.
    override func start() {
        let settings = SettingsBuilder(container: container).build { [weak self] _ in self?.finish() }
        navigationController.setViewControllers([settings], animated: false)
    }
}

extension UINavigationController {
    /// Makes the navigation controller of a tab; its bar is hidden, because the modules have no titles.
    fileprivate static func tab(_ title: String, image: String) -> UINavigationController {
        let stack = UINavigationController()
        stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
        stack.setNavigationBarHidden(true, animated: false)
        return stack
    }
}

/// Builds Home, which has no transitions.
struct HomeBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    func build() -> UIViewController {
        HomeVC(breeds: container.breeds, overlay: container.overlay, setup: HomeSetup())
    }
}

struct SettingsBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    func build(transition: @escaping (SettingsTransition) -> Void) -> UIViewController {
        SettingsVC(
            environment: container.environment, features: container.features, users: container.users,
            overlay: container.overlay, setup: SettingsSetup(transition: transition))
    }
}
