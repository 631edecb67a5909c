import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import KooberScenes

/// GettingLocation's Logic: one location, as often as it takes.
@Suite struct GettingLocationLogicTests {
    private enum Call: Equatable {
        case finding(Bool)
        case failure
        case retry
        case location
        case located(Location)
        case profile
    }

    private final class PresenterSpy: GettingLocationPresenterInterface {
        private let log: CallLog<Call>
        private(set) var acknowledge: () -> Void = {}

        init(log: CallLog<Call>) { self.log = log }

        func show(isFinding: Bool) { log.add(.finding(isFinding)) }
        func showRetry() { log.add(.retry) }
        func showFailure(acknowledged: @escaping () -> Void) {
            log.add(.failure)
            acknowledge = acknowledged
        }
    }

    private struct Test {
        let logic: LogicTester<GettingLocationLogic, GettingLocationLogicState, Call>
        let replies: HeldStub<Location, KooberLocatorError>
        let presenter: PresenterSpy
        let tasks: TaskScope

        /// Asks the locator; the worker waits.
        func start() {
            logic.send { $0.start() }.expect(calls: [.finding(true), .location]) { $0.phase = .finding }
        }
    }

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let locator = LocatorStub(isStubborn: isStubborn) { log.add(.location) }
            let presenter = PresenterSpy(log: log)
            let tasks = TaskScope("GettingLocation")
            let setup = GettingLocationSetup(
                located: { log.add(.located($0)) }, showProfile: { log.add(.profile) })
            let logic = GettingLocationLogic(setup: setup, locator: locator, presenter: presenter, tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: locator.replies,
                    presenter: presenter, tasks: tasks))
        }
    }

    @Test func `it asks once, however often GettingLocation appears, and tells the location`() {
        test { test in
            expect(test.logic.state, is: GettingLocationLogicState(phase: .idle))
            test.start()
            test.logic.send { $0.start() }.expect()
            test.logic.perform { test.replies.answer(.success(Samples.pickup)) }
                .expect(calls: [.located(Samples.pickup)]) { $0.phase = .found }
            test.logic.send { $0.start() }.expect()
            test.logic.send { $0.retry() }.expect()
        }
    }

    @Test func `a failure is shown; once it was read it can be tried again, not before`() {
        test { test in
            test.logic.send { $0.retry() }.expect()
            test.start()
            test.logic.send { $0.retry() }.expect()
            test.logic.perform { test.replies.answer(.failure(.unavailable)) }
                .expect(calls: [.finding(false), .failure]) { $0.phase = .failed }
            test.logic.send { $0.retry() }.expect()
            test.logic.perform { test.presenter.acknowledge() }.expect(calls: [.retry]) { $0.phase = .retryable }
            test.logic.perform { test.presenter.acknowledge() }.expect()
            test.logic.send { $0.start() }.expect()
            test.logic.send { $0.retry() }.expect(calls: [.finding(true), .location]) { $0.phase = .finding }
            test.logic.send { $0.retry() }.expect()
            test.logic.perform { test.replies.answer(.success(Samples.pickup)) }
                .expect(calls: [.located(Samples.pickup)]) { $0.phase = .found }
        }
    }

    @Test func `the profile can be seen at any time`() {
        test { test in
            test.logic.send { $0.showProfile() }.expect(calls: [.profile])
        }
    }

    @Test func `a request that was cancelled is no failure`() {
        test { test in
            test.start()
            test.logic.perform { test.replies.answer(.failure(.cancelled)) }.expect()
        }
    }

    @Test(arguments: [Result<Location, KooberLocatorError>.success(Samples.pickup), .failure(.unavailable)])
    func `what comes after GettingLocation has left is told to nobody`(reply: Result<Location, KooberLocatorError>) {
        test(isStubborn: true) { test in
            test.start()
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }
}
