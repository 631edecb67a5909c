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
            #expect(test.logIn("Ann") == [.save("Ann")])
            test.store.saves.answer(.success(()))
            #expect(test.settle() == [.login("Ann")])
        }
    }

    @Test func `a logout is deleted first, and only then told`() {
        AuthenticationTest.run { test in
            #expect(test.logOut() == [.delete])
            test.store.deletes.answer(.success(()))
            #expect(test.settle() == [.logout])
        }
    }

    @Test func `a login without a user, or with another kind of user, is ignored`() {
        AuthenticationTest.run { test in
            test.center.post(name: .userDidLogIn)
            test.center.post(name: .userDidLogIn, userInfo: [:])
            test.center.post(name: .userDidLogIn, userInfo: [AuthenticationKey.user: 1])
            #expect(test.settle() == [])
            #expect(test.logIn("Ann") == [.save("Ann")])
            test.store.saves.answer(.success(()))
            #expect(test.settle() == [.login("Ann")])
        }
    }

    @Test func `a save that fails is told to who posted, and traced, and nobody is logged in`() {
        AuthenticationTest.run { test in
            #expect(test.logIn("Ann") == [.save("Ann")])
            test.store.saves.answer(.failure(UserStoreStub.Failure()))
            #expect(test.settle() == [.failed("Ann")])
            #expect(test.tester.stage.trace.last(1).map(\.line) == ["0s  app  login failed"])
            #expect(test.logIn("Ann") == [.save("Ann")])
            test.store.saves.answer(.success(()))
            #expect(test.settle() == [.login("Ann")])
        }
    }

    @Test func `a deletion that fails is told to who posted, and can be tried again`() {
        AuthenticationTest.run { test in
            #expect(test.logOut() == [.delete])
            test.store.deletes.answer(.failure(UserStoreStub.Failure()))
            #expect(test.settle() == [.failed("logout")])
            #expect(test.tester.stage.trace.last(1).map(\.line) == ["0s  app  logout failed"])
            #expect(test.logOut() == [.delete])
            test.store.deletes.answer(.success(()))
            #expect(test.settle() == [.logout])
        }
    }

    @Test func `a second logout changes nothing, whether it comes later or while the first is under way`() {
        AuthenticationTest.run { test in
            #expect(test.logOut() == [.delete])
            #expect(test.logOut() == [])
            test.store.deletes.answer(.success(()))
            #expect(test.settle() == [.logout])
            #expect(test.logOut() == [])
        }
    }

    @Test func `what is posted while the store works waits for its turn`() {
        AuthenticationTest.run { test in
            #expect(test.logIn("Ann") == [.save("Ann")])
            #expect(test.logOut() == [])
            #expect(test.logIn("Bob") == [])
            test.store.saves.answer(.success(()), to: 1)
            #expect(test.settle() == [.login("Ann"), .delete])
            test.store.deletes.answer(.success(()))
            #expect(test.settle() == [.logout, .save("Bob")])
            test.store.saves.answer(.success(()), to: 2)
            #expect(test.settle() == [.login("Bob")])
        }
    }

    @Test func `once its scope has ended it tells nothing, neither success nor failure`() {
        AuthenticationTest.run { test in
            #expect(test.logIn("Ann") == [.save("Ann")])
            #expect(test.logOut() == [])
            test.tasks.end()
            #expect(test.settle() == [])
            #expect(test.logIn("Bob") == [])
        }
    }

    @Test func `it goes with its owner, and stops listening`() {
        StageTester.run { tester in
            let log = CallLog<AuthenticationCall>()
            let center = NotificationCenter()
            var controller: AuthenticationController<String>? = AuthenticationController(
                store: UserStoreStub(log: log), center: center, tasks: tester.stage.tasks)
            weak let gone = controller
            #expect(center.observerCount == 2)
            controller = nil
            #expect(gone == nil)
            #expect(center.observerCount == 0)
        }
    }
}
