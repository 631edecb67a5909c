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
    static let workerCalls = RaceCalls.all.map(\.description)

    private let misdeed: Misdeed?

    init(configuration: Configuration) {
        misdeed = configuration.testFlags?.misdeed.flatMap { Misdeed(rawValue: $0) }
    }

    func launch(in window: UIWindow) {
        misdeed?.perform()
        window.rootViewController = MisdeedsVC()
    }
}

/// What the app asks to show a race.
enum RaceCalls {
    static let first = call("race.first", .milliseconds(20))
    static let second = call("race.second", .milliseconds(40))
    static let third = call("race.third", .milliseconds(40))
    static let all = [first, second, third]

    private static func call(_ name: String, _ latency: Duration) -> WorkerCall<String> {
        WorkerCall(WorkerCallDescription(name, kind: .network, latency: latency))
    }
}
