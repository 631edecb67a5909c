import Authentication
import HeadlessFoundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

/// The authentication controller: the store first, and nothing where it fails.
@Suite struct AuthenticationControllerTests {
    @Test func `a login is saved first, and only then told`() {
        AuthenticationTest.run { test in
            expect(test.logIn("Ann"), is: [.save("Ann")])
            test.store.saves.answer(.success(()))
            expect(test.settle(), is: [.login("Ann")])
        }
    }

    @Test func `a logout is deleted first, and only then told`() {
        AuthenticationTest.run { test in
            expect(test.logOut(), is: [.delete])
            test.store.deletes.answer(.success(()))
            expect(test.settle(), is: [.logout])
        }
    }

    @Test func `a login without a user, or with another kind of user, is ignored`() {
        AuthenticationTest.run { test in
            test.center.post(name: .userDidLogIn)
            test.center.post(name: .userDidLogIn, userInfo: [:])
            test.center.post(name: .userDidLogIn, userInfo: [AuthenticationKey.user: 1])
            expect(test.settle(), is: [])
            expect(test.logIn("Ann"), is: [.save("Ann")])
            test.store.saves.answer(.success(()))
            expect(test.settle(), is: [.login("Ann")])
        }
    }

    @Test func `a save that fails is told to who posted, and traced, and nobody is logged in`() {
        AuthenticationTest.run { test in
            expect(test.logIn("Ann"), is: [.save("Ann")])
            test.store.saves.answer(.failure(UserStoreStub.Failure()))
            expect(test.settle(), is: [.failed("Ann")])
            expect(test.tester.stage.trace.last(1).map(\.line), is: ["0s  app  login failed"])
            expect(test.logIn("Ann"), is: [.save("Ann")])
            test.store.saves.answer(.success(()))
            expect(test.settle(), is: [.login("Ann")])
        }
    }

    @Test func `a deletion that fails is told to who posted, and can be tried again`() {
        AuthenticationTest.run { test in
            expect(test.logOut(), is: [.delete])
            test.store.deletes.answer(.failure(UserStoreStub.Failure()))
            expect(test.settle(), is: [.failed("logout")])
            expect(test.tester.stage.trace.last(1).map(\.line), is: ["0s  app  logout failed"])
            expect(test.logOut(), is: [.delete])
            test.store.deletes.answer(.success(()))
            expect(test.settle(), is: [.logout])
        }
    }

    @Test func `a second logout changes nothing, whether it comes later or while the first is under way`() {
        AuthenticationTest.run { test in
            expect(test.logOut(), is: [.delete])
            expect(test.logOut(), is: [])
            test.store.deletes.answer(.success(()))
            expect(test.settle(), is: [.logout])
            expect(test.logOut(), is: [])
        }
    }

    @Test func `what is posted while the store works waits for its turn`() {
        AuthenticationTest.run { test in
            expect(test.logIn("Ann"), is: [.save("Ann")])
            expect(test.logOut(), is: [])
            expect(test.logIn("Bob"), is: [])
            test.store.saves.answer(.success(()), to: 1)
            expect(test.settle(), is: [.login("Ann"), .delete])
            test.store.deletes.answer(.success(()))
            expect(test.settle(), is: [.logout, .save("Bob")])
            test.store.saves.answer(.success(()), to: 2)
            expect(test.settle(), is: [.login("Bob")])
        }
    }

    @Test func `once its scope has ended it tells nothing, neither success nor failure`() {
        AuthenticationTest.run { test in
            expect(test.logIn("Ann"), is: [.save("Ann")])
            expect(test.logOut(), is: [])
            test.tasks.end()
            expect(test.settle(), is: [])
            expect(test.logIn("Bob"), is: [])
        }
    }

    @Test func `it goes with its owner, and stops listening`() {
        StageTester.run { tester in
            let log = CallLog<AuthenticationCall>()
            let center = NotificationCenter()
            var controller: AuthenticationController<String>? = AuthenticationController(
                store: UserStoreStub(log: log), center: center, tasks: tester.stage.tasks)
            weak let gone = controller
            expect(center.observerCount, is: 2)
            controller = nil
            #expect(gone == nil)
            expect(center.observerCount, is: 0)
        }
    }
}
