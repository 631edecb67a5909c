import HeadlessUIKit

@testable import DemoScenes

/// Act 2's container for tests, whose factory makes the real scenes and counts what it embeds.
final class Act2Double: Act2DCInterface, Act2FactoryInterface {
    let user: User
    /// How often a controller to embed was made.
    private(set) var embeddedCount = 0
    /// Makes the controller to embed.
    private let embedded: () -> UIViewController

    init(user: User, embedded: @escaping () -> UIViewController) {
        self.user = user
        self.embedded = embedded
    }

    var factory: any Act2FactoryInterface { self }

    func makeDetail(_ setup: DetailSetup) -> UIViewController { DetailVC(container: self, setup: setup) }

    func makeEmbedded() -> UIViewController {
        embeddedCount += 1
        return embedded()
    }
}
