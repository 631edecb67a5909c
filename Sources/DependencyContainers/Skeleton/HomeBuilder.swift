import Rehearsal
import SkeletonScenes

/// Builds Home, which reports nothing.
struct HomeBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    /// Builds the module.
    func build() -> UIViewController {
        HomeVC(breeds: container.breeds, overlay: container.overlay, setup: HomeSetup())
    }
}

/// Builds Settings.
struct SettingsBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    /// Builds the module.
    func build(transition: @escaping (SettingsTransition) -> Void) -> UIViewController {
        SettingsVC(
            environment: container.environment, features: container.features, users: container.users,
            overlay: container.overlay, setup: SettingsSetup(transition: transition))
    }
}
