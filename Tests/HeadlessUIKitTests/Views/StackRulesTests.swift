import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of stacks on Apple's pages; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct StackRulesTests {
    typealias Box = LayoutNotation.Box

    private func box(_ width: CGFloat, _ height: CGFloat = 20) -> Box {
        let box = Box()
        box.content = CGSize(width: width, height: height)
        return box
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    // A row of 300 by 100 points, laid out.
    private func row(_ views: [UIView], _ setUp: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        setUp(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func column(_ views: [UIView], _ setUp: (UIStackView) -> Void = { _ in }) -> UIStackView {
        row(views) {
            $0.axis = .vertical
            setUp($0)
        }
    }

    private func spans(_ views: [UIView]) -> [[Double]] {
        views.map { [$0.frame.minX, $0.frame.width].map(Double.init) }
    }
    private func heights(_ views: [UIView]) -> [Double] { views.map { Double($0.frame.height) } }

    // uistackview/distribution-swift.enum/fill: "the stack view resizes its arranged views so that they fill the
    // available space along the stack view's axis".
    @Test func `by default views fill the stack, horizontally and vertically`() {
        let boxes = [box(50), box(60)]
        _ = row(boxes)
        expect(spans(boxes), is: [[0, 240], [240, 60]])
        let texts = [label("One"), label("Two"), label("Three")]
        _ = column(texts) { $0.spacing = 4 }
        expect((heights(texts), texts[2].frame.maxY), is: ([50, 21, 21], 100))
    }

    // uiview/effectiveuserinterfacelayoutdirection: "appropriate for arranging the immediate content of the view".
    @Test(arguments: [false, true])
    func `arranged from the right, a row begins there, and a column aligns leading views there`(_ isSolved: Bool) {
        let views = [box(50), box(60), UIView()]
        let stack = row(views) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.spacing = 10
            if isSolved { views[0].widthAnchor.constraint(equalToConstant: 50).isActive = true }
        }
        expect(spans(views), is: [[250, 50], [180, 60], [0, 170]])
        expect(stack.effectiveUserInterfaceLayoutDirection, is: .rightToLeft)
        expect(views[0].effectiveUserInterfaceLayoutDirection, is: .leftToRight)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.layoutIfNeeded()
        expect(spans([views[0], views[1]]), is: [[250, 50], [240, 60]])
    }

    // The same page: "it stretches the views according to their hugging priority". A switch has one size only.
    @Test func `a switch is not stretched beside a view with a lower hugging priority`() {
        let views = [box(50), UISwitch()]
        _ = row(views)
        expect(spans(views), is: [[0, 249], [249, 51]])
    }

    // The same page: "it shrinks the views according to their compression resistance priority".
    @Test func `views that do not fit are shrunk, so that none lies outside`() {
        let views = [box(200), box(200)]
        let stack = row(views)
        expect(spans(views), is: [[0, 100], [100, 200]])
        views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        stack.layoutIfNeeded()
        expect(spans(views), is: [[0, 200], [200, 100]])
    }

    // uistackview: "The stack view updates its layout" when a view's `isHidden` changes, for each distribution.
    @Test(arguments: [
        (UIStackView.Distribution.fill, [[0, 200], [200, 100]]), (.fillEqually, [[0, 150], [150, 150]]),
        (.fillProportionally, [[0, 100], [100, 200]]), (.equalSpacing, [[0, 50], [200, 100]]),
        (.equalCentering, [[0, 50], [200, 100]]),
    ])
    func `hidden views take no room in any distribution`(
        distribution: UIStackView.Distribution, expected: [[Double]]
    ) {
        let (one, hidden, other) = (box(50), box(70), box(100))
        hidden.isHidden = true
        _ = row([one, hidden, other]) { $0.distribution = distribution }
        expect(spans([one, other]), is: expected)
    }

    // uistackview/alignment-swift.enum, with hidden views.
    @Test(arguments: [
        (UIStackView.Alignment.fill, [0.0, 100]), (.top, [0, 20]), (.center, [40, 20]), (.bottom, [80, 20]),
    ])
    func `views are aligned across the axis`(alignment: UIStackView.Alignment, expected: [Double]) {
        let (one, hidden) = (box(50), box(50, 90))
        hidden.isHidden = true
        _ = row([hidden, one]) { $0.alignment = alignment }
        expect([one.frame.minY, one.frame.height].map(Double.init), is: expected)
    }

    // uistackview/setcustomspacing(_:after:), spacinguseSystem, spacingusedefault
    @Test(arguments: [false, true])
    func `a custom spacing follows its view, and is left out if the view is hidden`(isSolved: Bool) {
        let views = [box(10), box(10), box(10)]
        let stack = row(views + [UIView()]) {
            $0.spacing = 5
            $0.setCustomSpacing(30, after: views[0])
            $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
            if isSolved { views[2].widthAnchor.constraint(equalToConstant: 10).isActive = true }
        }
        expect(
            (views.map(\.frame.minX), stack.customSpacing(after: views[2])),
            is: ([0, 40, 58], UIStackView.spacingUseDefault))
        func last(after change: () -> Void) -> CGFloat {
            change()
            stack.layoutIfNeeded()
            return views[2].frame.minX
        }
        expect(last { views[1].isHidden = true }, is: 40)
        expect(last { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0]) }, is: 15)
        expect(last { stack.spacing = UIStackView.spacingUseSystem }, is: 18)
    }

    // uistackview/islayoutmarginsrelativearrangement: "lays out its arranged views relative to its layout margins",
    // which include the safe area.
    @Test func `with isLayoutMarginsRelativeArrangement the margins and the safe area stay empty`() {
        let controller = UIViewController()
        let view = box(50)
        let stack = UIStackView(arrangedSubviews: [view])
        controller.view = stack
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.layoutIfNeeded()
        expect(view.frame, is: stack.bounds)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        expect(view.frame.numbers, is: [2, 1, 294, 96])
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        stack.layoutIfNeeded()
        expect(view.frame.numbers, is: [2, 41, 294, 56])
    }

    // uistackview/isbaselinerelativearrangement: "the vertical spacing between views is measured from their baselines".
    @Test func `with isBaselineRelativeArrangement the spacing is measured between baselines`() {
        let texts = [label("One"), label("Two")]
        let stack = column(texts + [UIView()]) {
            $0.spacing = 30
            $0.isBaselineRelativeArrangement = true
        }
        #expect(texts[1].frame.minY > 25 && texts[1].frame.minY < 31)
        let first = texts[0].frame.height - (texts[0].baselines?.last ?? 0)
        #expect(abs(texts[1].frame.minY + (texts[1].baselines?.first ?? 0) - first - 30) < 0.001)
        stack.isBaselineRelativeArrangement = false
        stack.frame.size.height = 200
        stack.layoutIfNeeded()
        expect(texts[1].frame.minY, is: 51)
    }

    // uistackview/removearrangedsubview(_:): it "doesn't remove the provided view from the stack's subviews array".
    // uistackview, "Maintaining consistency": a view that is removed from its superview is no longer arranged.
    @Test func `removeArrangedSubview keeps the subview, and removing a subview removes it from the arranged ones`() {
        let views = [box(10), box(20), box(30)]
        let stack = row(views)
        stack.removeArrangedSubview(views[0])
        expect((stack.arrangedSubviews, views[0].superview, stack.subviews), is: ([views[1], views[2]], stack, views))
        stack.layoutIfNeeded()
        expect(spans([views[1], views[2]]), is: [[0, 270], [270, 30]])
        let other = UIView()
        other.addSubview(views[1])
        expect(stack.arrangedSubviews, is: [views[2]])
        stack.removeArrangedSubview(views[1])
        expect(views[1].superview, is: other)
    }

    // The same section: "the arrangedSubviews array's order is independent of the subviews array's order".
    @Test func `the order of arranged views is not that of the subviews`() {
        let views = [box(10), box(20), box(30)]
        let stack = row(views)
        stack.sendSubviewToBack(views[2])
        expect((stack.arrangedSubviews, stack.subviews), is: (views, [views[2], views[0], views[1]]))
        stack.insertArrangedSubview(views[2], at: 0)
        stack.addArrangedSubview(views[0])
        expect(stack.arrangedSubviews, is: [views[2], views[1], views[0]])
        let plain = box(5)
        stack.addSubview(plain)
        #expect(stack.arrangedSubviews.count == 3 && stack.subviews.last === plain)
        stack.addArrangedSubview(plain)
        #expect(stack.arrangedSubviews.last === plain && stack.subviews.count == 4)
    }

    // uistackview: a stack is itself as large as its arranged views need.
    @Test func `a stack in a stack has the length of its views, and leaves the rest to the first view`() {
        let inner = UIStackView(arrangedSubviews: [box(40), box(60)])
        inner.spacing = 10
        let first = box(50)
        _ = row([first, inner])
        expect(spans([first, inner]), is: [[0, 190], [190, 110]])
        inner.layoutIfNeeded()
        expect(spans(inner.arrangedSubviews), is: [[0, 40], [50, 60]])
    }

    // The same, measured: uiview/systemlayoutsizefitting(_:).
    @Test func `the fitting size of a stack leaves no free room`() {
        let stack = UIStackView(arrangedSubviews: [box(40, 10), box(60, 30)])
        stack.spacing = 10
        expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), is: CGSize(width: 110, height: 30))
        stack.axis = .vertical
        expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), is: CGSize(width: 60, height: 50))
    }
}
