import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing
import WorkerSupport

@testable import KooberScenes

/// Launch's Logic: one answer, once.
@Suite struct LaunchLogicTests {
    private enum Call: Equatable {
        case findSession
        case signedIn(UserSession)
        case notSignedIn
        case readError
    }

    private final class PresenterSpy: LaunchPresenterInterface {
        private let log: CallLog<Call>
        private(set) var acknowledge: () -> Void = {}

        init(log: CallLog<Call>) { self.log = log }

        func showReadError(acknowledged: @escaping () -> Void) {
            log.add(.readError)
            acknowledge = acknowledged
        }
    }

    /// What a test needs.
    private struct Test {
        let logic: LogicTester<LaunchLogic, LaunchLogicState, Call>
        let replies: HeldStub<UserSession?, StoreError>
        let presenter: PresenterSpy
        let tasks: TaskScope
    }

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let replies = HeldStub<UserSession?, StoreError>("read", cancelled: isStubborn ? nil : .cancelled)
            let presenter = PresenterSpy(log: log)
            let tasks = TaskScope("Launch")
            let setup = LaunchSetup(
                findSession: {
                    log.add(.findSession)
                    return try await replies.wait()
                }, signedIn: { log.add(.signedIn($0)) }, notSignedIn: { log.add(.notSignedIn) })
            let logic = LaunchLogic(setup: setup, presenter: presenter, tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: replies,
                    presenter: presenter, tasks: tasks))
        }
    }

    @Test func `it asks once, however often Launch appears`() {
        test { test in
            expect(test.logic.state, is: LaunchLogicState(phase: .idle))
            test.logic.send { $0.start() }.expect(calls: [.findSession]) { $0.phase = .reading }
            test.logic.send { $0.start() }.expect()
            test.logic.perform { test.replies.answer(.success(nil)) }.expect(calls: [.notSignedIn]) {
                $0.phase = .done
            }
            test.logic.send { $0.start() }.expect()
        }
    }

    @Test func `a session is told`() {
        test { test in
            test.logic.send { $0.start() }.expect(calls: [.findSession]) { $0.phase = .reading }
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)]) { $0.phase = .done }
        }
    }

    @Test(arguments: [StoreError.io, .undecodable, .full])
    func `a failure is shown, and once it was read nobody is signed in`(error: StoreError) {
        test { test in
            test.logic.send { $0.start() }.expect(calls: [.findSession]) { $0.phase = .reading }
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: [.readError]) {
                $0.phase = .failed
            }
            test.logic.perform { test.presenter.acknowledge() }.expect(calls: [.notSignedIn]) { $0.phase = .done }
            test.logic.perform { test.presenter.acknowledge() }.expect()
        }
    }

    @Test(arguments: [Result<UserSession?, StoreError>.success(Samples.session), .success(nil), .failure(.io)])
    func `what comes after Launch has left is told to nobody`(
        reply: Result<UserSession?, StoreError>
    ) {
        test(isStubborn: true) { test in
            test.logic.send { $0.start() }.expect(calls: [.findSession]) { $0.phase = .reading }
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }
}
