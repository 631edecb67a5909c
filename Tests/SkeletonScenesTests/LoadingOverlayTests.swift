import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import SkeletonScenes

/// The overlay: never two, over the bars, with nothing else on screen, and the keyboard kept.
@Suite struct LoadingOverlayTests {
    /// Somebody who loads.
    private final class Loader {}

    private final class Page: SceneController {
        let field = UITextField()
        override var screenName: String? { "Page" }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Title"
            field.placeholder = "Name"
            view.fillSafeArea(with: field)
        }
    }

    private struct Test {
        let overlay = LoadingOverlay()
        let first = Loader()
        let second = Loader()
        let page = Page()
        let screen: ScreenTester
        let tester: StageTester

        /// The root's view, which is covered.
        var root: UIView? { screen.window?.rootViewController?.view }
        /// How many overlays there are.
        var count: Int { root?.subviews.filter { $0 is LoadingView }.count ?? 0 }
        /// What the audit finds, a line each.
        var findings: [String] { screen.window?.audit().findings.map(\.description) ?? ["there is no window"] }
    }

    /// Performs a test of an overlay over a stack with a page.
    private func test(_ body: (Test) -> Void) {
        StageTester.run { tester in
            let test = Test(screen: ScreenTester(on: tester), tester: tester)
            test.screen.show {
                let root = UIViewController()
                let stack = UINavigationController(rootViewController: test.page)
                root.addChild(stack)
                root.view.fillSafeArea(with: stack.view)
                stack.didMove(toParent: root)
                test.overlay.cover(root.view)
                return root
            }
            body(test)
            UIApplication.shared.terminate()
        }
    }

    @Test func `it is all that is on screen, over the bar, and gone afterwards`() {
        test { test in
            let before = test.screen.text
            #expect(before == "heading \"Title\"\nfield \"Name\"")
            test.overlay.show(for: test.first)
            test.tester.settle()
            #expect(test.screen.text == "spinner loading")
            #expect(test.overlay.isShown)
            test.overlay.hide(for: test.first)
            test.tester.settle()
            #expect(test.screen.text == before)
            #expect(!test.overlay.isShown)
        }
    }

    @Test func `there is one, however many ask and how often, until the last lets it go`() {
        test { test in
            for loader in [test.first, test.first, test.second] { test.overlay.show(for: loader) }
            #expect(test.count == 1)
            test.overlay.hide(for: test.first)
            #expect(test.count == 1)
            test.overlay.hide(for: test.first)
            test.overlay.hide(for: test.second)
            #expect(test.count == 0)
            test.overlay.hide(for: test.second)
            test.overlay.show(for: test.second)
            #expect(test.count == 1)
        }
    }

    @Test func `a focused field keeps the keyboard and its text`() {
        test { test in
            test.screen.tap("Name")
            #expect(test.screen.window?.isKeyboardUp == true)
            test.overlay.show(for: test.first)
            test.tester.settle()
            #expect(test.screen.window?.isKeyboardUp == true)
            #expect(test.page.field.isFirstResponder)
            #expect(test.findings == [])
            test.overlay.hide(for: test.first)
            test.tester.settle()
            #expect(test.page.field.isFirstResponder)
        }
    }

    @Test func `it covers all both ways up`() {
        test { test in
            test.overlay.show(for: test.first)
            test.tester.settle()
            for _ in 0..<2 {
                #expect(test.screen.text == "spinner loading")
                let cover = test.root?.subviews.last
                #expect(cover?.frame == test.screen.window?.bounds)
                test.screen.rotate()
            }
        }
    }

    @Test func `it takes what is touched`() {
        test { test in
            test.overlay.show(for: test.first)
            test.tester.settle()
            #expect(test.root?.subviews.last?.isUserInteractionEnabled == true)
            #expect(!test.screen.has("Name"))
        }
    }

    @Test func `an alert comes over it`() {
        test { test in
            test.overlay.show(for: test.first)
            do {
                let alert = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                test.page.present(alert, animated: true)
            }
            test.tester.settle()
            test.screen.tap("OK")
            #expect(test.screen.text == "spinner loading")
        }
    }

    @Test func `asked for before there is anything to cover it comes with that, and moves along`() {
        test { test in
            let overlay = LoadingOverlay()
            overlay.show(for: test.first)
            #expect(!overlay.isShown)
            let (one, other) = (UIView(), UIView())
            overlay.cover(one)
            #expect(one.subviews.count == 1)
            overlay.cover(other)
            #expect(one.subviews.isEmpty)
            #expect(one.accessibilityElements == nil)
            #expect(other.subviews.count == 1)
        }
    }
}
