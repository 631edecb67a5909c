import Authentication
import HeadlessFoundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

/// What a test of the authentication controller needs: the controller, the store, the centre, the calls in order.
struct AuthenticationTest {
    let controller: AuthenticationController<String>
    let store: UserStoreStub
    let center: NotificationCenter
    let log: CallLog<AuthenticationCall>
    let tasks: TaskScope
    let tester: StageTester

    /// Performs a test of a controller that has just been made.
    static func run(
        isStubborn: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (AuthenticationTest) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            let log = CallLog<AuthenticationCall>()
            let store = UserStoreStub(log: log, isStubborn: isStubborn)
            let center = NotificationCenter()
            let tasks = TaskScope("root")
            let controller = AuthenticationController(store: store, center: center, tasks: tasks)
            controller.onLogin = { log.add(.login($0)) }
            controller.onLogout = { log.add(.logout) }
            body(
                AuthenticationTest(
                    controller: controller, store: store, center: center, log: log, tasks: tasks, tester: tester))
        }
    }

    /// Tells of a login, and returns the calls it led to at once.
    func logIn(_ user: String) -> [AuthenticationCall] {
        center.postLogin(of: user) { [log] in log.add(.failed(user)) }
        return settle()
    }

    /// Tells of a logout, and returns the calls it led to at once.
    func logOut() -> [AuthenticationCall] {
        center.postLogout { [log] in log.add(.failed("logout")) }
        return settle()
    }

    /// Lets everything happen that is ready, and returns the calls since the last look.
    func settle() -> [AuthenticationCall] {
        tester.settle()
        return log.take()
    }
}
