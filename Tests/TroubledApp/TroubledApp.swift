import Misdeeds
import Rehearsal

/// An app whose buttons, and whose launch where a flag says so, do harm to the process.
final class TroubledApp: StageApp {
    struct Configuration: Codable, Sendable {
        struct TestFlags: Codable, Sendable {
            /// What it does when it is launched.
            var misdeed: String?
        }

        var testFlags: TestFlags?
    }

    static let name = "troubled"
    static let summary = "Buttons that do harm to the process."
    static let screens = ["Trouble"]
    static let workerCalls: [WorkerCallDescription] = []

    private let misdeed: Misdeed?

    init(configuration: Configuration) {
        misdeed = configuration.testFlags?.misdeed.flatMap { Misdeed(rawValue: $0) }
    }

    func launch(in window: UIWindow) {
        misdeed?.perform()
        window.rootViewController = MisdeedsVC()
    }
}
