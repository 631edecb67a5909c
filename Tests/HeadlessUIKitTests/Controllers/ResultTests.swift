import HeadlessUIKit
import Scene
import TestSupport
import Testing

/// A scene that owes a result calls back once, whichever way it is left.
@Suite struct ResultTests {
    private final class Detail: SceneController {
        private(set) var told: [String] = []
        private(set) lazy var chose = result { [unowned self] (text: String) in told.append(text) }
        private(set) lazy var done = result { [unowned self] in told.append("done") }

        override var screenName: String? { "Detail" }
    }

    /// Shows Detail, lets it call back and be left; returns what is reported.
    private func problems(_ callBack: (Detail) -> Void) -> [StageProblem] {
        var problems: [StageProblem] = []
        StageTester.run { tester in
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = UIWindow()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            do {
                let detail = Detail()
                navigation.pushViewController(detail, animated: true)
                tester.settle()
                callBack(detail)
                navigation.popViewController(animated: true)
            }
            tester.settle()
            problems = tester.stage.takeProblems()
        }
        return problems
    }

    @Test func `a scene that calls back once is not reported`() {
        expect((problems { $0.chose("swift") }, problems { $0.done() }, problems { _ in }), is: ([], [], []))
    }

    @Test func `a scene that has left without calling back is reported, and one that calls back twice`() {
        expect(problems { _ = $0.done }, is: [.missingResult(scene: "Detail")])
        var told: [String] = []
        let twice = problems {
            $0.chose("swift")
            $0.chose("again")
            told = $0.told
        }
        expect((twice, told), is: ([.repeatedResult(scene: "Detail")], ["swift", "again"]))
    }
}
