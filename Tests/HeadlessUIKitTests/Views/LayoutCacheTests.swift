import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct LayoutCacheTests {
    /// Has everything below a view laid out again from nothing.
    private func forget(_ view: UIView) {
        view.cachedFittingSize = nil
        view.needsLayout = true
        view.subtreeNeedsLayout = true
        for subview in view.subviews { forget(subview) }
    }

    /// The frames of a view and all below, depth first; a hidden view's does not count.
    private func frames(_ view: UIView) -> [[Double]] {
        view.isHidden ? [] : [view.frame.numbers] + view.subviews.flatMap(frames)
    }

    private func makeLeaf(_ random: inout StageRandom) -> UIView {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return UIButton()
        case 1: return UISwitch()
        case 2: return UITextField()
        default:
            let label = UILabel()
            label.numberOfLines = Int.random(in: 0..<2, using: &random)
            return label
        }
    }

    private func change(_ view: UIView, _ random: inout StageRandom) {
        let text = String(repeating: "word ", count: Int.random(in: 0..<30, using: &random))
        switch (view, Int.random(in: 0..<4, using: &random)) {
        case (_, 0): view.isHidden.toggle()
        case (let label as UILabel, _): label.text = text
        case (let button as UIButton, _): button.setTitle(text, for: .normal)
        case (let stack as UIStackView, 1): stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case (let stack as UIStackView, 2): stack.spacing = CGFloat(text.count)
        case (let stack as UIStackView, 3): stack.alignment = .center
        default: view.layoutMargins.left = CGFloat(text.count)
        }
    }

    @Test(arguments: 1...Thoroughness.choose(5, thorough: 20))
    func `after any change the frames equal those of a layout from scratch`(seed: Int) {
        let display = Display { UIStackView() }
        display.stage.run {
            var random = StageRandom(seed: UInt64(seed))
            var views: [UIView] = [display.root]
            for _ in 0..<200 {
                let target = views.randomElement(using: &random) ?? display.root
                if let stack = target as? UIStackView, views.count < 30 {
                    let view = Bool.random(using: &random) ? UIStackView() : makeLeaf(&random)
                    stack.addArrangedSubview(view)
                    views.append(view)
                } else if target !== display.root {
                    change(target, &random)
                }
                _ = display.root.screen
                let cached = frames(display.root)
                forget(display.root)
                display.root.layoutIfNeeded()
                expect(cached, is: frames(display.root))
                guard cached == frames(display.root) else { return }
            }
        }
    }

    @Test func `a text of the same size causes no layout`() {
        final class Counting: UIStackView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let display = Display { Counting() }
        let label = display.add { makeLabel("Rotations: 1") }
        _ = display.screen
        let stack = display.root as? Counting
        stack?.layouts = 0
        label.text = "Rotations: 2"
        _ = display.screen
        expect(stack?.layouts, is: 0)
        label.text = "Rotations: 10"
        _ = display.screen
        expect(stack?.layouts, is: 1)
    }

    @Test func `a view that overrides sizeThatFits is measured for each offered size`() {
        final class Half: UILabel {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 20) }
        }
        let display = Display()
        display.stage.run {
            let half = Half()
            display.root.addSubview(half)
            expect(half.fit(in: CGSize(width: 300, height: 100)).width, is: 150)
            expect(half.fit(in: CGSize(width: 200, height: 100)).width, is: 100)
        }
    }

    @Test func `setting the accessory of a cell or the font of a field updates the layout at once`() {
        let display = Display { UIStackView() }
        let cell = display.add { UITableViewCell(style: .default, reuseIdentifier: nil) }
        let column = display.add { UIStackView() }
        column.axis = .vertical
        let field = display.stage.run { UITextField() }
        display.stage.run {
            column.addArrangedSubview(field)
            column.addArrangedSubview(UIView())
        }
        _ = display.screen
        let (width, height) = (cell.contentView.frame.width, field.frame.height)
        cell.accessoryType = .checkmark
        field.font = UIFont.systemFont(ofSize: 60)
        _ = display.screen
        expect(cell.contentView.frame.width, is: width - 32)
        #expect(field.frame.height > height)
    }

    @Test func `a controller is notified before and after its view is laid out`() {
        final class Controller: SceneController {
            var log: [String] = []
            override func viewWillLayoutSubviews() { log.append("will") }
            override func viewDidLayoutSubviews() { log.append("did \(Int(view.subviews[0].frame.width))") }
        }
        let display = Display()
        let controller = display.stage.run {
            let controller = Controller()
            controller.view = ColumnView()
            controller.view.addSubview(UIView())
            controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            controller.view.layoutIfNeeded()
            return controller
        }
        expect(controller.log, is: ["will", "did 390"])
    }
}
