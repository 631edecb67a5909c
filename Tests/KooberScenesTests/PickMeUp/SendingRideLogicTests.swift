import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import KooberScenes

/// SendingRide's Logic: one request, one result.
@Suite struct SendingRideLogicTests {
    private enum Call: Equatable {
        case request(NewRideRequest)
        case failure
        case close
        case finished(Bool)
    }

    private final class PresenterSpy: SendingRidePresenterInterface {
        private let log: CallLog<Call>
        private(set) var acknowledge: () -> Void = {}

        init(log: CallLog<Call>) { self.log = log }

        func showFailure(acknowledged: @escaping () -> Void) {
            log.add(.failure)
            acknowledge = acknowledged
        }
    }

    private struct Test {
        let logic: LogicTester<SendingRideLogic, SendingRideLogicState, Call>
        let replies: HeldStub<Void, KooberServerError>
        let presenter: PresenterSpy
        let tasks: TaskScope

        /// Sends the request; the worker waits.
        func start() {
            logic.send { $0.start() }.expect(calls: [.request(Samples.request())]) { $0.phase = .sending }
        }
    }

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let worker = RideRequestsStub(isStubborn: isStubborn) { log.add(.request($0)) }
            let presenter = PresenterSpy(log: log)
            let tasks = TaskScope("SendingRide")
            let logic = SendingRideLogic(
                setup: SendingRideSetup(request: Samples.request()) { log.add(.finished($0)) }, rideRequests: worker,
                presenter: presenter, navigator: ClosingNavigatorSpy { log.add(.close) }, tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: worker.replies,
                    presenter: presenter, tasks: tasks))
        }
    }

    @Test func `it sends the request once, however often SendingRide appears`() {
        test { test in
            expect(test.logic.state, is: SendingRideLogicState(request: Samples.request(), phase: .idle))
            test.start()
            test.logic.send { $0.start() }.expect()
            test.logic.perform { test.replies.answer(.success(())) }.expect(calls: [.close]) { $0.phase = .accepted }
            test.logic.send { $0.start() }.expect()
        }
    }

    @Test func `an accepted request closes it, and that is told once it has left, once`() {
        test { test in
            test.start()
            test.logic.perform { test.replies.answer(.success(())) }.expect(calls: [.close]) { $0.phase = .accepted }
            test.logic.send { $0.leftForGood() }.expect(calls: [.finished(true)])
            test.logic.send { $0.leftForGood() }.expect()
        }
    }

    @Test(arguments: [KooberServerError.server, .decoding, .unauthorised])
    func `a failure is shown, and closes it only once it was read`(error: KooberServerError) {
        test { test in
            test.start()
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: [.failure]) {
                $0.phase = .failed
            }
            test.logic.perform { test.presenter.acknowledge() }.expect(calls: [.close])
            test.logic.send { $0.leftForGood() }.expect(calls: [.finished(false)])
        }
    }

    @Test func `a request that was cancelled is no failure`() {
        test { test in
            test.start()
            test.logic.perform { test.replies.answer(.failure(.cancelled)) }.expect()
        }
    }

    @Test(arguments: [Result<Void, KooberServerError>.success(()), .failure(.server)])
    func `where it leaves before the reply, nothing was accepted, and the reply is told to nobody`(
        reply: Result<Void, KooberServerError>
    ) {
        test(isStubborn: true) { test in
            test.start()
            test.logic.send { logic in
                test.tasks.end()
                logic.leftForGood()
            }.expect(calls: [.finished(false)])
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }
}
