import Authentication
import Coordinators
import Rehearsal
import SkeletonScenes
import SkeletonWorkers

/// The flow of the whole app: the tabs for a signed-in user, the authentication for everyone else.
///
/// Except during a change, it has exactly one child flow, which replaces all screens of its navigation controller.
///
/// ```
/// SkeletonApp ──strong──> AppCoordinator ──strong──> AuthCoordinator or MainTabBarCoordinator
///                              │                       MainTabBarCoordinator ──strong──> Home-, SettingsCoordinator
///                              └──strong──> root ──strong──> the stack
/// ```
final class AppCoordinator: Coordinator {
    /// The window's root controller, with the navigation controller and the overlay; strong, the window owns it too.
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

    /// Reads who is signed in, and starts the flow for that user or for no user.
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

    /// Dismisses controllers that the previous flow still presents.
    private func dismissAlerts() {
        if root.presentedViewController != nil { root.dismiss(animated: true) }
    }
}
