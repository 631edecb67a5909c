import DemoScenes
import HeadlessUIKit

/// Makes the scenes that can be reached from Act 1.
final class Act1Factory: Act1FactoryInterface {
    /// What the scenes share; unowned, the container owns this factory.
    private unowned let container: Act1DC

    init(container: Act1DC) {
        self.container = container
    }

    func makeSplash(_ setup: SplashSetup) -> UIViewController {
        SplashVC(container: container, setup: setup)
    }

    func makeSearch(_ setup: SearchSetup) -> UIViewController {
        SearchVC(container: container, setup: setup)
    }

    func makeDetail(_ setup: DetailSetup, for user: User) -> UIViewController {
        let act2 = Act2DC(user: user)
        // The factory holds its container unowned: the container must live until the scene keeps it.
        return withExtendedLifetime(act2) { act2.factory.makeDetail(setup) }
    }
}
