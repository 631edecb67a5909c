import Authentication
import HeadlessFoundation
import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

/// The app controller: which interface is shown, and how it comes to be shown.
@Suite struct AppControllerTests {
    /// What a test needs.
    private struct Test {
        let controller: AppController<String>
        let interfaces: InterfacesDouble
        let store: UserStoreStub
        let log: CallLog<AuthenticationCall>
        let screen: ScreenTester
        let tester: StageTester

        /// The transitions so far, as traced.
        var transitions: [String] {
            tester.stage.trace.last(.max).filter { $0.name == "transition" }.map { event in
                event.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
            }
        }

        func logIn(_ user: String) {
            NotificationCenter.default.postLogin(of: user) {}
            tester.settle()
            store.saves.answer(.success(()))
            tester.settle()
        }

        func logOut() {
            NotificationCenter.default.postLogout {}
            tester.settle()
            store.deletes.answer(.success(()))
            tester.settle()
        }
    }

    /// Performs a test of an app that shows Launch.
    private func test(sourceLocation: SourceLocation = #_sourceLocation, _ body: (Test) -> Void) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            let log = CallLog<AuthenticationCall>()
            let store = UserStoreStub(log: log)
            let interfaces = InterfacesDouble(log: log)
            let controller = AppController(store: store, interfaces: interfaces)
            controller.launch(in: UIWindow())
            tester.settle()
            body(
                Test(
                    controller: controller, interfaces: interfaces, store: store, log: log,
                    screen: ScreenTester(on: tester), tester: tester))
            UIApplication.shared.terminate()
        }
    }

    @Test func `without a user the signed-out interface takes its place, to the left`() {
        test { test in
            test.interfaces.finished(nil)
            test.tester.settle()
            expect(test.screen.name, is: "Welcome")
            expect(test.controller.interface, is: .signedOut)
            expect(test.controller.root.children.count, is: 1)
            expect(test.log.take(), is: [.makeLaunch, .makeSignedOut])
            expect(test.transitions, is: ["from=launch to=signedOut direction=left"])
        }
    }

    @Test func `with a user the main interface takes its place, to the right`() {
        test { test in
            test.interfaces.finished("Ann")
            test.tester.settle()
            expect(test.screen.name, is: "Main of Ann")
            expect(test.log.take(), is: [.makeLaunch, .makeMain("Ann")])
            expect(test.transitions, is: ["from=launch to=main direction=right"])
        }
    }

    @Test func `Launch is heard once`() {
        test { test in
            test.interfaces.finished(nil)
            test.interfaces.finished("Ann")
            test.tester.settle()
            expect(test.screen.name, is: "Welcome")
            expect(test.transitions, is: ["from=launch to=signedOut direction=left"])
        }
    }

    @Test func `who signs in while Launch still asks stays signed in`() {
        test { test in
            test.logIn("Ann")
            test.interfaces.finished(nil)
            test.tester.settle()
            expect(test.screen.name, is: "Main of Ann")
            expect(test.transitions, is: ["from=launch to=main direction=right"])
        }
    }

    @Test func `login and logout lead to and fro, each time to a fresh interface`() {
        test { test in
            test.interfaces.finished(nil)
            test.tester.settle()
            weak let welcome = test.controller.root.child
            test.logIn("Ann")
            expect(test.screen.name, is: "Main of Ann")
            #expect(welcome == nil)
            weak let main = test.controller.root.child
            test.logOut()
            expect(test.screen.name, is: "Welcome")
            #expect(main == nil)
            #expect(
                test.log.take() == [
                    .makeLaunch, .makeSignedOut, .save("Ann"), .makeMain("Ann"), .delete, .makeSignedOut,
                ])
            #expect(
                test.transitions == [
                    "from=launch to=signedOut direction=left", "from=signedOut to=main direction=right",
                    "from=main to=signedOut direction=left",
                ])
        }
    }

    @Test func `a logout while nobody is signed in changes nothing`() {
        test { test in
            test.interfaces.finished(nil)
            test.tester.settle()
            let welcome = test.controller.root.child
            test.logOut()
            #expect(test.controller.root.child === welcome)
            expect(test.transitions, is: ["from=launch to=signedOut direction=left"])
        }
    }

    @Test func `what is presented is dismissed before a transition, with all that is over it`() {
        test { test in
            test.interfaces.finished("Ann")
            test.controller.root.present(InterfacesDouble.Screen("Sheet"), animated: false)
            test.tester.settle()
            test.controller.root.presentedViewController?.present(
                UIAlertController(title: "News", message: nil, preferredStyle: .alert), animated: false)
            test.tester.settle()
            expect(test.screen.name, is: "Sheet")
            test.logOut()
            expect(test.screen.name, is: "Welcome")
            #expect(test.controller.root.presentedViewController == nil)
            let names = test.tester.stage.trace.last(.max).map(\.name)
            let (dismissal, transition) = (names.lastIndex(of: "dismiss"), names.lastIndex(of: "transition"))
            #expect((dismissal ?? .max) < (transition ?? 0))
        }
    }

    @Test func `it goes with its owner, and leaves no cycle`() {
        StageTester.run { tester in
            let log = CallLog<AuthenticationCall>()
            let interfaces = InterfacesDouble(log: log)
            var controller: AppController<String>? = AppController(
                store: UserStoreStub(log: log), interfaces: interfaces)
            controller?.launch(in: UIWindow())
            tester.settle()
            interfaces.finished("Ann")
            tester.settle()
            weak let gone = controller
            weak let root = controller?.root
            controller = nil
            UIApplication.shared.terminate()
            #expect(gone == nil)
            #expect(root == nil)
            interfaces.finished(nil)
        }
    }
}
