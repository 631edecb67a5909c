import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// Detail on a stage: the screen, the lock, and the result by every road out.
@Suite struct DetailSceneTests {
    // MARK: The screen

    @Test func `it shows the headline, the count, the lock, the reset and the embedded view, below the bar`() {
        DemoTest.detail { test, _ in
            #expect(
                test.screen.text == """
                    button "Search"
                    heading "swift"
                    heading "swift"
                    text "Rotations: 2 - rotation unlocked"
                    switch "Lock rotation" off
                    button "Reset rotation counter and dismiss"
                    text "Embedded"
                    """)
            #expect(test.stack?.topViewController?.title == "swift")
            let names = ["headline", "rotations", "rotationLock", "reset", "embedded"]
            let missing = names.filter { !test.screen.has($0) }
            #expect(missing == [])
            #expect(test.stack?.topViewController?.children.first?.view.isAccessibilityElement == true)
        }
    }

    @Test func `the bar shows while Detail is on screen, and is hidden again`() {
        DemoTest.detail { test, _ in
            #expect(test.stack?.isNavigationBarHidden == false)
            test.screen.goBack()
            #expect(test.stack?.isNavigationBarHidden == true)
            #expect(!test.screen.has("Back"))
        }
    }

    @Test func `the child is embedded once, however often Detail appears`() {
        DemoTest.detail { test, _ in
            test.coverAndUncover()
            test.screen.swipeBack(cancelled: true)
            #expect(test.screen.notation(of: "embedded") == #"text "Embedded""#)
            #expect(test.act.act2?.embeddedCount == 1)
            #expect(test.stack?.topViewController?.children.count == 1)
            #expect(test.stack?.topViewController?.children.first is EmbeddedViewController)
        }
    }

    @Test func `the embedded child is moved in, appears, turns and leaves with Detail`() {
        DemoTest.search { test in
            let log = CallLog<String>()
            test.act.embedded = { ContainmentSpy(log: log) }
            test.find("swift b")
            test.screen.tap("swift bird")
            #expect(log.take() == ["moved to Detail", "appeared"])
            test.screen.rotate()
            #expect(log.take() == ["turns to 844 x 390"])
            test.screen.goBack()
            #expect(log.take() == ["disappeared"])
        }
    }

    // MARK: Rotations and the lock

    @Test func `a rotation adds 1 and is shown`() {
        DemoTest.detail { test, _ in
            test.screen.rotate()
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 3 - rotation unlocked""#)
            test.screen.rotate()
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 4 - rotation unlocked""#)
        }
    }

    @Test func `the switch locks 300 ms after it was set, and unlocks likewise`() {
        DemoTest.detail { test, _ in
            test.screen.set("rotationLock", on: true)
            test.tester.advance(by: .nanoseconds(299_999_999))
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 2 - rotation unlocked""#)
            test.tester.advance(by: .nanoseconds(1))
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 2 - rotation locked""#)
            #expect(test.screen.notation(of: "rotationLock") == #"switch "Lock rotation" on"#)
            test.screen.set("rotationLock", on: false)
            test.tester.advance(by: .milliseconds(299))
            #expect(test.state(DetailLogicState.self)?.rotation == .locked)
            test.tester.advance(by: .milliseconds(1))
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 2 - rotation unlocked""#)
            #expect(test.screen.notation(of: "rotationLock") == #"switch "Lock rotation" off"#)
        }
    }

    @Test func `a switch that is set back within 300 ms locks nothing`() {
        DemoTest.detail { test, _ in
            test.screen.set("rotationLock", on: true)
            test.tester.advance(by: .milliseconds(200))
            test.screen.set("rotationLock", on: false)
            test.tester.advance(by: .milliseconds(200))
            test.screen.rotate()
            test.tester.advance(by: .seconds(1))
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 3 - rotation unlocked""#)
        }
    }

    @Test func `while it is locked the device does not turn and nothing is added`() {
        DemoTest.detail { test, _ in
            test.screen.set("rotationLock", on: true)
            test.tester.advance(by: .milliseconds(300))
            #expect(
                test.screen.refusalToRotate()
                    == "Detail does not turn to landscape; the device stays as it is")
            #expect(UIDevice.current.orientation == .portrait)
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 2 - rotation locked""#)
            test.screen.set("rotationLock", on: false)
            test.tester.advance(by: .milliseconds(300))
            test.screen.rotate()
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 3 - rotation unlocked""#)
        }
    }

    @Test func `locked in landscape it stays in landscape, and calls back all the same`() {
        DemoTest.detail { test, results in
            test.screen.rotate()
            test.screen.set("rotationLock", on: true)
            test.tester.advance(by: .milliseconds(300))
            #expect(
                test.screen.refusalToRotate()
                    == "Detail does not turn to portrait; the device stays as it is")
            #expect(UIDevice.current.orientation.isLandscape)
            test.screen.goBack()
            #expect(results() == [3])
            test.screen.rotate()
            #expect(test.state(SearchLogicState.self)?.numberOfRotations == 1)
        }
    }

    @Test(arguments: [
        (UIInterfaceOrientation.landscapeRight, UIInterfaceOrientation.landscapeLeft),
        (.landscapeLeft, .landscapeRight), (.portraitUpsideDown, .portrait),
    ])
    func `locked it does not turn over either`(held: UIInterfaceOrientation, other: UIInterfaceOrientation) {
        DemoTest.detail { test, _ in
            test.screen.rotate(to: held)
            test.screen.set("rotationLock", on: true)
            test.tester.advance(by: .milliseconds(300))
            let refusal = test.screen.refusalToRotate(to: other)
            #expect(refusal == "Detail does not turn to \(other.text); the device stays as it is")
            #expect(UIApplication.shared.interfaceOrientation == held)
        }
    }

    // MARK: The result

    @Test func `Back calls back with the count, once`() {
        DemoTest.detail { test, results in
            test.screen.rotate()
            #expect(results() == [])
            test.screen.tap("Back")
            #expect(test.screen.name == "Search")
            #expect(results() == [3])
            test.tester.advance(by: .seconds(10))
            #expect(results() == [3])
        }
    }

    @Test func `a swipe back calls back once`() {
        DemoTest.detail { test, results in
            test.screen.swipeBack()
            #expect(test.screen.name == "Search")
            #expect(results() == [2])
        }
    }

    @Test func `a swipe that is cancelled does not call back, and leaves Detail as it was`() {
        DemoTest.detail { test, results in
            let before = test.screen.text
            test.screen.swipeBack(cancelled: true)
            #expect(results() == [])
            #expect(test.screen.text == before)
            #expect(test.stack?.isNavigationBarHidden == false)
            test.screen.swipeBack()
            #expect(results() == [2])
        }
    }

    @Test func `reset sets 0, leaves, and calls back once, however often it is tapped`() {
        DemoTest.detail { test, results in
            test.screen.rotate()
            let reset = test.screen.window?.screen.elements(identified: "reset").first?.view as? UIButton
            reset?.sendActions(for: .touchUpInside)
            reset?.sendActions(for: .touchUpInside)
            test.tester.settle()
            #expect(test.screen.name == "Search")
            #expect(results() == [0])
            test.tester.advance(by: .seconds(1))
            #expect(results() == [0])
        }
    }

    @Test func `a second reset within 300 ms is dropped, one after that is not`() {
        DemoTest.run { test in
            // Alone in its window, Detail has nowhere to go back to, so that it can be reset again.
            let setup = DetailSetup(headline: "swift", numberOfRotations: 2) { _ in }
            test.screen.show { test.act.makeDetail(setup, for: User(name: "Guest")) }
            test.screen.tap("reset")
            test.screen.rotate()
            test.tester.advance(by: .milliseconds(299))
            test.screen.tap("reset")
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 1 - rotation unlocked""#)
            test.tester.advance(by: .milliseconds(1))
            test.screen.tap("reset")
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 0 - rotation unlocked""#)
        }
    }

    @Test func `a window root that is replaced calls back once`() {
        DemoTest.detail { test, results in
            test.replaceRoot()
            test.tester.settle()
            #expect(results() == [2])
        }
    }

    @Test func `a stack that is emptied above Search calls back once`() {
        DemoTest.detail { test, results in
            test.stack?.popToRootViewController(animated: false)
            test.tester.settle()
            #expect(results() == [2])
        }
    }

    @Test func `the lock is not returned, and a lock that was not yet taken over is dropped`() {
        DemoTest.search { test in
            test.find("swift b")
            test.screen.tap("swift bird")
            test.screen.set("rotationLock", on: true)
            test.tester.advance(by: .milliseconds(299))
            test.screen.tap("Back")
            test.tester.advance(by: .seconds(1))
            test.screen.tap("swift bird")
            #expect(test.screen.notation(of: "rotationLock") == #"switch "Lock rotation" off"#)
            test.screen.set("rotationLock", on: true)
            test.tester.advance(by: .milliseconds(300))
            test.screen.tap("Back")
            test.screen.tap("swift bird")
            #expect(test.screen.notation(of: "rotationLock") == #"switch "Lock rotation" off"#)
            #expect(test.screen.notation(of: "rotations") == #"text "Rotations: 0 - rotation unlocked""#)
        }
    }
}
