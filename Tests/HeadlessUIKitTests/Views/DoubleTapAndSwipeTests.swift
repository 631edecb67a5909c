import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of double taps and swipes on Apple's pages below developer.apple.com/documentation/uikit.
@Suite struct DoubleTapAndSwipeTests {
    private let display = Display { UIView() }
    private let log = Journal()

    private final class Pad: UIView {
        var log: Journal?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
        private func note(_ phase: String, _ touches: Set<UITouch>) {
            log?.note("\(phase) \(touches.first?.tapCount ?? 0)")
        }
    }

    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var (begins, joins) = (true, false)
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { joins }
    }

    private func add<View: UIView>(_ view: View, _ name: String, in above: UIView? = nil) -> View {
        display.stage.run {
            let side: CGFloat = above == nil ? 200 : 50
            view.frame = CGRect(x: 10, y: 10, width: side, height: side)
            // What contains an element is none.
            view.isAccessibilityElement = !(view is Pad)
            view.accessibilityLabel = name
            (above ?? display.root).addSubview(view)
        }
        return view
    }

    private func pad() -> Pad {
        let pad: Pad = add(display.stage.run { Pad() }, "pad")
        pad.log = log
        pad.isAccessibilityElement = true
        return pad
    }

    @discardableResult private func taps(_ count: Int, on view: UIView, _ name: String) -> UITapGestureRecognizer {
        let (tap, log) = (UITapGestureRecognizer(), log)
        tap.numberOfTapsRequired = count
        tap.addAction { log.note("\(name) \($0.state.rawValue)") }
        view.addGestureRecognizer(tap)
        return tap
    }

    @discardableResult private func swipe(
        _ direction: UISwipeGestureRecognizer.Direction?, on view: UIView, _ name: String
    ) -> UISwipeGestureRecognizer {
        let (swipe, log) = (UISwipeGestureRecognizer(), log)
        if let direction { swipe.direction = direction }
        swipe.addAction { log.note("\(name) \($0.state.rawValue) \($0.location(in: $0.view).x)") }
        view.addGestureRecognizer(swipe)
        return swipe
    }

    private func doubleTap(_ name: String) throws { try display.use(name) { try $0.doubleTap() } }
    private func swipe(_ name: String, _ direction: SwipeDirection, fully: Bool = false) throws {
        try display.use(name) { try $0.swipe(direction, fully: fully) }
    }

    private static func refusal(_ role: ElementRole = .text) -> InputRefusal {
        .unfit(
            role: role,
            action: "be tapped twice: nothing recognises a double tap; use `tap`, or give it a UITapGestureRecognizer "
                + "with numberOfTapsRequired = 2")
    }

    private static func noSwipe(_ direction: String) -> InputRefusal {
        .unfit(
            role: .text,
            action: "be swiped \(direction): nothing recognises that; give it, or a view above, a "
                + "UISwipeGestureRecognizer with the direction .\(direction) or a UIPanGestureRecognizer")
    }

    @Test func `the second touch of a double tap waits for a screen that the first one presents`() throws {
        let (play, log) = (Play(), log)
        let root = play.stage.run { play.spy("root") }
        play.show(root)
        try play.stage.run {
            let button = UIButton(
                primaryAction: UIAction(title: "Add") { _ in
                    log.note("add")
                    root.present(UIViewController(), animated: true)
                })
            button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
            root.view.addSubview(button)
            let screen = try #require(play.window.topmostController?.view.screen)
            try #require(screen.elements(labelled: "Add").first).doubleTap()
            #expect(root.presentedViewController != nil && play.refusals == [])
        }
        expect(log.take(), is: ["add"])
    }

    // uigesturerecognizer/delaystouchesended: by default the view gets began, began, cancelled, cancelled; the touches
    // of a recogniser that does not cancel them end one by one.
    @Test func `a double tap is two touches, whose ends are cancelled if it is recognised`() throws {
        let double = taps(2, on: pad(), "double")
        try doubleTap("pad")
        expect(log.take(), is: ["began 1", "began 2", "double 3", "cancelled 1", "cancelled 2"])
        double.cancelsTouchesInView = false
        try doubleTap("pad")
        expect(log.take(), is: ["began 1", "ended 1", "began 2", "double 3", "ended 2"])
        try display.use("pad") { try $0.tap() }
        expect(log.take(), is: ["began 1", "ended 1"])
    }

    // uigesturerecognizer/require(tofail:)
    @Test func `a recogniser of single taps recognises both touches, unless the double tap must fail first`() throws {
        let view = add(UIView(), "view")
        let (double, single) = (taps(2, on: view, "double"), taps(1, on: view, "single"))
        try doubleTap("view")
        expect(log.take(), is: ["single 3", "single 3", "double 3"])
        single.require(toFail: double)
        try doubleTap("view")
        expect(log.take(), is: ["double 3"])
        let judge = Judge()
        judge.begins = false
        double.delegate = judge
        #expect(throws: Self.refusal()) { try doubleTap("view") }
        expect(log.take(), is: ["single 3", "single 3"])
        double.delegate = nil
        single.isEnabled = false
        double.numberOfTouchesRequired = 2
        #expect(throws: Self.refusal()) { try doubleTap("view") }
        expect(log.take(), is: [])
    }

    @Test func `the nearest recogniser of double taps recognises, and those that its delegate lets join`() throws {
        let outer = add(Pad(), "outer")
        let inner = add(UIView(), "inner", in: outer)
        taps(2, on: outer, "outer")
        try doubleTap("inner")
        expect(log.take(), is: ["outer 3"])
        let (double, judge) = (taps(2, on: inner, "inner"), Judge())
        try doubleTap("inner")
        expect(log.take(), is: ["inner 3"])
        judge.joins = true
        double.delegate = judge
        try doubleTap("inner")
        expect(log.take(), is: ["inner 3", "outer 3"])
    }

    @Test func `a control's action is sent twice, unless a recogniser takes the touches`() throws {
        let log = log
        let outer = add(Pad(), "outer")
        let button = add(UIButton(), "button", in: outer)
        #expect(throws: Self.refusal(.button)) { try doubleTap("button") }
        button.addAction(UIAction { _ in log.note("button") }, for: .touchUpInside)
        try doubleTap("button")
        expect(log.take(), is: ["button", "button"])
        let double = taps(2, on: outer, "double")
        taps(1, on: outer, "single")
        try doubleTap("button")
        expect(log.take(), is: ["double 3"])
        double.cancelsTouchesInView = false
        try doubleTap("button")
        expect(log.take(), is: ["button", "button", "double 3"])
    }

    @Test func `the second touch needs the view that the first one has touched`() throws {
        let log = log
        let view = add(UIView(), "view")
        taps(2, on: view, "double")
        taps(1, on: view, "single").addAction { [unowned view] _ in view.removeFromSuperview() }
        #expect(throws: Self.refusal()) { try doubleTap("view") }
        expect(log.take(), is: ["single 3"])
        let button = add(UIButton(), "button")
        button.addAction(
            UIAction { [unowned button] _ in
                log.note("button")
                button.isHidden = true
            }, for: .touchUpInside)
        try doubleTap("button")
        expect(log.take(), is: ["button"])
    }

    // uiswipegesturerecognizer/direction: "The default direction is right."
    @Test func `a swipe is recognised in the directions of its recogniser, and cancels the touch`() throws {
        let (right, view) = (UISwipeGestureRecognizer(), pad())
        expect((right.direction, right.numberOfTouchesRequired), is: (.right, 1))
        swipe(nil, on: view, "right")
        swipe([.up, .down], on: view, "upright")
        try swipe("pad", .right)
        expect(log.take(), is: ["began 1", "right 3 100.0", "cancelled 1"])
        try swipe("pad", .up)
        try swipe("pad", .down)
        expect(
            log.take(), are: "began 1", "upright 3 100.0", "cancelled 1", "began 1", "upright 3 100.0", "cancelled 1")
        #expect(throws: Self.noSwipe("left")) { try swipe("pad", .left) }
        #expect(throws: InputRefusal.unfit(role: .text, action: "be swiped fully: only rows with actions can")) {
            try swipe("pad", .right, fully: true)
        }
        expect(log.take(), is: [])
        try display.use("pad") { expect($0.swipeDirections, is: [.right, .up, .down]) }
    }

    @Test func `the nearest recogniser of a swipe recognises, if it is enabled and its delegate lets it`() throws {
        let outer = add(Pad(), "outer")
        let inner = add(UIView(), "inner", in: outer)
        swipe(.left, on: outer, "outer")
        try swipe("inner", .left)
        let (near, judge) = (swipe(.left, on: inner, "inner"), Judge())
        try swipe("inner", .left)
        expect(log.take(), is: ["outer 3 35.0", "inner 3 25.0"])
        near.delegate = judge
        judge.joins = true
        try swipe("inner", .left)
        expect(log.take(), is: ["inner 3 25.0", "outer 3 35.0"])
        judge.begins = false
        try swipe("inner", .left)
        expect(log.take(), is: ["outer 3 35.0"])
        near.isEnabled = false
        outer.gestureRecognizers?.first?.isEnabled = false
        #expect(throws: Self.noSwipe("left")) { try swipe("inner", .left) }
        expect(log.take(), is: [])
    }

    @Test func `a row without actions on a side passes the swipe on to recognisers`() throws {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                return cell
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) }
                ])
            }
        }
        let rows = Rows()
        let table = display.add { UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 300)) }
        (table.dataSource, table.delegate) = (rows, rows)
        try display.use("Row") { expect($0.swipeDirections, is: [.left]) }
        #expect(throws: InputRefusal.noRowActions("right")) { try swipe("Row", .right) }
        swipe([.left, .right], on: table, "table")
        try display.use("Row") { expect($0.swipeDirections, is: [.left, .right]) }
        try swipe("Row", .right)
        expect(log.take(), is: ["table 3 150.0"])
        #expect(throws: InputRefusal.noRowActions("right")) { try swipe("Row", .right, fully: true) }
        try swipe("Row", .left)
        expect((log.take(), display.text.contains("Flag")), is: ([], true))
    }
}
