import Scene
import SkeletonWorkers
import StageRuntime
import TestSupport
import Testing
import WorkerSupport

@testable import SkeletonScenes

/// What sign-in and sign-up have in common, and what each asks the server.
@Suite struct AccountLogicTests {
    private static let ada = AccountUser(token: Secret("tok"), email: "a@b.cd", name: "Ada", userId: "u")

    private struct Test {
        let logic: LogicTester<SignInLogic, SignInLogicState, Call>
        let account: AccountStub
        let users: UsersStub
        let tasks: TaskScope

        /// Fills in the form and signs in; the server waits.
        func signIn() {
            let form = SignInForm(email: "ada@b.c", password: "pass-0815")
            logic.send { $0.formChanged(to: form) }.expect(calls: [.canSubmit(true)]) { $0.form = form }
            logic.send { $0.signIn(password: Secret("pass-0815")) }
                .expect(calls: [
                    .canSubmit(false), .loading(true), .signIn(email: "ada@b.c", password: "pass-0815"),
                ]) { $0.phase = .submitting }
        }
    }

    private static let ended: [Call] = [.canSubmit(true), .loading(false)]

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let (spy, users) = (Spy(log), UsersStub(log))
            let account = AccountStub(log, isStubborn: isStubborn)
            let tasks = TaskScope("SignIn")
            let logic = SignInLogic(account: account, users: users, presenter: spy, navigator: spy, tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, account: account, users: users,
                    tasks: tasks))
        }
    }

    @Test func `it begins with an empty form`() {
        test { test in test.logic.send { $0.start() }.expect(calls: [.canSubmit(false)]) { _ in } }
    }

    @Test func `a user who is answered is stored, then it is finished`() {
        test { test in
            test.signIn()
            test.logic.perform { test.account.replies.answer(.success(Self.ada)) }
                .expect(calls: [.save("a@b.cd")]) { _ in }
            test.logic.perform { test.users.replies.answer(.success(())) }
                .expect(calls: Self.ended + [.finished]) { $0.phase = .editing }
        }
    }

    @Test func `under way, nothing is asked again, and the form may still change`() {
        test { test in
            test.signIn()
            test.logic.send { $0.signIn(password: Secret("pass-0815")) }.expect(calls: []) { _ in }
            let form = SignInForm(email: "ada@b.cd", password: "pass-0815")
            test.logic.send { $0.formChanged(to: form) }.expect(calls: [.canSubmit(false)]) { $0.form = form }
            test.logic.perform { test.account.replies.answer(.failure(.server)) }
                .expect(calls: Self.ended + [.failure(.server)]) { $0.phase = .editing }
        }
    }

    @Test(arguments: [
        (AccountError.refused, ModuleFailure.refused), (.offline, .offline), (.server, .server),
    ])
    func `an error of the server is told, and the form can be used again`(error: AccountError, told: ModuleFailure) {
        test { test in
            test.signIn()
            test.logic.perform { test.account.replies.answer(.failure(error)) }
                .expect(calls: Self.ended + [.failure(told)]) { $0.phase = .editing }
        }
    }

    @Test func `a user who cannot be stored is told`() {
        test { test in
            test.signIn()
            test.logic.perform { test.account.replies.answer(.success(Self.ada)) }
                .expect(calls: [.save("a@b.cd")]) { _ in }
            test.logic.perform { test.users.replies.answer(.failure(.io)) }
                .expect(calls: Self.ended + [.failure(.notStored)]) { $0.phase = .editing }
        }
    }

    @Test(arguments: [false, true])
    func `a reply after the scene has left changes and stores nothing`(isStubborn: Bool) {
        test(isStubborn: isStubborn) { test in
            test.signIn()
            test.logic.perform { test.tasks.end() }.expect(calls: []) { _ in }
            guard isStubborn else { return }
            test.logic.perform { test.account.replies.answer(.success(Self.ada)) }.expect(calls: []) { _ in }
        }
    }

    @Test func `a sign-up asks with name, email and password`() {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let (spy, account) = (Spy(log), AccountStub(log))
            let tasks = TaskScope("SignUp")
            let logic = SignUpLogic(
                account: account, users: UsersStub(log), presenter: spy, navigator: spy, tasks: tasks)
            logic.signUp(password: Secret("x"))
            tester.settle()
            expect(log.take(), is: [])
            logic.formChanged(to: SignUpForm(name: "Ada", email: "a", password: "x", confirmation: "x"))
            logic.signUp(password: Secret("x"))
            tester.settle()
            #expect(
                log.take() == [
                    .canSubmit(true), .canSubmit(false), .loading(true),
                    .signUp(name: "Ada", email: "a", password: "x"),
                ])
            tasks.end()
        }
    }

    @Test(arguments: [
        ("", "", false), ("12345", "123456", false), ("123456", "12345", false), ("123456", "123456", true),
        ("      ", "      ", true), ("👩‍👩‍👧12345", "e\u{301}12345", true), ("👩‍👩‍👧", "123456", false),
    ])
    func `a sign-in needs more than five characters in both fields`(email: String, password: String, isEnough: Bool) {
        expect(SignInForm(email: email, password: password).isComplete, is: isEnough)
    }

    @Test(arguments: [
        (["", "", "", ""], false), (["n", "e", "p", "p"], true), (["", "e", "p", "p"], false),
        (["n", "", "p", "p"], false), (["n", "e", "", ""], false), (["n", "e", "p", ""], false),
        (["n", "e", "", "p"], false), (["n", "e", "p", "P"], false),
    ])
    func `a sign-up needs all fields and the same password twice`(texts: [String], isEnough: Bool) {
        let form = SignUpForm(name: texts[0], email: texts[1], password: texts[2], confirmation: texts[3])
        expect(form.isComplete, is: isEnough)
    }

    @Test func `no state holds a password`() throws {
        let text = String(describing: SignUpForm(name: "n", email: "e", password: "pass-0815", confirmation: ""))
        #expect(!text.contains("pass-0815"))
        #expect(!String(describing: SignInForm(email: "e", password: "pass-0815")).contains("pass-0815"))
    }

    @Test func `AuthSelect tells what was chosen`() {
        let log = CallLog<Call>()
        let logic = AuthSelectLogic(navigator: Spy(log))
        for choice in [AuthSelectTransition.signIn, .signUp, .skip] { logic.choose(choice) }
        expect(log.take(), is: [.chose(.signIn), .chose(.signUp), .chose(.skip)])
    }
}
