import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIViewHierarchyTests {
    final class Spy: UIView {
        let name: String
        let log: Journal

        init(_ name: String, _ log: Journal) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { return nil }

        override func willMove(toSuperview newSuperview: UIView?) {
            log.note("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() { log.note("\(name) didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.note("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { log.note("\(name) didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { log.note("\(name) didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log.note("\(name) willRemoveSubview") }
    }

    let display = Display()
    let log = Journal()

    @Test func `a view added to a window is notified of the window, then of the superview`() {
        let parent = Spy("parent", log)
        display.root.addSubview(parent)
        _ = log.take()
        parent.addSubview(Spy("child", log))
        expect(
            log.take(), are: "child willMove(toWindow: window)", "child willMove(toSuperview: view)",
            "child didMoveToWindow", "child didMoveToSuperview", "parent didAddSubview")
    }

    @Test func `a view added outside a window is not notified of a window`() {
        let parent = Spy("parent", log)
        parent.addSubview(Spy("child", log))
        expect(
            log.take(), are: "child willMove(toSuperview: view)", "child didMoveToSuperview", "parent didAddSubview")
    }

    @Test func `a removed view gets the same calls in the same order`() {
        let parent = Spy("parent", log)
        let child = Spy("child", log)
        parent.addSubview(child)
        display.root.addSubview(parent)
        _ = log.take()
        child.removeFromSuperview()
        expect(
            log.take(), are: "parent willRemoveSubview", "child willMove(toWindow: nil)",
            "child willMove(toSuperview: nil)", "child didMoveToWindow", "child didMoveToSuperview")
        expect((child.superview, child.window, parent.subviews.isEmpty), is: (nil, nil, true))
    }

    @Test func `subviews are notified of the window, superviews first`() {
        let parent = Spy("parent", log)
        parent.addSubview(Spy("child", log))
        _ = log.take()
        display.root.addSubview(parent)
        expect(
            log.take(), are: "parent willMove(toWindow: window)", "child willMove(toWindow: window)",
            "parent willMove(toSuperview: view)", "parent didMoveToWindow", "child didMoveToWindow",
            "parent didMoveToSuperview")
    }

    @Test func `a view is notified of the window also inside views without observers`() {
        let column = UIStackView()
        let room = ColumnView()
        column.addArrangedSubview(UILabel())
        column.addArrangedSubview(room)
        display.root.addSubview(column)
        room.addSubview(Spy("first", log))
        _ = log.take()
        column.removeFromSuperview()
        expect(log.take(), is: ["first willMove(toWindow: nil)", "first didMoveToWindow"])
        let other = ColumnView()
        other.addSubview(Spy("second", log))
        room.addSubview(other)
        _ = log.take()
        display.root.addSubview(column)
        expect(
            log.take(), are: "first willMove(toWindow: window)", "second willMove(toWindow: window)",
            "first didMoveToWindow", "second didMoveToWindow")
    }

    @Test func `text that changed its size while its view was removed is measured again`() {
        let label = makeLabel("Title")
        let button = makeButton("Title")
        let heights = { display.stage.run { [label.intrinsicContentSize.height, button.intrinsicContentSize.height] } }
        display.stage.run {
            UIApplication.shared.add(display.window)
            for view in [label, button] { display.root.addSubview(view) }
        }
        let before = heights()
        display.stage.run {
            for view in [label, button] { view.removeFromSuperview() }
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraLarge)
            for view in [label, button] { display.root.addSubview(view) }
        }
        let after = heights()
        expect((before, after), is: ([21, 44], [48, 60]))
    }

    @Test func `a view that was outside of a window while the text size changed is laid out again, at any depth`() {
        let (label, inner, outer) = (UILabel(), UIStackView(), UIView())
        label.text = "Title"
        inner.axis = .vertical
        inner.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        for view in [label, UIView()] { inner.addArrangedSubview(view) }
        outer.addSubview(inner)
        display.stage.run {
            UIApplication.shared.add(display.window)
            display.root.addSubview(outer)
            display.window.layoutIfNeeded()
        }
        let before = label.frame.height
        display.stage.run {
            outer.removeFromSuperview()
            UIApplication.shared.setContentSizeCategory(.accessibilityExtraLarge)
            display.root.addSubview(outer)
            display.window.layoutIfNeeded()
        }
        expect([before, label.frame.height], is: [21, 48])
    }

    @Test func `siblings that a layout removes are still laid out once`() {
        class Noting: UIView {
            let log: Journal
            init(_ log: Journal) {
                self.log = log
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { return nil }
            override func layoutSubviews() { log.note("laid out") }
            deinit { log.note("gone") }
        }
        final class Remover: Noting {
            override func layoutSubviews() {
                for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
                super.layoutSubviews()
            }
        }
        display.root.addSubview(Remover(log))
        for _ in 0..<2 { display.root.addSubview(Noting(log)) }
        display.root.layoutIfNeeded()
        expect(log.take(), is: ["laid out", "laid out", "laid out", "gone", "gone"])
    }

    @Test func `a view moved within its window changes the superview and is not notified of a window`() {
        let old = Spy("old", log)
        let new = Spy("new", log)
        let child = Spy("child", log)
        for view in [old, new] { display.root.addSubview(view) }
        old.addSubview(child)
        _ = log.take()
        new.addSubview(child)
        expect(
            log.take(), are: "old willRemoveSubview", "child willMove(toSuperview: view)", "child didMoveToSuperview",
            "new didAddSubview")
        expect((old.subviews.isEmpty, new.subviews), is: (true, [child]))
    }

    @Test func `subviews are at the index where they were inserted`() {
        let views = (0..<5).map { _ in UIView() }
        let parent = ColumnView()
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], aboveSubview: views[1])
        parent.insertSubview(views[3], belowSubview: views[1])
        parent.insertSubview(views[4], at: 99)
        expect(parent.subviews, is: [views[3], views[1], views[2], views[0], views[4]])
        parent.bringSubviewToFront(views[3])
        parent.sendSubviewToBack(views[0])
        expect(parent.subviews, is: [views[0], views[1], views[2], views[4], views[3]])
        parent.addSubview(views[0])
        expect(parent.subviews, is: [views[1], views[2], views[4], views[3], views[0]])
    }

    @Test func `a superview owns its subviews, and they do not own it`() {
        weak var above: UIView?
        let child = ColumnView()
        do {
            let parent = ColumnView()
            parent.addSubview(child)
            above = parent
            expect(child.superview, is: parent)
        }
        expect((above, child.superview), is: (nil, nil))
    }
}
