import TestSupport
import Testing

@testable import KooberScenes

/// Welcome's Logic: two ways.
@Suite struct WelcomeLogicTests {
    private enum Call: Equatable {
        case signIn
        case signUp
    }

    @Test func `each button leads its own way, and nothing is known`() {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let setup = WelcomeSetup(goToSignIn: { log.add(.signIn) }, goToSignUp: { log.add(.signUp) })
            let logic = LogicTester(WelcomeLogic(setup: setup), on: tester, log: log) { $0.state }
            logic.send { $0.signIn() }.expect(state: WelcomeLogicState(), calls: [.signIn])
            logic.send { $0.signUp() }.expect(calls: [.signUp])
        }
    }
}
