import Basics
import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

/// An audit as a whole: its order, its texts, and that nobody notices it.
@Suite struct ScreenAuditTests {
    private final class Watcher: SceneController {
        var log: [String] = []
        override var screenName: String? { "Watch" }
        override func viewWillLayoutSubviews() { log.append("layout") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
    }

    private final class Watched: UILabel {
        var measured = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            measured += 1
            return super.sizeThatFits(size)
        }
    }

    @Test func `findings are in reading order, then by rule, each once, with a reason and a correction`() {
        let display = Display()
        display.stage.run {
            let canvas = UIView()
            canvas.addSubview(place(makeButton("Save.", "save"), 0, 0, 20, 20))
            canvas.addSubview(place(UIButton(), 0, 99, 44, 44))
            display.root.addSubview(canvas)
            let audit = display.window.audit()
            #expect(
                audit.findings.map(\.description) == [
                    #"hit-area: button "Save." is 20 × 20 pt: make it at least 44 × 44 pt"#,
                    #"label-punctuation: button "Save." ends in ".": leave the punctuation out of the label"#,
                    #"clipped-text: button "Save." has more text than one line at text size l: "#
                        + "allow it more lines or more room",
                    "actionable-without-label: button has no label: give it a title or an accessibilityLabel",
                ])
            expect((audit.findings.map(\.elementIndex), audit.screenName), is: ([0, 0, 0, 1], nil))
        }
    }

    @Test func `a problem of several rows of a list is one finding that counts the others`() {
        let display = Display {
            let column = UIStackView()
            column.axis = .vertical
            return column
        }
        display.stage.run {
            (display.root as? UIStackView)?.addArrangedSubview(AuditTable(["Ann", "Bob", "Cleo"]) { UIButton() })
            (display.root as? UIStackView)?.addArrangedSubview(UIButton())
            let audit = display.window.audit()
            let unnamed = { (audit: ScreenAudit) in
                audit.findings.filter { $0.rule == .actionableWithoutLabel }.map { "\($0.element) \($0.problemInAll)" }
            }
            expect(unnamed(audit).count, is: 4)
            expect(
                unnamed(audit.withRowsJoined), are: "button in row \"Ann\" has no label (2 more like it in this list)",
                "button has no label")
        }
    }

    @Test func `every rule has a unique name, a reason and a correction`() {
        expect(AuditRule.allCases.count, is: 24)
        #expect(AuditRule.allCases.map(\.identifier).allSatisfy { $0.isBareWord && $0 == $0.lowercased() })
        #expect(AuditRule.allCases.allSatisfy { $0.reason.hasSuffix(".") && !$0.remedy.hasSuffix(".") })
        expect(Set(AuditRule.allCases.map(\.reason)).count, is: 24)
        expect(Set(AuditRule.allCases.map(\.remedy)).count, is: 24)
    }

    @Test func `an audit notifies nothing, at any text sizes`() {
        let stage = Stage()
        stage.run {
            let controller = Watcher()
            let label = Watched()
            label.text = "A text that is too long for one line when it is very large"
            controller.view.addSubview(label)
            controller.view.addSubview(AuditTable(["a", "b"]) { makeButton("Adopt") })
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            stage.settle()
            let screen = controller.view.screen
            let (log, measured, trace) = (controller.log, label.measured, stage.trace.hash)
            let frames = controller.view.subviews.map(\.frame)
            let audit = window.audit(textSizes: UIContentSizeCategory.allCases)
            #expect(audit.findings.contains { $0.rule == .clippedText })
            expect((controller.log, label.measured, stage.trace.hash), is: (log, measured, trace))
            #expect(controller.view.screen === screen)
            expect(controller.view.subviews.map(\.frame), is: frames)
            expect(window.traitCollection.preferredContentSizeCategory, is: .large)
            expect(window.audit(textSizes: UIContentSizeCategory.allCases), is: audit)
            UIApplication.shared.terminate()
        }
    }

    @Test func `texts are checked at every text size on the copy, where the copy equals the screen`() {
        let display = Display()
        display.stage.run {
            let column = UIStackView()
            column.axis = .vertical
            let wrapping = makeLabel("This one may take as many lines as it takes")
            wrapping.numberOfLines = 0
            column.addArrangedSubview(makeLabel("Twenty-two characters."))
            column.addArrangedSubview(wrapping)
            column.addArrangedSubview(AuditTable(["A row of a list, not short"]) { UISwitch() })
            display.root.addSubview(column)
            expect(display.window.audit().findings.filter { $0.rule == .clippedText }, is: [])
            let lines = display.window.audit(textSizes: [.extraSmall, .extraExtraExtraLarge, .accessibilityLarge])
                .findings.filter { $0.rule == .clippedText }.map { "\($0.element) \($0.problem)" }
            #expect(
                lines == [
                    #"text "A row of a list, not short" in row "A row of a list, not short" has more text than one "#
                        + "line at text size ax2"
                ])
        }
    }

    @Test func `a text is reported once, with the first size at which it is cut off`() {
        let display = Display()
        display.stage.run {
            display.root.addSubview(makeLabel("Twenty-two characters."))
            let lines = display.window.audit(textSizes: UIContentSizeCategory.allCases).findings.map(\.problem)
            expect(lines, is: ["has more text than one line at text size ax3"])
        }
    }

    @Test func `the findings of an equal screen are reused, and another screen is checked`() {
        let display = Display()
        display.stage.run {
            let label = makeLabel("Twenty-two characters.")
            display.root.addSubview(label)
            let (known, sizes) = (TextSizeAudits(), UIContentSizeCategory.allCases)
            let fresh = display.window.audit(textSizes: sizes)
            expect((fresh.findings.count, display.window.audit(textSizes: sizes, known: known)), is: (1, fresh))
            // What the screen does not read is not looked at again.
            label.numberOfLines = 0
            expect(display.window.audit(textSizes: sizes, known: known), is: fresh)
            label.text = "Twenty-two characters!"
            expect(display.window.audit(textSizes: sizes, known: known).findings, is: [])
        }
    }

    @Test func `a row with any number of lines has room at other sizes, whatever the row's height is now`() {
        let display = Display { UIStackView() }
        display.stage.run {
            for height in [UITableView.automaticDimension, 60] {
                let table = AuditTable(["A row of a list, not short"]) { UIView() }
                table.rowHeight = height
                display.root.addSubview(table)
                (display.root as? UIStackView)?.addArrangedSubview(table)
                for cell in table.visibleCells { cell.textLabel?.numberOfLines = 0 }
                expect(display.window.audit(textSizes: UIContentSizeCategory.allCases).findings, is: [])
                table.removeFromSuperview()
            }
        }
    }

    /// A stack that its screen turns at large sizes.
    private final class TurningStack: UIStackView {}

    @Test func `an app's own stack is undecided at other sizes, because it may change its axis`() {
        for isDecided in [true, false] {
            let display = Display()
            display.stage.run {
                let stack = isDecided ? UIStackView() : TurningStack()
                for title in ["Wallaby", "Wallaroo", "Kangaroo"] { stack.addArrangedSubview(makeButton(title)) }
                display.root.addSubview(stack)
                let audit = display.window.audit(textSizes: UIContentSizeCategory.allCases)
                expect(audit.findings.isEmpty, is: !isDecided)
                expect(audit.undecided.contains { $0.rule == .clippedText }, is: !isDecided)
            }
        }
    }

    /// A view that lays out what is in it by rules of its own.
    private final class OwnLayout: UIView {
        override func layoutSubviews() {
            for view in subviews { view.place(CGRect(x: 9, y: 9, width: 200, height: 21)) }
        }
    }

    @Test func `a view that is laid out by code is checked at the current text size and undecided at others`() {
        let display = Display { OwnLayout() }
        display.stage.run {
            display.root.addSubview(makeLabel("Some text"))
            let audit = display.window.audit(textSizes: UIContentSizeCategory.allCases)
            expect(audit.findings, is: [])
            expect(
                audit.undecided.filter { $0.rule == .clippedText }.map { "\($0.element) \($0.problem)" },
                are: #"text "Some text" is laid out by the app itself"#)
        }
    }

    @Test func `bars of containers have no findings at any text size`() {
        let stage = Stage()
        stage.run {
            let content = UIViewController()
            content.title = "Title"
            content.view.addSubview(place(makeLabel("Text"), 0, 100, 390, 100))
            content.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "Edit"),
            ]
            let root = UIViewController()
            root.title = "Main"
            let stack = UINavigationController(rootViewController: root)
            stack.pushViewController(content, animated: false)
            let other = UIViewController()
            other.title = "Other"
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, other]
            let window = UIWindow()
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            stage.settle()
            expect(window.screen.elements.count, is: 7)
            expect(window.audit(textSizes: UIContentSizeCategory.allCases).findings, is: [])
            UIApplication.shared.terminate()
        }
    }
}
