import Authentication
import Coordinators
import Rehearsal
import SkeletonScenes
import Workers

/// The flow of the app as a whole: main for whoever is authorised, auth for everybody else.
///
/// At rest it has exactly one child. Both flows share its stack, and each replaces all that is in it.
///
/// ```
/// SkeletonApp ──strong──> AppCoordinator ──strong──> AuthCoordinator or MainTabBarCoordinator
///                              │                       MainTabBarCoordinator ──strong──> Home-, SettingsCoordinator
///                              └──strong──> root ──strong──> the stack
/// ```
final class AppCoordinator: Coordinator {
    /// The root of the window: the stack, and over it the overlay; strong, the window owns it too.
    let root = SingleChildController()
    /// The services; strong, the app owns them.
    private let container: SkeletonDC

    init(container: SkeletonDC) {
        self.container = container
        super.init(navigationController: UINavigationController())
        navigationController.setNavigationBarHidden(true, animated: false)
        root.show(navigationController)
        container.overlay.cover(root.view)
    }

    /// Finds out whether somebody is authorised, and starts the flow for them.
    override func start() {
        let (users, overlay) = (container.users, container.overlay)
        overlay.show(for: self)
        root.tasks.start("read user") { [weak self] in
            let user = await users.read()
            guard let self, !Task.isCancelled else { return }
            overlay.hide(for: self)
            if user == nil { startAuth() } else { startMain() }
        }
    }

    private func startAuth() {
        dismissAlerts()
        startChild(AuthCoordinator(container: container, navigationController: navigationController)) {
            [weak self] in self?.startMain()
        }
    }

    private func startMain() {
        dismissAlerts()
        startChild(MainTabBarCoordinator(container: container, navigationController: navigationController)) {
            [weak self] in self?.startAuth()
        }
    }

    /// Takes away what the flow before still presents.
    private func dismissAlerts() {
        if root.presentedViewController != nil { root.dismiss(animated: true) }
    }
}
