import Authentication
import HeadlessUIKit
import Scene
import TestSupport

/// Makes screens whose names say what they are, and notes what was asked for.
final class InterfacesDouble: AppInterfaceFactory {
    /// A screen of a name.
    final class Screen: SceneController {
        private let name: String
        override var screenName: String? { name }

        init(_ name: String) {
            self.name = name
            super.init()
        }
    }

    /// What the last Launch was given.
    private(set) var findUser: () async throws -> String? = { nil }
    private(set) var finished: (String?) -> Void = { _ in }
    private let log: CallLog<AuthenticationCall>

    init(log: CallLog<AuthenticationCall>) { self.log = log }

    func makeLaunch(
        findUser: @escaping () async throws -> String?, finished: @escaping (String?) -> Void
    ) -> UIViewController {
        log.add(.makeLaunch)
        self.findUser = findUser
        self.finished = finished
        return Screen("Launch")
    }

    func makeSignedOut() -> UIViewController {
        log.add(.makeSignedOut)
        return Screen("Welcome")
    }

    func makeMain(for user: String) -> UIViewController {
        log.add(.makeMain(user))
        return Screen("Main of \(user)")
    }
}
