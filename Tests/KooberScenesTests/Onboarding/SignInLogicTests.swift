import Foundation
import Scene
import StageRuntime
import TestSupport
import Testing
import Workers

@testable import KooberScenes

/// SignIn's Logic: the form, the request, and what becomes of it.
@Suite struct SignInLogicTests {
    private enum Call: Equatable {
        case form(isSigningIn: Bool, canSignIn: Bool)
        case moveToPassword
        case failure
        case auth(AuthCall)
        case signedIn(UserSession)
    }

    private final class PresenterSpy: SignInPresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(isSigningIn: Bool, canSignIn: Bool) {
            log.add(.form(isSigningIn: isSigningIn, canSignIn: canSignIn))
        }
        func moveToPassword() { log.add(.moveToPassword) }
        func showFailure() { log.add(.failure) }
    }

    /// Keeps what a setup's callback was given.
    private final class Receiver {
        var failed: () -> Void = {}
    }

    private struct Test {
        let logic: LogicTester<SignInLogic, SignInLogicState, Call>
        let replies: HeldStub<UserSession, KooberAuthError>
        let receiver: Receiver
        let tasks: TaskScope

        /// Fills in the form.
        func fillIn() {
            logic.send { $0.formChanged(email: "a@b", isPasswordFilled: true) }
                .expect(calls: [.form(isSigningIn: false, canSignIn: true)]) {
                    $0.email = "a@b"
                    $0.isPasswordFilled = true
                }
        }

        /// Fills in the form and signs in; the worker waits.
        func signIn() {
            fillIn()
            logic.send { $0.signIn(password: Secret("pw")) }.expect(calls: SignInLogicTests.requested) {
                $0.phase = .signingIn
            }
        }
    }

    private static let requested: [Call] = [
        .form(isSigningIn: true, canSignIn: false), .auth(.signIn(email: "a@b", password: "pw")),
    ]
    private static let failed: [Call] = [.form(isSigningIn: false, canSignIn: true), .failure]

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let auth = AuthStub(isStubborn: isStubborn) { log.add(.auth($0)) }
            let receiver = Receiver()
            let tasks = TaskScope("SignIn")
            let setup = SignInSetup { session, failed in
                log.add(.signedIn(session))
                receiver.failed = failed
            }
            let logic = SignInLogic(setup: setup, auth: auth, presenter: PresenterSpy(log: log), tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: auth.replies,
                    receiver: receiver, tasks: tasks))
        }
    }

    @Test func `it begins with an empty form that cannot be sent`() {
        test { test in
            #expect(test.logic.state == SignInLogicState(email: "", isPasswordFilled: false, phase: .editing))
            test.logic.send { $0.start() }.expect(calls: [.form(isSigningIn: false, canSignIn: false)])
        }
    }

    @Test(arguments: [("", false), ("a", false), ("", true)])
    func `it can be sent when both fields are filled, not before`(email: String, isPasswordFilled: Bool) {
        test { test in
            test.logic.send { $0.formChanged(email: email, isPasswordFilled: isPasswordFilled) }
                .expect(calls: [.form(isSigningIn: false, canSignIn: false)]) {
                    $0.email = email
                    $0.isPasswordFilled = isPasswordFilled
                }
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect()
            test.fillIn()
        }
    }

    @Test func `Return in the email goes on to the password`() {
        test { test in
            test.logic.send { $0.emailEntered() }.expect(calls: [.moveToPassword])
        }
    }

    @Test func `a session is handed over, and SignIn waits until it is gone`() {
        test { test in
            test.signIn()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
        }
    }

    @Test func `a second tap while the first is under way does nothing`() {
        test { test in
            test.signIn()
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect()
        }
    }

    @Test func `it signs in with what stood in the form when it was sent`() {
        test { test in
            test.fillIn()
            test.logic.send {
                $0.signIn(password: Secret("pw"))
                $0.formChanged(email: "c@d", isPasswordFilled: true)
            }.expect(
                state: SignInLogicState(email: "c@d", isPasswordFilled: true, phase: .signingIn),
                calls: [
                    .form(isSigningIn: true, canSignIn: false), .form(isSigningIn: true, canSignIn: false),
                    .auth(.signIn(email: "a@b", password: "pw")),
                ])
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
        }
    }

    @Test(arguments: [KooberAuthError.refused, .server, .decoding])
    func `a failure is shown, the text is kept, and it can be tried again`(error: KooberAuthError) {
        test { test in
            test.signIn()
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: Self.failed) {
                $0.phase = .editing
            }
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect(calls: Self.requested) {
                $0.phase = .signingIn
            }
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
        }
    }

    @Test func `a session that could not be stored can be tried again; whoever took it tells`() {
        test { test in
            test.signIn()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
            test.logic.perform { test.receiver.failed() }.expect(calls: [Self.failed[0]]) { $0.phase = .editing }
            test.logic.perform { test.receiver.failed() }.expect()
        }
    }

    @Test func `a request that was cancelled is no failure`() {
        test { test in
            test.signIn()
            test.logic.perform { test.replies.answer(.failure(.cancelled)) }.expect()
        }
    }

    @Test(arguments: [Result<UserSession, KooberAuthError>.success(Samples.session), .failure(.refused)])
    func `what comes after SignIn has left is told to nobody`(reply: Result<UserSession, KooberAuthError>) {
        test(isStubborn: true) { test in
            test.signIn()
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }

    @Test func `the password is in no state`() throws {
        try StageTester.run { _ in
            let state = SignInLogicState(email: "a@b", isPasswordFilled: true, phase: .signingIn)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let json = String(decoding: try encoder.encode(state), as: UTF8.self)
            #expect(json == #"{"email":"a@b","isPasswordFilled":true,"phase":"signingIn"}"#)
        }
    }

    @Test func `what the session's taker keeps does not keep the Logic`() {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let auth = AuthStub(isStubborn: false) { _ in }
            let receiver = Receiver()
            var logic: SignInLogic? = SignInLogic(
                setup: SignInSetup { receiver.failed = $1 }, auth: auth, presenter: PresenterSpy(log: log),
                tasks: tester.stage.tasks)
            weak let gone = logic
            logic?.formChanged(email: "a", isPasswordFilled: true)
            logic?.signIn(password: Secret("pw"))
            tester.settle()
            auth.replies.answer(.success(Samples.session))
            tester.settle()
            logic = nil
            #expect(gone == nil)
            receiver.failed()
        }
    }
}
