import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Pans, the touches of a finger that moves, and recognisers that must fail first.
@Suite struct PanGestureTests {
    private let display = Display { UIView() }
    private let log = Journal()
    private let pad: Pad

    private final class Pad: UIView {
        var log: Journal?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
        private func note(_ phase: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            log?.note("\(phase) \(Int(touch.previousLocation(in: self).x)) \(Int(touch.location(in: self).x))")
        }
    }

    /// Says which recogniser must fail before which, by their names.
    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var (waits, holds, joins) = (false, false, false)
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { waits }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { holds }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { joins }
    }

    init() {
        let (display, log) = (display, log)
        pad = display.stage.run {
            let pad = Pad(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
            pad.log = log
            pad.isAccessibilityElement = true
            pad.accessibilityLabel = "pad"
            display.root.addSubview(pad)
            return pad
        }
    }

    private func swipe(_ direction: SwipeDirection) throws {
        try display.use("pad") { try $0.swipe(direction, fully: false) }
    }

    /// Adds a pan that notes its phases and translations.
    @discardableResult private func pan(_ name: String, on view: UIView? = nil) -> UIPanGestureRecognizer {
        let (pan, log) = (UIPanGestureRecognizer(), log)
        pan.addAction { [unowned pan] _ in
            let moved = pan.translation(in: pan.view)
            log.note("\(name) \(pan.state) \(Int(moved.x)) \(Int(moved.y))")
        }
        (view ?? pad).addGestureRecognizer(pan)
        return pan
    }

    private func swipes(_ name: String, _ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let (swipe, log) = (UISwipeGestureRecognizer(), log)
        swipe.direction = direction
        swipe.addAction { log.note("\(name) \($0.state) \(Int($0.location(in: $0.view).x))") }
        pad.addGestureRecognizer(swipe)
        return swipe
    }

    // uipangesturerecognizer: began, changed, ended; uigesturerecognizer/cancelstouchesinview
    @Test func `a pan begins, changes and ends over the width or the height, and takes the touch`() throws {
        let recognizer = pan("pan")
        try swipe(.left)
        expect(
            log.take(), are: "began 100 100", "pan began -10 0", "cancelled 100 90", "pan changed -100 0",
            "pan changed -200 0", "pan ended -200 0")
        try swipe(.down)
        expect(log.take().filter { $0.hasPrefix("pan") }.last, is: "pan ended 0 100")
        expect((recognizer.state, recognizer.translation(in: pad)), is: (.possible, .zero))
        recognizer.cancelsTouchesInView = false
        try swipe(.right)
        expect(
            log.take(), are: "began 100 100", "pan began 10 0", "moved 100 110", "pan changed 100 0", "moved 110 200",
            "pan changed 200 0", "moved 200 300", "pan ended 200 0", "ended 200 300")
    }

    @Test func `a view that follows its pan moves as far as the finger`() throws {
        let recognizer = UIPanGestureRecognizer()
        var speeds: [CGPoint] = []
        recognizer.addAction { [unowned recognizer, pad] _ in
            let moved = recognizer.translation(in: pad.superview)
            pad.center.x += moved.x
            recognizer.setTranslation(.zero, in: pad.superview)
            speeds.append(recognizer.velocity(in: pad.superview))
        }
        pad.addGestureRecognizer(recognizer)
        try swipe(.right)
        expect(pad.frame, is: CGRect(x: 210, y: 10, width: 200, height: 100))
        expect(speeds, is: Array(repeating: CGPoint(x: 1000, y: 0), count: 4))
    }

    @Test func `a translation that was set is counted on`() throws {
        let recognizer = pan("pan")
        recognizer.addAction { [unowned recognizer, pad] _ in
            if recognizer.state == .began { recognizer.setTranslation(CGPoint(x: 50, y: 5), in: pad) }
        }
        try swipe(.right)
        expect(
            log.take().filter { $0.hasPrefix("pan") }, are: "pan began 10 0", "pan changed 140 5", "pan changed 240 5",
            "pan ended 240 5")
    }

    @Test func `a pan goes before a swipe, unless the swipe must fail first`() throws {
        let (recognizer, left) = (pan("pan"), swipes("left", .left))
        try swipe(.left)
        #expect(!log.take().contains { $0.hasPrefix("left") })
        recognizer.require(toFail: left)
        try swipe(.left)
        expect(log.take(), is: ["began 100 100", "moved 100 90", "left ended 100", "cancelled 90 0"])
        try swipe(.right)
        expect(log.take().last, is: "pan ended 200 0")
    }

    @Test func `delegates say which recognisers must fail first`() throws {
        let (recognizer, left, judge) = (pan("pan"), swipes("left", .left), Judge())
        recognizer.delegate = judge
        judge.waits = true
        try swipe(.left)
        #expect(log.take().contains("left ended 100"))
        recognizer.delegate = nil
        left.delegate = judge
        (judge.waits, judge.holds) = (false, true)
        try swipe(.left)
        #expect(log.take().contains("left ended 100"))
        judge.holds = false
        try swipe(.left)
        #expect(!log.take().contains("left ended 100"))
    }

    @Test func `a delegate decides which of two taps must fail first`() throws {
        let (log, judge) = (log, Judge())
        let taps = ["old", "new"].map { name in
            let tap = UITapGestureRecognizer()
            tap.addAction { _ in log.note(name) }
            pad.addGestureRecognizer(tap)
            return tap
        }
        try display.use("pad") { try $0.tap() }
        #expect(log.take().contains("new"))
        taps[1].delegate = judge
        judge.waits = true
        try display.use("pad") { try $0.tap() }
        expect(log.take().filter { $0 == "old" || $0 == "new" }, is: ["old"])
    }

    @Test func `pans and swipes of which a delegate says so recognise together`() throws {
        let judge = Judge()
        judge.joins = true
        pan("outer", on: display.root)
        pan("pan").delegate = judge
        _ = swipes("left", .left)
        try swipe(.left)
        expect(
            log.take().filter { !$0.hasPrefix("began") && !$0.hasPrefix("cancelled") }, are: "pan began -10 0",
            "outer began -10 0", "pan changed -100 0", "outer changed -100 0", "left ended 100", "pan changed -200 0",
            "outer changed -200 0", "pan ended -200 0", "outer ended -200 0")
    }

    @Test func `disabling a pan cancels it`() throws {
        let recognizer = pan("pan")
        recognizer.addAction { $0.isEnabled = false }
        try swipe(.up)
        expect(log.take().filter { $0.hasPrefix("pan") }, is: ["pan began 0 -10", "pan cancelled 0 -50"])
        expect(recognizer.state, is: .possible)
        #expect(throws: InputRefusal.self) { try swipe(.up) }
    }

    @Test func `a pan of two fingers is not made by a script`() {
        pan("pan").minimumNumberOfTouches = 2
        #expect(throws: InputRefusal.self) { try swipe(.up) }
    }

    @Test func `setting a view's recognisers replaces them`() {
        let (old, new) = (pan("old"), UITapGestureRecognizer())
        pad.gestureRecognizers = [new]
        expect((pad.gestureRecognizers, old.view, new.view), is: ([new], nil, pad))
        pad.gestureRecognizers = nil
        expect((pad.gestureRecognizers, new.view), is: (nil, nil))
    }
}
