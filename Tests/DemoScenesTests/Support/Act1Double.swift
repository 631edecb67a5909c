import HeadlessUIKit
import StageRuntime
import Workers

@testable import DemoScenes

/// Act 1's container for tests, with the real workers, whose factory makes the real scenes and notes what it is given.
final class Act1Double: Act1DCInterface, Act1FactoryInterface {
    let configuration: DemoConfiguration
    let settings: any SettingsWorker
    let suggestions: any SuggestionsWorker
    /// Makes what Detail embeds.
    var embedded: () -> UIViewController = { EmbeddedViewController() }
    /// What Detail was made with, in order: headline, count, user.
    private(set) var details: [String] = []
    /// Act 2's container of the last Detail; weak, its scenes keep it.
    private(set) weak var act2: Act2Double?

    init(configuration: DemoConfiguration, stage: Stage) {
        self.configuration = configuration
        settings = InternalSettings(stage: stage)
        suggestions = OfflineSuggestions(gate: stage.workers)
    }

    var factory: any Act1FactoryInterface { self }

    func makeSplash(_ setup: SplashSetup) -> UIViewController { SplashVC(container: self, setup: setup) }

    func makeSearch(_ setup: SearchSetup) -> UIViewController { SearchVC(container: self, setup: setup) }

    func makeDetail(_ setup: DetailSetup, for user: User) -> UIViewController {
        details.append("\(setup.headline) \(setup.numberOfRotations) \(user.name)")
        let act2 = Act2Double(user: user, embedded: embedded)
        self.act2 = act2
        return act2.makeDetail(setup)
    }
}
