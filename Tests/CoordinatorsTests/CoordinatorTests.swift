import Coordinators
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

/// The base of coordinators: children, start, finish, and what the leak ledger says of one that stays.
@Suite struct CoordinatorTests {
    /// A flow that notes what it is told.
    private final class Flow: Coordinator {
        let name: String
        private let log: CallLog<String>

        init(_ name: String, log: CallLog<String>) {
            self.name = name
            self.log = log
            super.init(navigationController: UINavigationController())
        }

        override func start() { log.add("\(name) starts") }
    }

    /// What the screens of a flow share.
    private final class Shared {}

    private func test(_ body: (StageTester, CallLog<String>, Flow) -> Void) {
        StageTester.run { tester in
            let log = CallLog<String>()
            body(tester, log, Flow("app", log: log))
        }
    }

    private func names(_ flow: Coordinator) -> [String] { flow.children.compactMap { ($0 as? Flow)?.name } }

    /// What has leaked until now, a line for each, and fails the test no more.
    private func takeLeaks(_ tester: StageTester) -> [String] {
        tester.settle()
        return tester.stage.takeProblems().map { problem in
            guard case .leak(let leak) = problem else { return "\(problem)" }
            return leak.scene + ": " + leak.parts.joined(separator: " ")
        }
    }

    @Test func `a child is started and kept, and shows in a stack of its own`() {
        test { _, log, app in
            let auth = Flow("auth", log: log)
            app.startChild(auth)
            expect(log.take(), is: ["auth starts"])
            expect(names(app), is: ["auth"])
            #expect(auth.navigationController !== app.navigationController)
        }
    }

    @Test func `what follows a child starts before the child is dropped`() {
        test { _, log, app in
            app.startChild(Flow("auth", log: log)) { [weak app] in
                log.add("then \(app.map(names) ?? [])")
                app?.startChild(Flow("main", log: log))
            }
            app.children.first?.finish()
            expect(log.take(), is: ["auth starts", #"then ["auth"]"#, "main starts"])
            expect(names(app), is: ["main"])
        }
    }

    @Test func `a flow finishes once, and one that was dropped no more`() {
        test { _, log, app in
            let (auth, main) = (Flow("auth", log: log), Flow("main", log: log))
            app.startChild(auth) { log.add("auth finished") }
            app.startChild(main) { log.add("main finished") }
            auth.finish()
            auth.finish()
            app.drop(main)
            app.drop(main)
            main.finish()
            expect(log.take(), is: ["auth starts", "main starts", "auth finished"])
            #expect(app.children.isEmpty)
        }
    }

    @Test func `a child that finishes while it starts is dropped too`() {
        final class Short: Coordinator {
            override func start() { finish() }
        }
        test { _, log, app in
            app.startChild(Short(navigationController: UINavigationController())) { log.add("finished") }
            expect(log.take(), is: ["finished"])
            #expect(app.children.isEmpty)
        }
    }

    @Test func `one that is no child is left alone`() {
        test { tester, log, app in
            let other = Flow("other", log: log)
            other.didFinish = { log.add("other finished") }
            app.drop(other)
            other.finish()
            expect(log.take(), is: ["other finished"])
            expect(takeLeaks(tester), is: [])
        }
    }

    @Test func `a flow that is dropped and goes is no leak, with all inside it`() {
        test { tester, log, app in
            do {
                let main = Flow("main", log: log)
                main.startChild(Flow("home", log: log))
                app.startChild(main)
            }
            app.children.first?.finish()
            expect(takeLeaks(tester), is: [])
        }
    }

    @Test func `a finished flow that stays is told by its name, and so is what it registered`() {
        test { tester, log, app in
            let (auth, shared) = (Flow("auth", log: log), Shared())
            auth.track(shared)
            app.startChild(auth)
            auth.finish()
            withExtendedLifetime((auth, shared)) { expect(takeLeaks(tester), is: ["Flow: Shared Flow"]) }
        }
    }

    @Test func `a flow inside one that was dropped is told too`() {
        test { tester, log, app in
            let home = Flow("home", log: log)
            do {
                let main = Flow("main", log: log)
                main.startChild(home)
                app.startChild(main)
                app.drop(main)
            }
            withExtendedLifetime(home) { expect(takeLeaks(tester), is: ["Flow: Flow"]) }
        }
    }

    @Test func `a flow that goes on is no leak`() {
        test { tester, log, app in
            app.startChild(Flow("auth", log: log))
            expect(takeLeaks(tester), is: [])
        }
    }

    /// A flow of one screen in the stack of its parent.
    private final class Detail: Coordinator {
        override func start() { navigationController.pushViewController(UIViewController(), animated: true) }
    }

    @Test func `a child whose last screen has left by Back, and that has not finished, is reported once`() {
        test { tester, _, app in
            let window = UIWindow()
            window.rootViewController = app.navigationController
            app.navigationController.setViewControllers([UIViewController()], animated: false)
            window.makeKeyAndVisible()
            let detail = Detail(navigationController: app.navigationController)
            app.startChild(detail)
            expect(takeLeaks(tester), is: [])
            app.navigationController.popViewController(animated: true)
            expect(takeLeaks(tester), is: ["Detail: Detail"])
            expect(takeLeaks(tester), is: [])
            // The test itself keeps the flow, so that it is a leak once more when it has been dropped.
            detail.finish()
            expect(takeLeaks(tester), is: ["Detail: Detail"])
        }
    }
}
