import DemoScenes
import DemoWorkers
import Rehearsal
import WorkerSupport

/// The container of Act 1: it makes and owns what the scenes share.
///
/// ```
/// DemoApp ──strong──> Act1DC ──strong──> Act1Factory ──unowned──> Act1DC
/// a scene of the act ──strong──> Act1DC
/// ```
final class Act1DC: Act1DCInterface {
    let configuration: DemoConfiguration
    let settings: any SettingsWorker
    let suggestions: any SuggestionsWorker
    /// Makes the scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any Act1FactoryInterface = Act1Factory(container: self)

    init(configuration: DemoConfiguration, stage: Stage) {
        self.configuration = configuration
        settings = InternalSettings(stage: stage)
        suggestions = HttpWorker(stage: stage)
    }
}

/// Makes the scenes that can be reached from Act 1.
final class Act1Factory: Act1FactoryInterface {
    /// The container; unowned, it owns this factory.
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
        // The factory does not keep its container, so this keeps it until the scene does.
        return withExtendedLifetime(act2) { act2.factory.makeDetail(setup) }
    }
}
