import KooberWorkers
import TestSupport
import Testing

@testable import KooberScenes

/// Profile's Logic: who is signed in, one sign-out at a time, one end.
@Suite struct ProfileLogicTests {
    private enum Call: Equatable {
        case profile(UserProfile)
        case close
        case signOut
        case done
    }

    private final class PresenterSpy: ProfilePresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(_ profile: UserProfile) { log.add(.profile(profile)) }
    }

    /// Keeps what a setup's callback was given.
    private final class Receiver {
        var failed: () -> Void = {}
    }

    private func test(
        _ body: (LogicTester<ProfileLogic, ProfileLogicState, Call>, Receiver) -> Void
    ) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let receiver = Receiver()
            let setup = ProfileSetup(
                signOut: { failed in
                    log.add(.signOut)
                    receiver.failed = failed
                }, done: { log.add(.done) })
            let logic = ProfileLogic(
                profile: Samples.session.profile, setup: setup, presenter: PresenterSpy(log: log),
                navigator: ClosingNavigatorSpy { log.add(.close) })
            body(LogicTester(logic, on: tester, log: log) { $0.state }, receiver)
        }
    }

    @Test func `it shows who is signed in`() {
        test { logic, _ in
            logic.send { $0.start() }.expect(
                state: ProfileLogicState(profile: Samples.session.profile, phase: .idle),
                calls: [.profile(Samples.session.profile)])
        }
    }

    @Test func `Done closes it, and its end is told once it has left, once`() {
        test { logic, _ in
            logic.send { $0.close() }.expect(calls: [.close])
            logic.send { $0.leftForGood() }.expect(calls: [.done])
            logic.send { $0.leftForGood() }.expect()
        }
    }

    @Test func `it signs out once, however often that is tapped`() {
        test { logic, _ in
            logic.send { $0.signOut() }.expect(calls: [.signOut]) { $0.phase = .signingOut }
            logic.send { $0.signOut() }.expect()
        }
    }

    @Test func `after a failure it can be tried again`() {
        test { logic, receiver in
            logic.send { $0.signOut() }.expect(calls: [.signOut]) { $0.phase = .signingOut }
            logic.perform { receiver.failed() }.expect { $0.phase = .idle }
            logic.perform { receiver.failed() }.expect()
            logic.send { $0.signOut() }.expect(calls: [.signOut]) { $0.phase = .signingOut }
        }
    }
}
