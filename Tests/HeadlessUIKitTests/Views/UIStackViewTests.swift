import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIStackViewTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func frames(_ views: [UIView], in root: UIView) -> [[Double]] {
        root.layoutIfNeeded()
        return views.map { $0.frame.numbers }
    }

    /// A column of a heading, a field, a row of two buttons and a table, as a screen has it.
    private func makeScreen() -> (root: UIStackView, views: [UIView]) {
        let buttons = UIStackView(arrangedSubviews: [UIButton(), UIButton()])
        buttons.distribution = .fillEqually
        buttons.spacing = 10
        let views: [UIView] = [label("Title"), UITextField(), buttons, UITableView()]
        let root = UIStackView(arrangedSubviews: views)
        root.axis = .vertical
        root.spacing = 8
        return (root, views + buttons.arrangedSubviews)
    }

    @Test func `a screen has its frames in portrait and in landscape`() {
        let (root, views) = makeScreen()
        root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        expect(
            frames(views, in: root), are: [0, 0, 390, 21], [0, 29, 390, 44], [0, 81, 390, 44], [0, 133, 390, 711],
            [0, 0, 190, 44], [200, 0, 190, 44])
        root.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        expect(
            frames(views, in: root), are: [0, 0, 844, 21], [0, 29, 844, 44], [0, 81, 844, 44], [0, 133, 844, 257],
            [0, 0, 417, 44], [427, 0, 417, 44])
    }

    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, 17.0), (.large, 21), (.extraExtraExtraLarge, 28),
        (.accessibilityExtraExtraExtraLarge, 64),
    ])
    func `the height of text follows the user's text size`(category: UIContentSizeCategory, height: Double) {
        let display = Display { UIStackView() }
        (display.root as? UIStackView)?.axis = .vertical
        let label = display.add { self.label("Title") }
        _ = display.add { UIView() }
        _ = display.screen
        display.stage.run {
            UIApplication.shared.add(display.window)
            UIApplication.shared.setContentSizeCategory(category)
        }
        _ = display.screen
        expect(label.frame.numbers, is: [0, 0, 390, height])
    }

    @Test func `a hidden view takes no room`() {
        let views = [label("One"), label("Two"), label("Three")]
        let root = UIStackView(arrangedSubviews: views)
        root.axis = .vertical
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        expect(frames(views, in: root).map { $0[1] }, is: [0, 58, 79])
        views[1].isHidden = true
        expect(frames([views[2]], in: root), is: [[0, 79, 100, 21]])
        views[1].isHidden = false
        expect(frames([views[0]], in: root), is: [[0, 0, 100, 58]])
    }

    @Test func `a label beside a switch takes the free width`() {
        let views = [label("Lock rotation"), UISwitch()]
        let root = UIStackView(arrangedSubviews: views)
        root.spacing = 8
        root.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        expect(frames(views, in: root), is: [[0, 0, 331, 44], [339, 0, 51, 44]])
        root.alignment = .center
        expect(frames(views, in: root), is: [[0, 11.5, 331, 21], [339, 6.5, 51, 31]])
        root.isLayoutMarginsRelativeArrangement = true
        root.alignment = .bottom
        expect(frames(views, in: root), is: [[8, 15, 315, 21], [331, 8, 51, 28]])
    }

    @Test func `each margin counts in the size that a stack asks for`() {
        let root = UIStackView(arrangedSubviews: [UISwitch()])
        root.isLayoutMarginsRelativeArrangement = true
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 300, right: 4000)
        expect(root.sizeThatFits(CGSize(width: 9000, height: 9000)), is: CGSize(width: 4071, height: 332))
    }

    @Test func `a stack in which a field is hidden takes no free room`() {
        let (field, toggle) = (UITextField(), UISwitch())
        let (inner, outer) = (UIStackView(arrangedSubviews: [field, toggle]), UITextField())
        let root = UIStackView(arrangedSubviews: [inner, outer])
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
        field.isHidden = true
        expect(frames([inner, outer], in: root).map { $0[2] }, is: [51, 349])
    }

    @Test func `a view is not shrunk below zero`() {
        let views = [UISwitch(), UISwitch(), UISwitch(), UITextField()]
        let root = UIStackView(arrangedSubviews: views)
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        expect(frames(views, in: root).map { $0[2] }, is: [0, 49, 51, 0])
    }

    @Test func `text that changes its size lays the screen out again`() {
        let text = label("short", lines: 0)
        let below = label("below")
        let root = UIStackView(arrangedSubviews: [text, below, UIView()])
        root.axis = .vertical
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        expect(frames([below], in: root), is: [[0, 21, 100, 21]])
        text.text = "a text that needs several lines"
        expect(frames([text, below], in: root), is: [[0, 0, 100, 84], [0, 84, 100, 21]])
    }

    @Test func `content pinned to a scroll view has its width and the height that it needs`() {
        let content = UIStackView(arrangedSubviews: (0..<10).map { label("Line \($0)") })
        content.axis = .vertical
        let scroll = UIScrollView(scrolling: content)
        scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let screen = UIView()
        screen.addSubview(scroll)
        expect(frames([content], in: scroll), is: [[0, 0, 200, 210]])
        expect(scroll.contentSize, is: CGSize(width: 200, height: 210))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
        expect(scroll.contentOffset.y, is: 70)
        expect(content.convert(CGPoint(x: 0, y: 75), to: screen), is: CGPoint(x: 0, y: 5))
    }
}
