import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct PinnedViewTests {
    private func label(_ words: Int) -> UILabel {
        let label = UILabel()
        label.text = Array(repeating: "word", count: words).joined(separator: " ")
        label.numberOfLines = 0
        return label
    }

    /// Pins a view to a view or a guide around it, so many points within.
    private func pin(_ view: UIView, to guide: UILayoutGuide, _ inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        guide.owningView?.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset / 2),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset),
        ])
    }

    private func makeColumn(_ random: inout StageRandom, depth: Int) -> UIView {
        switch Int.random(in: 0..<(depth > 2 ? 2 : 5), using: &random) {
        case 0: return label(Int.random(in: 0..<40, using: &random))
        case 1:
            let column = UIStackView(
                arrangedSubviews: (0..<4).map { _ in label(Int.random(in: 0..<20, using: &random)) })
            column.axis = .vertical
            column.spacing = 8
            // The last one takes what is left, as with the solver.
            column.addArrangedSubview(UIView())
            return column
        case 2:
            let text = label(Int.random(in: 0..<400, using: &random))
            return UIScrollView(scrolling: text)
        default:
            let box = UIView()
            box.layoutMargins.left = CGFloat(Int.random(in: 0..<30, using: &random))
            let guide = Bool.random(using: &random) ? box.layoutMarginsGuide : box.safeAreaLayoutGuide
            pin(makeColumn(&random, depth: depth + 1), to: guide, CGFloat(Int.random(in: 0..<20, using: &random)))
            return box
        }
    }

    private func frames(_ view: UIView) -> [[Double]] { [view.frame.numbers] + view.subviews.flatMap(frames) }

    private func layOutAnew(_ view: UIView) {
        view.needsLayout = true
        view.subtreeNeedsLayout = true
        view.cachedFittingSize = nil
        for view in view.subviews { layOutAnew(view) }
    }

    @Test(arguments: 1...60)
    func `a pinned view has the frame that the solver would give it`(seed: Int) {
        var random = StageRandom(seed: UInt64(seed))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        pin(makeColumn(&random, depth: 0), to: root.safeAreaLayoutGuide, 10)
        root.layoutIfNeeded()
        #expect(root.layout?.isPlacedByArithmetic == true && root.layout?.engine == nil)
        let found = frames(root)
        root.layout?.isPlacedByArithmetic = false
        layOutAnew(root)
        root.layoutIfNeeded()
        #expect(root.layout?.engine != nil)
        expect(found, is: frames(root))
    }

    @Test
    func `one constraint that is not a pin makes the solver place everything, until it is removed`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (box, text) = (UIView(), label(3))
        pin(box, to: root.safeAreaLayoutGuide, 10)
        pin(text, to: box.layoutMarginsGuide, 10)
        root.layoutIfNeeded()
        #expect(root.layout?.engine == nil)
        let middle = text.centerXAnchor.constraint(equalTo: root.centerXAnchor)
        middle.priority = .defaultLow
        middle.isActive = true
        root.layoutIfNeeded()
        #expect(root.layout?.engine != nil)
        middle.isActive = false
        root.layoutIfNeeded()
        #expect(root.layout?.engine == nil && text.frame.numbers == [18, 13, 334, 798])
    }

    @Test func `another constant of a pin or other margins move the pinned view`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let text = label(3)
        pin(text, to: root.layoutMarginsGuide, 10)
        root.layoutIfNeeded()
        expect(text.frame.numbers, is: [18, 13, 354, 813])
        root.constraints[0].constant = 20
        root.layoutMargins.bottom = 100
        root.layoutIfNeeded()
        expect(text.frame.numbers, is: [28, 13, 344, 721])
        root.frame.size.width = 200
        root.layoutIfNeeded()
        expect((text.frame.numbers, text.hasAmbiguousLayout), is: ([28, 13, 154, 721], false))
    }

    @Test func `a scroll view in a stack is placed by the stack, with or without the solver`() {
        for isSolved in [false, true] {
            let scroll = UIScrollView(scrolling: label(400))
            let heading = label(1)
            let column = UIStackView(arrangedSubviews: [heading, scroll])
            column.axis = .vertical
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            root.fillSafeArea(with: column)
            if isSolved {
                let badge = label(1)
                badge.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(badge)
                badge.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
                badge.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
            }
            root.layoutIfNeeded()
            expect(scroll.frame.numbers, is: [0, 21, 390, 279])
            #expect(scroll.subviews[0].frame.width == 390 && scroll.contentSize.height > 279)
            expect(scroll.contentSize, is: scroll.subviews[0].frame.size)
        }
    }
}
