import Foundation
import LayoutSolver
import TestSupport

@testable import HeadlessUIKit

@Suite struct ConstrainedLayoutTests {
    private func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        return [
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ]
    }

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = text
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    // MARK: Content

    // developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth: text wraps at the width that constraints
    // give, and the height follows.
    @Test func `wrapped text is as high as its lines at the width that it gets`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let (long, below) = (label("four four four four four four"), label("b"))
        root.addSubview(long)
        root.addSubview(below)
        NSLayoutConstraint.activate([
            long.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            long.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            long.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: long.bottomAnchor),
            below.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        expect((long.frame.numbers, below.frame.numbers), is: ([0, 0, 100, 24], [0, 24, 5, 12]))
        root.frame.size.width = 50
        root.layoutIfNeeded()
        expect((long.frame.height, below.frame.minY), is: (36, 36))
        long.text = "four"
        root.layoutIfNeeded()
        expect((long.frame.height, below.frame.minY), is: (12, 12))
    }

    // developer.apple.com/documentation/uikit/uiview/invalidateintrinsiccontentsize()
    @Test func `content of another size is laid out again`() {
        let layout = LayoutNotation(
            "a=60x20 b | a.left = root.left; a.top = root.top; b.left = a.right; b.width = 5 -> b")
        layout.root.layoutIfNeeded()
        (layout.view("a") as? LayoutNotation.Box)?.content.width = 70
        layout.root.layoutIfNeeded()
        expect(layout.view("b").frame.minX, is: 70)
    }

    @Test func `moving a view moves the views that are constrained to it`() {
        let layout = LayoutNotation(
            "p! a | a.left = p.right; a.top = p.bottom; a.width = 5; a.height = 5 -> a 80 60 5 5")
        expect(layout.found, is: layout.expected)
        layout.view("p").frame.origin = CGPoint(x: 100, y: 100)
        layout.root.layoutIfNeeded()
        expect(layout.frame("a"), is: "150 120 5 5")
    }

    @Test func `changing the margins moves the views that are constrained to them`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        root.layoutIfNeeded()
        root.directionalLayoutMargins.leading = 30
        root.layoutIfNeeded()
        expect((view.frame.minX, view.frame.width, guide.layoutFrame.minX), is: (30, 62, 30))
    }

    // developer.apple.com/documentation/uikit/uiview/readablecontentguide
    @Test(arguments: [(400.0, 8.0, 384.0), (1000, 164, 672)])
    func `readable content is at most 672 points wide`(width: Double, left: Double, room: Double) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        root.layoutIfNeeded()
        expect([view.frame.minX, view.frame.width].map(Double.init), is: [left, room])
    }

    // MARK: Fitting

    // developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
    @Test func `a fitting finds the smallest size, or the height for a width`() {
        let view = UIView()
        let text = label("four four four four")
        view.addSubview(text)
        NSLayoutConstraint.activate(pin(text, to: view, 10))
        expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), is: CGSize(width: 115, height: 32))
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        expect(narrow, is: CGSize(width: 70, height: 44))
        let box = UIView()
        box.addSubview(view)
        NSLayoutConstraint.activate(pin(view, to: box))
        expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), is: CGSize(width: 115, height: 32))
    }

    @Test func `a view with constraints asks a vertical stack for the height that they need`() {
        let display = Display()
        display.stage.run {
            let card = UIView()
            let text = label("a")
            card.addSubview(text)
            NSLayoutConstraint.activate(pin(text, to: card, 10))
            let column = UIStackView(arrangedSubviews: [card, UIView()])
            column.axis = .vertical
            display.root.addSubview(column)
            display.window.layoutIfNeeded()
            expect((card.frame.height, text.frame.numbers), is: (32, [10, 10, card.frame.width - 20, 12]))
        }
    }

    // MARK: Scroll views

    // "Working with Scroll Views", Auto Layout Guide; developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
    @Test(arguments: [false, true])
    func `constraints to the content guide determine the content size`(byGuide: Bool) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: byGuide ? guide.leadingAnchor : scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: byGuide ? guide.trailingAnchor : scroll.trailingAnchor),
            content.topAnchor.constraint(equalTo: byGuide ? guide.topAnchor : scroll.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: byGuide ? guide.bottomAnchor : scroll.bottomAnchor, constant: -5),
            content.widthAnchor.constraint(equalTo: byGuide ? scroll.frameLayoutGuide.widthAnchor : scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 400),
        ])
        scroll.layoutIfNeeded()
        expect((content.frame.numbers, scroll.contentSize), is: ([0, 5, 200, 400], CGSize(width: 200, height: 410)))
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        scroll.layoutIfNeeded()
        expect((content.frame.minY, scroll.contentOffset.y), is: (5, 50))
    }

    @Test func `a view pinned to the frame guide stays while the content scrolls`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 200, height: 900)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
            badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        scroll.layoutIfNeeded()
        expect((badge.frame.minY, scroll.contentSize.height), is: (80, 900))
        scroll.contentOffset.y = 300
        scroll.layoutIfNeeded()
        expect(badge.frame.minY, is: 380)
    }

    // MARK: Ambiguity

    // developer.apple.com/documentation/uikit/uiview/hasambiguouslayout
    @Test func `a position that the constraints do not determine is ambiguous`() {
        let layout = LayoutNotation(
            "a b=5x5 c p! | a.left = root.left; a.top = root.top; a.height = 1; a.width >= 5; b.left = root.left; "
                + "b.top = root.top; c.width = 5 -> a")
        expect(["a", "b", "c", "p"].map { layout.view($0).hasAmbiguousLayout }, is: [true, false, true, false])
        layout.add("a.right = root.right")
        #expect(!layout.view("a").hasAmbiguousLayout)
        layout.add("a.width = 20 @400")
        layout.root.layoutIfNeeded()
        expect(layout.view("a").frame.width, is: 400)
    }

    // MARK: Cost

    /// A screen of 100 labels, one below the other, each with a constant of its own.
    private func manyViews() -> (root: UIView, gaps: [NSLayoutConstraint]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 5000))
        var gaps: [NSLayoutConstraint] = []
        var previous = root.topAnchor
        for number in 0..<100 {
            let text = label("row \(number)", lines: 1)
            root.addSubview(text)
            gaps.append(text.topAnchor.constraint(equalTo: previous, constant: 4))
            NSLayoutConstraint.activate([
                gaps[number], text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            ])
            previous = text.bottomAnchor
        }
        root.layoutIfNeeded()
        return (root, gaps)
    }

    @Test(arguments: [0, 50, 99])
    func `changing a constant among 100 views costs at most a tenth of a new solution`(place: Int) throws {
        let (root, gaps) = manyViews()
        let engine = try #require(root.engineWithin)
        let anew = engine.solver.work
        gaps[place].constant = 10
        root.layoutIfNeeded()
        expect(root.subviews[99].frame.maxY, is: CGFloat(1606))
        let (pivots, steps) = (engine.solver.work.pivots - anew.pivots, engine.solver.work.steps - anew.steps)
        #expect(steps * 10 <= anew.steps && pivots * 10 <= anew.pivots, "\(pivots), \(steps) of \(anew)")
    }

    @Test func `an unchanged screen is not solved again`() throws {
        let (root, _) = manyViews()
        let engine = try #require(root.engineWithin)
        let before = engine.solver.work
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expect(engine.solver.work, is: before)
    }

    @Test func `views without constraints have no Auto Layout state`() {
        let display = Display()
        let text = display.add { UILabel() }
        _ = display.screen
        #expect(text.layout == nil && display.root.layout == nil && !display.window.constraintsInTree)
    }
}
