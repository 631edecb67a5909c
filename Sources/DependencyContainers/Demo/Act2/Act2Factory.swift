import DemoScenes
import HeadlessUIKit

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
