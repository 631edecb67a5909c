import Foundation
import Scene
import StageRuntime
import TestSupport
import Testing
import Workers

@testable import KooberScenes

/// SignUp's Logic: the form, the request, and what becomes of it.
@Suite struct SignUpLogicTests {
    private enum Call: Equatable {
        case form(isSigningUp: Bool, canSignUp: Bool)
        case move(Int)
        case failure
        case auth(AuthCall)
        case signedIn(UserSession)
    }

    private final class PresenterSpy: SignUpPresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(isSigningUp: Bool, canSignUp: Bool) {
            log.add(.form(isSigningUp: isSigningUp, canSignUp: canSignUp))
        }
        func move(toField number: Int) { log.add(.move(number)) }
        func showFailure() { log.add(.failure) }
    }

    /// Keeps what a setup's callback was given.
    private final class Receiver {
        var failed: () -> Void = {}
    }

    private struct Test {
        let logic: LogicTester<SignUpLogic, SignUpLogicState, Call>
        let replies: HeldStub<UserSession, KooberAuthError>
        let receiver: Receiver
        let tasks: TaskScope

        /// Fills in the form and signs up; the worker waits.
        func signUp() {
            logic.send { $0.formChanged(to: SignUpLogicTests.form) }
                .expect(calls: [.form(isSigningUp: false, canSignUp: true)]) { $0.form = SignUpLogicTests.form }
            logic.send { $0.signUp(password: Secret("pw")) }.expect(calls: SignUpLogicTests.requested) {
                $0.phase = .signingUp
            }
        }
    }

    private static let form = SignUpForm(
        fullName: "Ann Lee", nickname: "Ann", email: "a@b", mobileNumber: "555", isPasswordFilled: true)
    private static let account = NewAccount(
        fullName: "Ann Lee", nickname: "Ann", email: "a@b", mobileNumber: "555", password: Secret("pw"))
    private static let requested: [Call] = [
        .form(isSigningUp: true, canSignUp: false), .auth(.signUp(account)),
    ]
    private static let failed: [Call] = [.form(isSigningUp: false, canSignUp: true), .failure]

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let auth = AuthStub(isStubborn: isStubborn) { log.add(.auth($0)) }
            let receiver = Receiver()
            let tasks = TaskScope("SignUp")
            let setup = SignUpSetup { session, failed in
                log.add(.signedIn(session))
                receiver.failed = failed
            }
            let logic = SignUpLogic(setup: setup, auth: auth, presenter: PresenterSpy(log: log), tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: auth.replies,
                    receiver: receiver, tasks: tasks))
        }
    }

    @Test func `it begins with an empty form that cannot be sent`() {
        test { test in
            #expect(test.logic.state == SignUpLogicState(form: SignUpForm(), phase: .editing))
            test.logic.send { $0.start() }.expect(calls: [.form(isSigningUp: false, canSignUp: false)])
            test.logic.send { $0.signUp(password: Secret("pw")) }.expect()
        }
    }

    @Test func `Return in a field goes on to the one below it`() {
        test { test in
            for field in 0..<4 { test.logic.send { $0.entered(field: field) }.expect(calls: [.move(field + 1)]) }
        }
    }

    @Test func `a session is handed over; a second tap meanwhile does nothing`() {
        test { test in
            test.signUp()
            test.logic.send { $0.signUp(password: Secret("pw")) }.expect()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
            test.logic.send { $0.signUp(password: Secret("pw")) }.expect()
        }
    }

    @Test(arguments: [KooberAuthError.refused, .server, .decoding])
    func `a failure is shown, the text is kept, and it can be tried again`(error: KooberAuthError) {
        test { test in
            test.signUp()
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: Self.failed) {
                $0.phase = .editing
            }
            test.logic.send { $0.signUp(password: Secret("pw")) }.expect(calls: Self.requested) {
                $0.phase = .signingUp
            }
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
        }
    }

    @Test func `a session that could not be stored can be tried again; whoever took it tells`() {
        test { test in
            test.signUp()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
            test.logic.perform { test.receiver.failed() }.expect(calls: [Self.failed[0]]) { $0.phase = .editing }
            test.logic.perform { test.receiver.failed() }.expect()
        }
    }

    @Test func `a request that was cancelled is no failure`() {
        test { test in
            test.signUp()
            test.logic.perform { test.replies.answer(.failure(.cancelled)) }.expect()
        }
    }

    @Test(arguments: [Result<UserSession, KooberAuthError>.success(Samples.session), .failure(.refused)])
    func `what comes after SignUp has left is told to nobody`(reply: Result<UserSession, KooberAuthError>) {
        test(isStubborn: true) { test in
            test.signUp()
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }

    @Test func `the password is in no state`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(
            decoding: try encoder.encode(SignUpLogicState(form: Self.form, phase: .signingUp)), as: UTF8.self)
        #expect(
            json == """
                {"form":{"email":"a@b","fullName":"Ann Lee","isPasswordFilled":true,"mobileNumber":"555",\
                "nickname":"Ann"},"phase":"signingUp"}
                """)
    }
}
