import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIScrollViewTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin \(scrollView.isDragging)") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            lines.append("scroll \(Int(scrollView.contentOffset.y)) \(scrollView.isDragging)")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("end \(decelerate)")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("ended") }
    }

    let display = Display()
    let delegate = Delegate()
    let scroll: UIScrollView

    init() {
        let delegate = delegate
        scroll = display.add {
            let scroll = UIScrollView()
            scroll.accessibilityIdentifier = "page"
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.delegate = delegate
            return scroll
        }
        _ = display.screen
    }

    @Test func `a drag by the user notifies of beginning, moves and end, and stops at the edges`() throws {
        #expect(try display.use("page") { try $0.scroll(.down) })
        expect(
            delegate.lines, is: ["begin true", "scroll 281 true", "scroll 562 true", "scroll 844 true", "end false"])
        #expect(try display.use("page") { try $0.scroll(.down) })
        expect(scroll.bounds.numbers, is: [0, 1156, 390, 844])
        #expect(try !display.use("page") { try $0.scroll(.down) })
        scroll.isScrollEnabled = false
        #expect(throws: InputRefusal.disabled) { try display.use("page") { try $0.scroll(.up) } }
    }

    // https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:), "with a constant
    // velocity"; .../uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:), "at the end of a scroll animation".
    @Test func `an animated scroll takes its time, and the delegate is notified on the way and at the end`() {
        display.stage.run { scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true) }
        display.stage.settle()
        expect((scroll.contentOffset, delegate.lines), is: (.zero, []))
        display.stage.advance(by: .milliseconds(200))
        expect(delegate.lines, is: ["scroll 10 false", "scroll 20 false"])
        display.stage.advance(by: .milliseconds(100))
        expect(delegate.lines.dropFirst(2), is: ["scroll 30 false", "ended"])
        for stop in [{ $0.contentOffset.y = 5 }, { $0.drag(to: CGPoint(x: 0, y: 6)) }] as [(UIScrollView) -> Void] {
            display.stage.run { scroll.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 1, height: 1), animated: true) }
            display.stage.advance(by: .milliseconds(100))
            display.stage.run { stop(scroll) }
            delegate.lines = []
            display.stage.advance(by: .seconds(1))
            expect(delegate.lines, is: [])
        }
        expect(scroll.contentOffset.y, is: 6)
    }

    @Test(arguments: [(0.0, 100.0, 0.0), (900, 100, 156), (100, 50, 0), (1500, 500, 1156), (300, 1000, 300)])
    func `scrollRectToVisible scrolls the shortest way`(top: Double, height: Double, offset: Double) {
        scroll.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
        expect(Double(scroll.contentOffset.y), is: offset)
        scroll.contentOffset.y = 2000
        scroll.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
        expect(Double(scroll.contentOffset.y), is: min(top, 1156))
    }

    @Test func `content that is put in another order is laid out in it`() {
        let list = ColumnView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let buttons = [UIButton(), UIButton()]
        for button in buttons { list.addSubview(button) }
        list.layoutIfNeeded()
        expect(buttons.map { $0.frame.numbers }, is: [[0, 0, 100, 44], [0, 44, 100, 44]])
        list.sendSubviewToBack(buttons[1])
        list.layoutIfNeeded()
        expect(buttons.map { $0.frame.numbers }, is: [[0, 44, 100, 44], [0, 0, 100, 44]])
        list.bringSubviewToFront(buttons[1])
        list.layoutIfNeeded()
        expect(buttons.map { $0.frame.numbers }, is: [[0, 0, 100, 44], [0, 44, 100, 44]])
    }

    @Test func `content that becomes smaller stays in view`() {
        let content = UIStackView(arrangedSubviews: (0..<10).map { _ in UIButton() })
        content.axis = .vertical
        let list = UIScrollView(scrolling: content)
        list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        list.layoutIfNeeded()
        list.contentOffset.y = 340
        for view in content.arrangedSubviews.dropFirst(5) { view.isHidden = true }
        list.layoutIfNeeded()
        expect(list.bounds.numbers, is: [0, 120, 100, 100])
    }

    @Test func `an element taller than the view that is at its top is not scrolled again`() {
        let tall = CGRect(x: 0, y: 0, width: 390, height: 1000)
        #expect(display.stage.run { !scroll.dragIntoView(tall) { "tall" } })
        let below = CGRect(x: 0, y: 100, width: 390, height: 1000)
        #expect(display.stage.run { scroll.dragIntoView(below) { "below" } })
        #expect(display.stage.run { !scroll.dragIntoView(below) { "below" } })
        expect(delegate.lines, is: ["begin true", "scroll 33 true", "scroll 66 true", "scroll 100 true", "end false"])
        expect(display.stage.trace.last(10).map(\.name), is: ["scrolled into view"])
    }

    @Test func `an element beyond the end of the content is scrolled as near as possible, once`() {
        let beyond = CGRect(x: 0, y: 1990, width: 390, height: 44)
        #expect(display.stage.run { scroll.dragIntoView(beyond) { "beyond" } })
        #expect(display.stage.run { !scroll.dragIntoView(beyond) { "beyond" } })
        expect(
            delegate.lines, is: ["begin true", "scroll 385 true", "scroll 770 true", "scroll 1156 true", "end false"])
    }

    @Test func `a scroll view with scrolling disabled brings no element into view`() throws {
        for isScrollEnabled in [true, false] {
            let test = UITableViewTests((1...1000).map { "row \($0)" })
            test.table.isScrollEnabled = isScrollEnabled
            test.table.isUserInteractionEnabled = isScrollEnabled
            try test.display.use("suggestions") { expect(($0.revealRow(900) != nil), is: isScrollEnabled) }
            expect((test.table.contentOffset.y > 0), is: isScrollEnabled)
        }
    }

    @Test func `an animated scroll to the current offset notifies nothing`() {
        scroll.setContentOffset(.zero, animated: true)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
        expect(delegate.lines, is: [])
    }

    @Test func `content inset lets the content be scrolled beyond its edges, and moves content at its top`() throws {
        scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        expect((scroll.contentOffset.y, scroll.adjustedContentInset), is: (-50, scroll.contentInset))
        for _ in 0..<3 { _ = try display.use("page") { try $0.scroll(.down) } }
        expect(scroll.contentOffset.y, is: 1256)
        for _ in 0..<3 { _ = try display.use("page") { try $0.scroll(.up) } }
        expect(scroll.contentOffset.y, is: -50)
        scroll.contentOffset.y = 1256
        scroll.contentInset = .zero
        expect(scroll.contentOffset.y, is: 1156)
    }

    @Test func `the origin of the bounds is the content's offset`() {
        scroll.bounds.origin.y = 20
        expect((scroll.contentOffset.y, delegate.lines), is: (20, ["scroll 20 false"]))
        let test = UITableViewTests((1...1000).map { "row \($0)" })
        expect(test.display.screen.elements(of: .row).first?.label, is: "row 1")
        test.table.bounds.origin.y = 4400
        expect(test.display.screen.elements(of: .row).first?.label, is: "row 101")
    }

    @Test func `content that fits can be dragged only if it bounces`() throws {
        scroll.contentSize.height = 800
        #expect(try !display.use("page") { try $0.scroll(.down) })
        expect(delegate.lines, is: [])
        scroll.alwaysBounceVertical = true
        #expect(try !display.use("page") { try $0.scroll(.down) })
        expect(delegate.lines, is: ["begin true", "end false"])
        #expect(display.stage.run { UITableView().alwaysBounceVertical })
    }

    @Test func `scrollIndicatorInsets sets the insets of both scroll bars`() {
        Stage().run {
            let view = UIScrollView()
            view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            expect((view.verticalScrollIndicatorInsets.bottom, view.horizontalScrollIndicatorInsets.left), is: (3, 2))
            view.horizontalScrollIndicatorInsets = .zero
            expect(view.scrollIndicatorInsets.top, is: 1)
        }
    }
}
