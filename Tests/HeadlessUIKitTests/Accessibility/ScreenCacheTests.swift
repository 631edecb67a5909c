import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct ScreenCacheTests {
    /// Changes something of a tree at random, the same for the same seed.
    private struct Mutator {
        var random: StageRandom
        var views: [UIView]

        init(root: UIView, seed: UInt64) {
            random = StageRandom(seed: seed)
            views = [root]
        }

        private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        private mutating func makeView() -> UIView {
            switch pick(12) {
            case 0, 1: return UILabel()
            case 2: return UIButton()
            case 3: return UISwitch()
            case 4: return UITextField()
            case 5, 6, 7: return UITableViewCell(style: .default, reuseIdentifier: nil)
            case 8: return UIStackView()
            default: return UIView()
            }
        }

        mutating func mutate() {
            let view = views[pick(views.count)]
            let text = ["a", "b", nil][pick(3)]
            switch pick(20) {
            case 0, 1, 2:
                let child = makeView()
                views.append(child)
                view.addSubview(child)
            case 3:
                let other = views[pick(views.count)]
                if !view.isDescendant(of: other) { view.addSubview(other) }
            case 4: if view !== views[0] { view.removeFromSuperview() }
            case 5: view.isHidden.toggle()
            case 6: view.alpha = view.alpha == 1 ? 0 : 1
            case 7: view.accessibilityIdentifier = text
            case 8: view.accessibilityLabel = text
            case 9: view.accessibilityElementsHidden.toggle()
            case 10: view.isAccessibilityElement.toggle()
            case 11: view.accessibilityViewIsModal = pick(8) == 0
            case 12: view.superview?.sendSubviewToBack(view)
            case 13, 14: view.accessibilityElements = (1...3).map { _ in views[pick(views.count)] }
            case 15: view.accessibilityElements = nil
            case 16: views[0].accessibilityElements = (1...3).map { _ in views[pick(views.count)] }
            default: change(view, text)
            }
        }

        private mutating func change(_ view: UIView, _ text: String?) {
            switch view {
            case let label as UILabel: label.text = text
            case let button as UIButton: button.setTitle(text, for: .normal)
            case let control as UISwitch: control.isOn.toggle()
            case let field as UITextField: field.text = text
            case let cell as UITableViewCell: cell.textLabel?.text = text
            case let stack as UIStackView: stack.addArrangedSubview(UILabel())
            default: view.accessibilityTraits = pick(2) == 0 ? .header : .none
            }
        }
    }

    /// A display whose tree is changed at random.
    private struct Subject {
        let display = Display()
        var mutator: Mutator

        init(seed: UInt64) { mutator = Mutator(root: display.root, seed: seed) }

        mutating func mutate() { display.stage.run { mutator.mutate() } }

        /// Forgets every cache of every view that ever was in the tree.
        func forget() {
            for view in mutator.views { forget(view) }
        }

        private func forget(_ view: UIView) {
            view.fragment = nil
            view.cachedScreen = nil
            view.isReadFromAbove = false
            for subview in view.subviews { forget(subview) }
        }
    }

    /// Changes two trees alike and looks at them now and then; only the first one keeps what it knows between looks.
    @Test(arguments: 1...Thoroughness.choose(60, thorough: 2000))
    func `after any change the cached screen equals a screen built from scratch`(seed: Int) {
        var (subject, fresh) = (Subject(seed: UInt64(seed)), Subject(seed: UInt64(seed)))
        for change in 0..<150 {
            subject.mutate()
            fresh.mutate()
            guard change % 4 > 0 || change % 3 == 0 else { continue }
            fresh.forget()
            let (cached, expected) = (subject.display.screen, fresh.display.screen)
            expect((cached.text, cached.hash), is: (expected.text, expected.hash))
            guard cached.hash == expected.hash else { return }
        }
    }

    @Test func `an unchanged screen is the same object, also after a change that shows nothing`() {
        let display = Display()
        let label = display.add { makeLabel("One") }
        let screen = display.screen
        #expect(display.screen === screen)
        label.text = "One"
        label.textColor = .systemRed
        label.alpha = 0.5
        #expect(display.screen === screen)
        label.text = "Two"
        #expect(display.screen !== screen && display.screen.hash != screen.hash)
        label.text = "One"
        #expect(display.screen !== screen && display.screen.hash == screen.hash)
    }

    @Test func `a label hidden from the start is part of the row's label once it is shown`() {
        let display = Display()
        let cell = display.add { UITableViewCell(style: .default, reuseIdentifier: nil) }
        let (first, second) = (UILabel(), UILabel())
        display.stage.run {
            (first.text, second.text) = ("One", "Two")
            second.accessibilityElementsHidden = true
            cell.contentView.addSubview(first)
            cell.contentView.addSubview(second)
        }
        expect(display.text, is: "row \"One\"")
        second.accessibilityElementsHidden = false
        expect(display.text, is: "row \"One, Two\"")
    }

    @Test func `a view listed in accessibilityElements is read as soon as it is a descendant, at any depth`() {
        let display = Display()
        let box = display.add { ColumnView() }
        let label = display.stage.run { UILabel() }
        label.text = "Deep"
        display.root.accessibilityElements = [label]
        expect(display.text, is: "")
        display.stage.run {
            let inner = ColumnView()
            inner.addSubview(label)
            box.addSubview(inner)
        }
        expect(display.text, is: "text \"Deep\"")
        display.stage.run { label.removeFromSuperview() }
        expect(display.text, is: "")
        display.stage.run { box.addSubview(label) }
        expect(display.text, is: "text \"Deep\"")
    }

    @Test func `a view listed in accessibilityElements is not read inside a hidden view`() {
        let display = Display()
        let box = display.add { ColumnView() }
        let label = display.stage.run { UILabel() }
        display.stage.run {
            label.text = "Deep"
            box.addSubview(label)
            display.root.accessibilityElements = [label]
        }
        expect(display.text, is: "text \"Deep\"")
        box.isHidden = true
        expect(display.text, is: "")
        box.isHidden = false
        box.accessibilityElementsHidden = true
        expect(display.text, is: "")
        box.accessibilityElementsHidden = false
        expect(display.text, is: "text \"Deep\"")
    }

    @Test func `screens with equal texts have equal hashes, and others have different hashes`() {
        let display = Display()
        let button = display.add { UIButton() }
        var seen: [UInt64: String] = [:]
        for change: () -> Void in [
            { button.setTitle("A", for: .normal) }, { button.accessibilityIdentifier = "A" },
            { button.setTitle("AA", for: .normal) }, { button.accessibilityValue = "A" },
            { button.isSelected = true }, { button.isEnabled = false }, { button.accessibilityTraits = .link },
            { display.root.accessibilityIdentifier = "A" },
        ] {
            change()
            expect(seen.updateValue(display.text, forKey: display.screen.hash), is: nil)
        }
    }

    @Test func `a change rebuilds only the elements above the changed view`() {
        let display = Display { UIStackView() }
        let boxes = (0..<2).map { _ in display.add { ColumnView() } }
        for box in boxes {
            let label = makeLabel("Text")
            box.addSubview(label)
        }
        let before = display.screen
        (boxes[0].subviews[0] as? UILabel)?.text = "Other"
        let after = display.screen
        #expect(after.elements[0].node !== before.elements[0].node)
        #expect(after.elements[1].node === before.elements[1].node)
    }

    @Test func `neither caches nor old screens keep a removed view alive`() {
        let display = Display()
        weak var gone: UIView?
        var old: Screen?
        display.stage.run {
            let box = ColumnView()
            box.accessibilityIdentifier = "box"
            let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
            box.addSubview(button)
            display.root.addSubview(box)
            gone = button
            old = display.root.screen
            try? old?.elements[1].tap()
            box.removeFromSuperview()
        }
        expect((gone, old?.text, old?.elements[1].view), is: (nil, "text box\n  button \"Go\"", nil))
        #expect(throws: InputRefusal.gone) { try old?.elements[1].tap() }
    }

    @Test func `a screen keeps the number of rows of its lists, and other rows make another screen`() {
        let rows = LabelRowTests.Rows(Array(repeating: "", count: 50))
        let display = Display()
        let table = display.addTable(rows)
        let before = display.screen
        rows.texts.removeLast(10)
        display.stage.run { table.reloadData() }
        let after = display.screen
        expect((before.text, before.elements.first?.rowCount, after.elements.first?.rowCount), is: (after.text, 50, 40))
        #expect(before.hash != after.hash)
        expect(before.elements.last?.rowCount, is: nil)
    }

    @Test func `a released table releases its cells`() {
        final class Rows: NSObject, UITableViewDataSource {
            weak var cell: UITableViewCell?
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let made = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell = made
                return made
            }
        }
        let display = Display()
        let rows = Rows()
        display.stage.run {
            let table = UITableView()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            display.root.addSubview(table)
            _ = display.root.screen
            table.contentOffset.y = 500
            _ = display.root.screen
            #expect(rows.cell != nil)
            table.removeFromSuperview()
        }
        _ = display.screen
        expect(rows.cell, is: nil)
    }
}
