import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

/// A change to the view of a scene that has left for good, which a schedule watches for.
@Suite struct LateChangeTests {
    /// A window whose stack shows a screen with a label, and what was reported once the screen has left.
    private final class Bench {
        let stage: Stage
        let label = UILabel()
        let stack = UINavigationController()
        let leaving = LeavingVC()

        init(_ mode: ScheduleMode = .completions) {
            var options = StageOptions()
            options.schedule = Schedule(mode, seed: 0, number: 0)
            stage = Stage(options)
            stage.run {
                let window = UIWindow()
                let box = UIView()
                box.addSubview(label)
                leaving.view.addSubview(box)
                stack.viewControllers = [UIViewController(), leaving]
                window.rootViewController = stack
                window.makeKeyAndVisible()
                stack.popViewController(animated: true)
            }
        }

        /// What is reported of changes, leaks apart: the bench itself holds the screen.
        func reports(after change: () -> Void) -> [StageProblem] {
            stage.run(change)
            return stage.takeProblems().filter { $0.kind == "change after leaving" }
        }
    }

    private final class LeavingVC: SceneController {
        override var screenName: String? { "Leaving" }
    }

    private static let report = StageProblem.changeAfterLeaving(scene: "Leaving")

    @Test func `a scene that leaves reports no change of its view`() { expect(Bench().reports {}, is: []) }

    @Test func `a change anywhere in the view of a left scene is reported once`() {
        let bench = Bench()
        let text = { (text: String) in bench.label.text = text }
        expect((bench.reports { text("late") }, bench.reports { text("later") }), is: ([Self.report], []))
        let other = Bench()
        expect(other.reports { other.leaving.view.addSubview(UIView()) }, is: [Self.report])
    }

    @Test func `a bar may change at the time of leaving, and later the screen of its stack is named`() {
        let bench = Bench()
        let sheet = bench.stage.run {
            let sheet = UINavigationController(rootViewController: LeavingVC())
            bench.stack.present(sheet, animated: true)
            bench.stack.dismiss(animated: true)
            return sheet
        }
        let change = { sheet.navigationBar.addSubview(UIView()) }
        expect(bench.reports(after: change), is: [])
        bench.stage.advance(by: .seconds(1))
        expect(bench.reports(after: change), is: [Self.report])
    }

    @Test func `setting an equal value is not reported`() {
        let bench = Bench()
        expect(bench.reports { bench.label.text = bench.label.text }, is: [])
    }

    @Test func `a scene that is shown again may change its view, and leave again`() {
        let bench = Bench()
        expect(bench.reports { bench.stack.pushViewController(bench.leaving, animated: true) }, is: [])
        expect(bench.reports { bench.label.text = "here" }, is: [])
        expect(bench.reports { bench.stack.popViewController(animated: true) }, is: [])
        expect(bench.reports { bench.label.text = "late" }, is: [Self.report])
    }

    @Test func `in the default schedule views are not watched`() {
        let bench = Bench(.fifo)
        expect(bench.reports { bench.label.text = "late" }, is: [])
    }

    /// A list whose only item takes its screen away when it is chosen.
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var chosen: () -> Void = {}

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { chosen() }
    }

    @Test func `an item that takes its screen away may lose its highlight afterwards`() {
        let bench = Bench()
        let items = Items()
        let reports = bench.reports {
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = items
            list.delegate = items
            items.chosen = { bench.stack.popViewController(animated: true) }
            bench.stack.pushViewController(bench.leaving, animated: true)
            bench.leaving.view.addSubview(list)
            list.layoutIfNeeded()
            list.choose(IndexPath(item: 0, section: 0))
            expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted, is: false)
        }
        expect((reports, bench.reports { bench.label.text = "late" }), is: ([], [Self.report]))
    }

    @Test func `the report names the scene and the way out`() {
        expect(Self.report.kind, is: "change after leaving")
        #expect(
            Self.report.message
                == "Leaving has left for good, but something changed its view afterwards. Cancel what is under way when "
                + "it leaves, and do not show what comes back after a cancellation.")
    }
}
