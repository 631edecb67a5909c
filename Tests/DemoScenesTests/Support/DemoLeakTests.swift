import HeadlessUIKit
import Scene
@testable import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// That nothing of a scene outlives it: the leak ledger finds nothing, and neither does a look at the objects.
@Suite struct DemoLeakTests {
    @Test func `Detail is gone after each of 100 visits, by every road`() {
        DemoTest.search { test in
            test.find("swift b")
            for visit in 0..<100 {
                test.screen.tap("swift bird")
                weak let detail = test.stack?.topViewController
                #expect(detail is DetailVC)
                test.screen.set("rotationLock", on: true)
                switch visit % 4 {
                case 0: test.screen.tap("Back")
                case 1: test.screen.swipeBack()
                case 2: test.screen.tap("reset")
                default: test.stack?.popToRootViewController(animated: true)
                }
                test.tester.settle()
                #expect(detail == nil)
                #expect(test.act.act2 == nil)
            }
            #expect(test.act.details.count == 100)
            #expect(test.tester.stage.loop.tasks.running.isEmpty)
            test.tester.expectProblems([])
        }
    }

    @Test func `Search is gone with its list, a search in flight and an alert, when the root is replaced`() {
        DemoTest.search { test in
            test.find("swift b")
            weak let search = test.stack?.topViewController
            test.tester.stage.workers.fail("suggestions.search", with: .offline, times: 1)
            test.find("i")
            #expect(test.screen.has("Ok"))
            test.replaceRoot()
            test.tester.settle()
            #expect(search == nil)
            test.tester.expectProblems([])
        }
    }

    @Test func `the ledger watches every part of Splash`() {
        DemoTest.splash { test in
            let held = test.screen.window?.rootViewController
            test.tester.advance(by: .milliseconds(2_500))
            #expect(test.screen.name == "Search")
            let parts = [
                "SplashInteractor", "SplashPresenter", "SplashNavigator", "SplashLogic", "SplashVC", "SplashView",
            ]
            test.tester.expectProblems([.leak(Leak(scene: "Splash", parts: parts, holders: []))])
            withExtendedLifetime(held) {}
        }
    }

    @Test func `the ledger watches every part of Search`() {
        DemoTest.search { test in
            let held = test.stack?.topViewController
            test.replaceRoot()
            let parts = [
                "SearchTableController", "SearchPresenter", "SearchNavigator", "SearchLogic", "SearchInteractor",
                "SearchVC", "SearchView",
            ]
            test.tester.expectProblems([.leak(Leak(scene: "Search", parts: parts, holders: []))])
            withExtendedLifetime(held) {}
        }
    }

    @Test func `the ledger reports a part that is held`() {
        DemoTest.search { test in
            test.find("swift b")
            test.screen.tap("swift bird")
            let held = test.stack?.topViewController
            test.screen.tap("Back")
            let child = Leak(scene: "EmbeddedViewController", parts: ["EmbeddedViewController", "UIView"], holders: [])
            let parts = [
                "DetailPresenter", "DetailNavigator", "DetailLogic", "DetailInteractor", "DetailVC", "DetailView",
            ]
            test.tester.expectProblems([.leak(child), .leak(Leak(scene: "Detail", parts: parts, holders: []))])
            withExtendedLifetime(held) {}
        }
    }
}
