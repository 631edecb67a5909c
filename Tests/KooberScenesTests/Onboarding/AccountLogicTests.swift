import Foundation
import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing
import WorkerSupport

@testable import KooberScenes

/// The Logic of SignIn and SignUp: the form, the request, and what becomes of it.
@Suite struct AccountLogicTests {
    private enum Call: Equatable {
        case form(isSending: Bool, canSend: Bool)
        case move(Int)
        case failure
        case auth(AuthCall)
        case signedIn(UserSession)
    }

    private final class PresenterSpy: AccountPresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(isSending: Bool, canSend: Bool) { log.add(.form(isSending: isSending, canSend: canSend)) }
        func move(toField number: Int) { log.add(.move(number)) }
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

        /// Fills in the form and signs in; the worker waits.
        func signIn() {
            logic.send { $0.formChanged(to: SignInForm(email: "a@b", isPasswordFilled: true)) }
                .expect(calls: [.form(isSending: false, canSend: true)]) {
                    $0.form.email = "a@b"
                    $0.form.isPasswordFilled = true
                }
            send()
        }

        /// Sends the form; the worker waits.
        func send() {
            logic.send { $0.signIn(password: Secret("pw")) }.expect(calls: [
                .form(isSending: true, canSend: false), .auth(.signIn(email: "a@b", password: "pw")),
            ]) { $0.phase = .sending }
        }
    }

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
            test.logic.send { $0.start() }.expect(
                state: SignInLogicState(form: SignInForm(email: "", isPasswordFilled: false), phase: .editing),
                calls: [.form(isSending: false, canSend: false)])
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect()
        }
    }

    @Test(arguments: [("a", false), ("", true)])
    func `it cannot be sent with an empty field`(email: String, isPasswordFilled: Bool) {
        test { test in
            test.logic.send { $0.formChanged(to: SignInForm(email: email, isPasswordFilled: isPasswordFilled)) }
                .expect(calls: [.form(isSending: false, canSend: false)]) {
                    $0.form.email = email
                    $0.form.isPasswordFilled = isPasswordFilled
                }
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect()
        }
    }

    @Test func `Return in a field goes on to the one below it`() {
        test { test in test.logic.send { $0.entered(field: 0) }.expect(calls: [.move(1)]) }
    }

    @Test func `a session is handed over; a second tap meanwhile does nothing`() {
        test { test in
            test.signIn()
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
            test.logic.send { $0.signIn(password: Secret("pw")) }.expect()
        }
    }

    @Test(arguments: [KooberAuthError.refused, .server, .decoding])
    func `a failure is shown, the text is kept, and it can be tried again`(error: KooberAuthError) {
        test { test in
            test.signIn()
            test.logic.perform { test.replies.answer(.failure(error)) }
                .expect(calls: [.form(isSending: false, canSend: true), .failure]) { $0.phase = .editing }
            test.send()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
        }
    }

    @Test func `a session that could not be stored can be tried again; whoever received it shows that`() {
        test { test in
            test.signIn()
            test.logic.perform { test.replies.answer(.success(Samples.session)) }
                .expect(calls: [.signedIn(Samples.session)])
            test.logic.perform { test.receiver.failed() }
                .expect(calls: [.form(isSending: false, canSend: true)]) { $0.phase = .editing }
            test.logic.perform { test.receiver.failed() }.expect()
        }
    }

    @Test(arguments: [
        Result<UserSession, KooberAuthError>.success(Samples.session), .failure(.refused), .failure(.cancelled),
    ])
    func `a reply after the scene has left is ignored`(reply: Result<UserSession, KooberAuthError>) {
        test(isStubborn: true) { test in
            test.signIn()
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }

    @Test func `a sign-up sends all fields, and no state holds the password`() throws {
        try StageTester.run { tester in
            let log = CallLog<Call>()
            let auth = AuthStub(isStubborn: false) { log.add(.auth($0)) }
            let logic = SignUpLogic(
                setup: SignUpSetup { _, _ in }, auth: auth, presenter: PresenterSpy(log: log),
                tasks: tester.stage.tasks)
            logic.formChanged(
                to: SignUpForm(
                    fullName: "Ann Lee", nickname: "Ann", email: "a@b", mobileNumber: "555", isPasswordFilled: true))
            logic.signUp(password: Secret("pw"))
            tester.settle()
            let account = NewAccount(
                fullName: "Ann Lee", nickname: "Ann", email: "a@b", mobileNumber: "555", password: Secret("pw"))
            expect(log.take().last, is: .auth(.signUp(account)))
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let json = String(decoding: try encoder.encode(logic.state), as: UTF8.self)
            #expect(
                json == """
                    {"form":{"email":"a@b","fullName":"Ann Lee","isPasswordFilled":true,"mobileNumber":"555",\
                    "nickname":"Ann"},"phase":"sending"}
                    """)
            auth.replies.answer(.failure(.cancelled))
        }
    }
}
