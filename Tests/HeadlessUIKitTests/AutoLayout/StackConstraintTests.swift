import Foundation
import TestSupport

@testable import HeadlessUIKit

/// developer.apple.com/documentation/uikit/uistackview, "Distribution" and "Alignment".
@Suite struct StackConstraintTests {
    typealias Box = LayoutNotation.Box

    private func box(_ width: CGFloat, _ height: CGFloat) -> Box {
        let box = Box()
        box.content = CGSize(width: width, height: height)
        return box
    }

    /// Lays out a stack of that size; the frames of what it arranges.
    private func frames(
        _ views: [UIView], _ width: CGFloat = 300, _ height: CGFloat = 100, _ setUp: (UIStackView) -> Void
    ) -> [[Double]] {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        setUp(stack)
        stack.layoutIfNeeded()
        return views.map(\.frame.numbers)
    }

    @Test func `a stack of an empty label takes no room from a table`() {
        let (root, stack, table) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), UIStackView(), UITableView()
        )
        stack.addArrangedSubview(UILabel())
        for view in [stack, table] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        }
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        table.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
        table.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        expect((stack.frame.height, table.frame.height), is: (0, 500))
        stack.axis = .horizontal
        root.layoutIfNeeded()
        expect((stack.frame.height, table.frame.height), is: (0, 500))
    }

    @Test func `adding a view to a stack turns off its autoresizing mask`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let stack = UIStackView(arrangedSubviews: [view])
        #expect(!view.translatesAutoresizingMaskIntoConstraints && stack.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `a constraint on an arranged view is satisfied together with those of the stack`() {
        let (one, other) = (box(50, 20), box(50, 20))
        #expect(
            frames([one, other]) {
                $0.spacing = 10
                one.widthAnchor.constraint(equalToConstant: 120).isActive = true
            } == [[0, 0, 120, 100], [130, 0, 170, 100]])
    }

    @Test func `the view with the lowest hugging priority takes the rest of the room`() {
        let (one, other) = (box(50, 20), box(50, 20))
        expect(
            frames([one, other]) { _ in other.setContentHuggingPriority(.required, for: .horizontal) },
            are: [0, 0, 250, 100], [250, 0, 50, 100])
    }

    @Test func `with fillEqually, a fixed length of one view fixes all lengths`() {
        let views = [box(10, 20), box(50, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        views[0].widthAnchor.constraint(equalToConstant: 80).isActive = true
        stack.layoutIfNeeded()
        expect((stack.bounds.size, views[1].frame.numbers), is: (CGSize(width: 160, height: 20), [80, 0, 80, 20]))
    }

    @Test func `the distances between views, or between their centres, are equal`() {
        for (distribution, widths, lefts) in [
            (UIStackView.Distribution.equalSpacing, [50.0, 100, 50], [0.0, 100, 250]),
            (.equalCentering, [40, 100, 60], [0, 95, 240]),
        ] {
            let found = frames(widths.map { box($0, 20) }) { $0.distribution = distribution }
            expect(found, is: zip(lefts, widths).map { [$0, 0, $1, 100] })
        }
    }

    @Test func `with a baseline alignment, the baselines of views are aligned`() {
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 50)
        small.font = .systemFont(ofSize: 10)
        (large.text, small.text) = ("a", "b")
        let found = frames([large, small]) { $0.alignment = .firstBaseline }
        expect((found[0][1], found[0][3], found[1][3]), is: (0, 60, 12))
        #expect(abs(found[1][1] + 6 + 3.6 - (30 + 18)) < 0.001)
    }

    @Test func `hidden views take no room, and the margins stay empty`() {
        let views = [box(50, 20), box(50, 30), box(50, 40)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        stack.translatesAutoresizingMaskIntoConstraints = false
        views[0].widthAnchor.constraint(equalToConstant: 70).isActive = true
        views[1].isHidden = true
        stack.layoutIfNeeded()
        expect(stack.bounds.size, is: CGSize(width: 76, height: 74))
        expect((views[0].frame.numbers, views[2].frame.numbers), is: ([2, 1, 70, 20], [2, 31, 70, 40]))
        views[1].isHidden = false
        stack.layoutIfNeeded()
        expect((stack.bounds.height, views[2].frame.minY), is: (114, 71))
    }

    @Test func `a stack inside a stack has the size that its constraints need`() {
        let leaf = UIView()
        let inner = UIStackView(arrangedSubviews: [leaf, box(10, 10)])
        let outer = UIStackView(arrangedSubviews: [inner, box(5, 5)])
        outer.axis = .vertical
        outer.alignment = .leading
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        NSLayoutConstraint.activate([
            leaf.widthAnchor.constraint(equalToConstant: 33), leaf.heightAnchor.constraint(equalToConstant: 44),
        ])
        outer.layoutIfNeeded()
        expect((inner.frame.numbers, leaf.frame.numbers), is: ([0, 0, 43, 44], [0, 0, 33, 44]))
    }

    @Test func `a pinned stack without constraints on its views needs no solver`() {
        let stack = UIStackView(arrangedSubviews: [box(10, 10), box(20, 20)])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        expect((stack.frame.numbers, root.engineWithin?.items.count), is: ([8, 8, 30, 20], 1))
        #expect(!stack.constraintsInTree || !stack.isSolved)
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, 0.0), (.center, 40), (.trailing, 80),
    ])
    func `with another alignment than fill, a view keeps its own length across the axis`(
        alignment: UIStackView.Alignment, top: Double
    ) {
        let view = box(50, 20)
        #expect(
            frames([view]) {
                $0.alignment = alignment
                view.setContentHuggingPriority(.defaultLow, for: .vertical)
            } == [[0, top, 300, 20]])
    }

    @Test func `with fillProportionally, lengths in proportion to the content fill the stack`() {
        expect(
            frames([box(50, 20), box(100, 20)]) { $0.distribution = .fillProportionally },
            is: [[0, 0, 100, 100], [100, 0, 200, 100]])
    }

    @Test func `custom spacing follows its view, with or without the solver`() {
        for isSolved in [false, true] {
            let views = [box(50, 20), box(50, 20), box(50, 20)]
            let found = frames(views + [UIView()], 100, 300) {
                $0.axis = .vertical
                $0.spacing = 5
                $0.setCustomSpacing(30, after: views[0])
                $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
                if isSolved { views[2].heightAnchor.constraint(equalToConstant: 20).isActive = true }
                $0.translatesAutoresizingMaskIntoConstraints = false
            }
            expect(found.prefix(3).map { $0[1] }, is: [0, 50, 78])
        }
    }
}
