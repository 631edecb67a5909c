import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// What a test of the demo's scenes on a stage needs: the screen, the act, the stage.
struct DemoTest {
    let screen: ScreenTester
    let act: Act1Double
    let tester: StageTester

    /// Performs a test on a stage that shows nothing yet.
    static func run(
        _ flags: DemoConfiguration.TestFlags? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (DemoTest) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            let act = Act1Double(configuration: DemoConfiguration(testFlags: flags), stage: tester.stage)
            body(DemoTest(screen: ScreenTester(on: tester), act: act, tester: tester))
            UIApplication.shared.terminate()
        }
    }

    /// Performs a test of Splash, which appears at time zero.
    static func splash(
        _ flags: DemoConfiguration.TestFlags? = nil, before: (DemoTest) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation, _ body: (DemoTest) -> Void
    ) {
        run(flags, sourceLocation: sourceLocation) { test in
            before(test)
            test.screen.show { test.act.makeSplash(SplashSetup(testFlags: flags)) }
            body(test)
        }
    }

    /// Performs a test of Search at the bottom of a stack whose bar is hidden.
    static func search(sourceLocation: SourceLocation = #_sourceLocation, _ body: (DemoTest) -> Void) {
        run(sourceLocation: sourceLocation) { test in
            test.screen.show {
                let stack = SceneNavigationController(rootViewController: test.act.makeSearch(SearchSetup()))
                stack.setNavigationBarHidden(true, animated: false)
                return stack
            }
            body(test)
        }
    }

    /// Performs a test of Detail with the headline "swift" and a count of 2, over Search.
    ///
    /// - Parameter body: told the counts that Detail has called back so far.
    static func detail(
        sourceLocation: SourceLocation = #_sourceLocation, _ body: (DemoTest, _ results: () -> [Int]) -> Void
    ) {
        search(sourceLocation: sourceLocation) { test in
            var results: [Int] = []
            let setup = DetailSetup(headline: "swift", numberOfRotations: 2) { results.append($0) }
            test.stack?.pushViewController(test.act.makeDetail(setup, for: User(name: "Guest")), animated: true)
            test.tester.settle()
            body(test) { results }
        }
    }

    /// The navigation controller at the root of the window.
    var stack: UINavigationController? { screen.window?.rootViewController as? UINavigationController }

    /// How often a search was asked for.
    var requestCount: Int { tester.stage.workers.requestCount("suggestions.search") }

    /// The labels of the rows on screen.
    var rows: [String] { screen.window?.screen.elements(of: .row).map { $0.label ?? "" } ?? [] }

    /// The state of the scene on top.
    func state<State>(_ type: State.Type = State.self) -> State? {
        screen.window?.screenController?.stageScreen?.inspectableState as? State
    }

    /// Types a text, and waits until it has stayed and its reply is on screen.
    func find(_ text: String) {
        screen.type(text, into: "searchField")
        tester.advance(by: .milliseconds(350))
    }

    /// Replaces the root of the window by a controller that is no screen.
    func replaceRoot() {
        screen.window?.rootViewController = UIViewController()
        tester.settle()
    }

    /// Covers the whole screen with a controller, and takes it away again.
    func coverAndUncover() {
        screen.window?.rootViewController?.present(Self.makeCover(), animated: false)
        tester.settle()
        screen.window?.rootViewController?.dismiss(animated: false)
        tester.settle()
    }

    private static func makeCover() -> UIViewController {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        return cover
    }
}
