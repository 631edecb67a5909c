import DemoScenes
import Rehearsal

/// What the scenes of Act 2 share: a user.
///
/// ```
/// a scene of the act ──strong──> Act2DC ──strong──> Act2Factory ──unowned──> Act2DC
/// ```
final class Act2DC: Act2DCInterface {
    let user: User
    /// Makes scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any Act2FactoryInterface = Act2Factory(container: self)

    init(user: User) {
        self.user = user
    }
}

/// Makes the scenes of Act 2 and what is embedded in them.
final class Act2Factory: Act2FactoryInterface {
    /// What the scenes share; unowned, the container owns this factory.
    private unowned let container: Act2DC

    init(container: Act2DC) {
        self.container = container
    }

    func makeDetail(_ setup: DetailSetup) -> UIViewController {
        DetailVC(container: container, setup: setup)
    }

    func makeEmbedded() -> UIViewController { EmbeddedViewController() }
}
