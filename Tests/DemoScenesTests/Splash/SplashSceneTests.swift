import Foundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// Splash on a stage: the screen, its times, the alert, and that it is gone afterwards.
@Suite struct SplashSceneTests {
    private let name = "settings.update"

    @Test func `it shows its title`() {
        DemoTest.splash { test in
            #expect(test.screen.name == "Splash")
            #expect(test.screen.text == #"text "Splash!""#)
            #expect(test.screen.has("splashTitle"))
        }
    }

    @Test(arguments: [(0, 2_500), (1_000, 2_500), (1_500, 2_500), (1_501, 2_501), (4_000, 5_000)])
    func `Search appears at the later of 1.5 s and the update, and 1 s of fade`(update: Int, due: Int) {
        DemoTest.splash {
            $0.tester.stage.workers.delay(name, by: .milliseconds(update))
        } _: { test in
            test.tester.advance(by: .milliseconds(due) - .nanoseconds(1))
            #expect(test.screen.name == "Splash")
            #expect(test.screen.has("splashTitle"))
            test.tester.advance(by: .nanoseconds(1))
            #expect(test.screen.name == "Search")
        }
    }

    @Test func `it stays visible while it fades, and its view is transparent from the beginning of the fade`() {
        DemoTest.splash { test in
            test.tester.advance(by: .milliseconds(1_499))
            #expect(test.screen.window?.rootViewController?.view.alpha == 1)
            test.tester.advance(by: .milliseconds(1))
            #expect(test.screen.window?.rootViewController?.view.alpha == 0)
            #expect(test.screen.has("splashTitle"))
        }
    }

    @Test func `without splash Search appears at once, after the update`() {
        DemoTest.splash(DemoConfiguration.TestFlags(noSplash: true)) { test in
            #expect(test.screen.name == "Search")
            #expect(test.tester.stage.clock.now == .zero)
            #expect(test.tester.stage.workers.requestCount(name) == 1)
        }
        DemoTest.splash(DemoConfiguration.TestFlags(noSplash: true)) {
            $0.tester.stage.workers.delay(name, by: .milliseconds(400))
        } _: { test in
            test.tester.advance(by: .milliseconds(399))
            #expect(test.screen.name == "Splash")
            test.tester.advance(by: .milliseconds(1))
            #expect(test.screen.name == "Search")
        }
    }

    @Test func `Search is alone in a stack of its own with the bar hidden, and Splash has left for good`() {
        DemoTest.splash { test in
            weak let splash = test.screen.window?.rootViewController
            #expect(splash is SplashVC)
            test.tester.advance(by: .milliseconds(2_500))
            #expect(test.stack?.viewControllers.map(\.stageScreen?.screenName) == ["Search"])
            #expect(test.stack?.isNavigationBarHidden == true)
            #expect(splash == nil)
            #expect(!test.screen.has("splashTitle"))
        }
    }

    @Test func `a settings update that fails shows the alert and goes on when it is read`() {
        DemoTest.splash {
            $0.tester.stage.workers.fail(name, with: .io, times: nil)
        } _: { test in
            #expect(
                test.screen.text == """
                    alert "Settings error"
                      text "Your settings could not be updated."
                      button "Ok"
                    """)
            test.tester.advance(by: .seconds(10))
            #expect(test.screen.name == "Splash")
            test.screen.tap("Ok")
            test.tester.advance(by: .milliseconds(999))
            #expect(test.screen.text == #"text "Splash!""#)
            test.tester.advance(by: .milliseconds(1))
            #expect(test.screen.name == "Search")
            #expect(test.tester.stage.workers.requestCount(name) == 1)
        }
    }

    @Test func `an alert read early does not shorten the minimum display time`() {
        DemoTest.splash {
            $0.tester.stage.workers.fail(name, with: .full, times: 1)
        } _: { test in
            test.screen.tap("Ok")
            test.tester.advance(by: .milliseconds(2_499))
            #expect(test.screen.name == "Splash")
            test.tester.advance(by: .milliseconds(1))
            #expect(test.screen.name == "Search")
        }
    }

    @Test func `a window root replaced under it ends it without Search`() {
        DemoTest.splash { test in
            test.replaceRoot()
            test.tester.advance(by: .seconds(10))
            #expect(test.screen.name == "")
            let lines = test.tester.stage.trace.last(100).map(\.line)
            #expect(!lines.contains("2.5s  lifecycle  appear  screen=Search"))
        }
    }

    @Test func `a window root replaced while it fades ends it without Search, and the fade keeps nothing of it`() {
        DemoTest.splash { test in
            test.tester.advance(by: .milliseconds(2_000))
            test.replaceRoot()
            test.tester.expectProblems([])
            let root = test.screen.window?.rootViewController
            test.tester.advance(by: .seconds(10))
            #expect(test.screen.window?.rootViewController === root)
        }
    }

    @Test func `appearing again it begins anew`() {
        DemoTest.splash { test in
            test.tester.advance(by: .milliseconds(1_000))
            test.coverAndUncover()
            #expect(test.tester.stage.workers.requestCount(name) == 2)
            test.tester.advance(by: .milliseconds(2_499))
            #expect(test.screen.name == "Splash")
            test.tester.advance(by: .milliseconds(1))
            #expect(test.screen.name == "Search")
        }
    }
}
