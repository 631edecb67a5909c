import DemoScenes
import Rehearsal

/// The container of Act 2: it makes and owns what the scenes share, such as a user.
///
/// ```
/// a scene of the act ──strong──> Act2DC ──strong──> Act2Factory ──unowned──> Act2DC
/// ```
final class Act2DC: Act2DCInterface {
    let user: User
    /// Makes the scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any Act2FactoryInterface = Act2Factory(container: self)

    init(user: User) {
        self.user = user
    }
}

/// Makes the scenes of Act 2 and the scenes embedded in them.
final class Act2Factory: Act2FactoryInterface {
    /// The container; unowned, it owns this factory.
    private unowned let container: Act2DC

    init(container: Act2DC) {
        self.container = container
    }

    func makeDetail(_ setup: DetailSetup) -> UIViewController {
        DetailVC(container: container, setup: setup)
    }

    func makeEmbedded() -> UIViewController { EmbeddedViewController() }
}
