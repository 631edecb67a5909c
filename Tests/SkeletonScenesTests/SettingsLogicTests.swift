import HeadlessCombine
import Scene
import SkeletonWorkers
import StageRuntime
import TestSupport
import Testing
import WorkerSupport

@testable import SkeletonScenes

/// Settings' Logic: the switches and the logout.
@Suite struct SettingsLogicTests {
    private struct Test {
        let logic: LogicTester<SettingsLogic, SettingsLogicState, Call>
        let features: FeatureSwitches
        let users: UsersStub
        let tasks: TaskScope

        /// Shows all there is.
        func start() {
            logic.send { $0.start() }
                .expect(calls: [
                    .app("MVVMSkeleton DEV", "dev"), .feature(.notifications, false), .feature(.someFeature, false),
                ]) { _ in }
        }
    }

    private func test(_ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let (spy, users, features) = (Spy(log), UsersStub(log), FeatureSwitches())
            let tasks = TaskScope("Settings")
            let logic = SettingsLogic(
                environment: SkeletonEnvironment("dev", SkeletonConfiguration()), features: features, users: users,
                presenter: spy, navigator: spy, tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, features: features, users: users,
                    tasks: tasks))
        }
    }

    @Test func `a switch sets the shared value, which is shown`() {
        test { test in
            test.start()
            test.logic.send { $0.set(.someFeature, isOn: true) }.expect(calls: [.feature(.someFeature, true)]) {
                $0.someFeature = true
            }
            #expect(test.features.someFeature.value)
            #expect(!test.features.notifications.value)
            test.logic.perform { test.features.notifications.send(true) }
                .expect(calls: [.feature(.notifications, true)]) { $0.notifications = true }
        }
    }

    @Test func `nothing is followed once the scene has left`() {
        test { test in
            test.start()
            test.logic.send { $0.leftForGood() }.expect(calls: []) { _ in }
            test.logic.perform { test.features.notifications.send(true) }.expect(calls: []) { _ in }
        }
    }

    @Test func `a logout removes the user, once, then tells so`() {
        test { test in
            test.logic.send { $0.logOut() }.expect(calls: [.loading(true), .clear]) { $0.phase = .loggingOut }
            test.logic.send { $0.logOut() }.expect(calls: []) { _ in }
            test.logic.perform { test.users.replies.answer(.success(())) }
                .expect(calls: [.loading(false), .loggedOut]) { $0.phase = .idle }
        }
    }

    @Test func `a logout that fails is told, and can be tried again`() {
        test { test in
            test.logic.send { $0.logOut() }.expect(calls: [.loading(true), .clear]) { $0.phase = .loggingOut }
            test.logic.perform { test.users.replies.answer(.failure(.io)) }
                .expect(calls: [.loading(false), .failure(.notRemoved)]) { $0.phase = .idle }
            test.logic.send { $0.logOut() }.expect(calls: [.loading(true), .clear]) { $0.phase = .loggingOut }
            test.logic.perform { test.tasks.end() }.expect(calls: []) { _ in }
        }
    }
}
