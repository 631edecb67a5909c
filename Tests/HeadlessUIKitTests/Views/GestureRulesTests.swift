import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of touches and gestures on Apple's pages; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct GestureRulesTests {
    private let display = Display { UIView() }
    private let log = Journal()

    private final class Pad: UIView {
        var log: Journal?
        var name = ""
        var passesOn = false
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log?.note("\(name) began \(touches.first?.phase == .began)")
            if passesOn { super.touchesBegan(touches, with: event) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            let place = touches.first?.location(in: self) ?? .zero
            log?.note("\(name) ended \(place.x),\(place.y)")
            if passesOn { super.touchesEnded(touches, with: event) }
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.note("\(name) cancelled") }
    }

    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var (begins, receives, joins) = (true, true, false)
        var asked: [String] = []
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked.append("begin")
            return begins
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            asked.append("receive \(touch.view === gestureRecognizer.view)")
            return receives
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { joins }
    }

    private func add<View: UIView>(_ view: View, _ name: String, in above: UIView? = nil, _ frame: CGRect? = nil)
        -> View
    {
        display.stage.run {
            view.frame = frame ?? CGRect(x: 10, y: 10, width: 200, height: 200)
            view.isAccessibilityElement = true
            view.accessibilityLabel = name
            (above ?? display.root).addSubview(view)
        }
        return view
    }

    private func pad(_ name: String, in above: UIView? = nil, _ frame: CGRect? = nil) -> Pad {
        let pad = display.stage.run { Pad() }
        (pad.log, pad.name) = (log, name)
        return add(pad, name, in: above, frame)
    }

    @discardableResult private func tap(on view: UIView, _ name: String) -> UITapGestureRecognizer {
        let (tap, log) = (UITapGestureRecognizer(), log)
        tap.addAction { _ in log.note("tap \(name)") }
        view.addGestureRecognizer(tap)
        return tap
    }

    /// Adds an action for taps, which notes them.
    private func note<Control: UIControl>(_ name: String, of control: Control) -> Control {
        let log = log
        control.addAction(UIAction { _ in log.note(name) }, for: .touchUpInside)
        return control
    }

    private func touch(_ view: UIView) { display.stage.run { view.touch() } }

    // uiresponder/touchesbegan(_:with:): the view is told; touchesended(_:with:) when the finger is lifted.
    @Test func `a view gets its touches, with the location of the finger`() throws {
        let view = pad("a")
        try display.use("a") { try $0.tap() }
        expect(log.take(), is: ["a began true", "a ended 100.0,100.0"])
        view.isUserInteractionEnabled = false
        touch(view)
        expect(log.take(), is: [])
    }

    // The same page: "The default implementation of this method forwards the message up the responder chain."
    @Test func `a view without touch methods passes touches to the next responder, a control does not`() {
        let outer = pad("outer")
        let inner = add(UIView(), "inner", in: outer, CGRect(x: 0, y: 0, width: 50, height: 50))
        touch(inner)
        expect(log.take(), is: ["outer began true", "outer ended 25.0,25.0"])
        touch(add(UIButton(), "button", in: outer, CGRect(x: 0, y: 60, width: 50, height: 50)))
        expect(log.take(), is: [])
    }

    @Test func `a tap on a view is refused if no view, recogniser or responder around it acts on the touch`() throws {
        let outer = add(UIView(), "outer")
        outer.isAccessibilityElement = false
        let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let inner = add(UILabel(), "inner", in: outer, frame)
        #expect(throws: InputRefusal.unfit(role: .text, action: "be tapped: nothing there acts on a tap")) {
            try display.use("inner") { try $0.tap() }
        }
        let around = tap(on: outer, "outer")
        try display.use("inner") { try $0.tap() }
        expect(log.take(), is: ["tap outer"])
        outer.removeGestureRecognizer(around)
        let pad = pad("pad", in: outer)
        pad.isAccessibilityElement = false
        pad.addSubview(inner)
        try display.use("inner") { try $0.tap() }
        expect(log.take(), is: ["pad began true", "pad ended 100.0,100.0"])
    }

    // uigesturerecognizer/cancelstouchesinview: `true` by default; a recognised gesture cancels the view's touches.
    @Test func `a recognised tap cancels the touches of the view if cancelsTouchesInView is set`() {
        let view = pad("a")
        let tap = tap(on: view, "a")
        touch(view)
        expect(log.take(), is: ["a began true", "tap a", "a cancelled"])
        tap.cancelsTouchesInView = false
        touch(view)
        expect((log.take(), tap.state), is: (["a began true", "tap a", "a ended 100.0,100.0"], .possible))
    }

    // Handling UIKit gestures: a recogniser takes the touches of its view "and all of that view's subviews".
    @Test func `only the nearest recogniser on a superview recognises a tap`() {
        let outer = pad("outer")
        let inner = add(UIView(), "inner", in: outer, CGRect(x: 0, y: 0, width: 50, height: 50))
        let around = tap(on: outer, "outer")
        touch(inner)
        expect(log.take(), is: ["outer began true", "tap outer", "outer cancelled"])
        tap(on: inner, "inner")
        touch(inner)
        expect(log.take(), is: ["outer began true", "tap inner", "outer cancelled"])
        around.isEnabled = false
        touch(outer)
        expect(log.take(), is: ["outer began true", "outer ended 100.0,100.0"])
    }

    // "Attaching gesture recognizers to UIKit controls" lists the controls that take taps before; a plain one does not.
    @Test func `a recogniser on a superview takes a tap from a control that is none of UIKit's`() {
        let outer = pad("outer")
        let around = tap(on: outer, "outer")
        let control = note("control", of: add(UIControl(), "own", in: outer, CGRect(x: 0, y: 0, width: 50, height: 50)))
        touch(control)
        expect(log.take(), is: ["tap outer"])
        around.cancelsTouchesInView = false
        touch(control)
        expect(log.take(), is: ["tap outer", "control"])
        around.isEnabled = false
        touch(control)
        expect(log.take(), is: ["control"])
    }

    // uigesturerecognizer, "Subclassing notes" and UIControl: a button's own action wins over a tap around it.
    @Test func `a button takes a tap before a recogniser on its superview`() {
        let outer = pad("outer")
        tap(on: outer, "outer")
        let button = note("button", of: add(UIButton(), "button", in: outer, CGRect(x: 0, y: 0, width: 50, height: 50)))
        touch(button)
        expect(log.take(), is: ["button"])
        let own = tap(on: button, "own")
        touch(button)
        expect(log.take(), is: ["tap own"])
        own.cancelsTouchesInView = false
        touch(button)
        expect(log.take(), is: ["tap own", "button"])
    }

    // uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:), gesturerecognizershouldbegin(_:), and
    // uiview/gesturerecognizershouldbegin(_:).
    @Test func `the delegate and the view may refuse a touch or a gesture`() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (view, judge) = (pad("a"), Judge())
        tap(on: view, "a").delegate = judge
        touch(view)
        expect((log.take(), judge.asked), is: (["a began true", "tap a", "a cancelled"], ["receive true", "begin"]))
        (judge.asked, judge.receives) = ([], false)
        touch(view)
        expect((log.take(), judge.asked), is: (["a began true", "a ended 100.0,100.0"], ["receive true"]))
        (judge.receives, judge.begins) = (true, false)
        touch(view)
        expect(log.take(), is: ["a began true", "a ended 100.0,100.0"])
        let refusing = add(Refusing(), "refusing")
        tap(on: refusing, "refusing")
        touch(refusing)
        expect(log.take(), is: [])
    }

    // uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:): `false` by default.
    @Test func `two recognisers recognise one tap if a delegate lets them`() {
        let (outer, judge) = (pad("outer"), Judge())
        let inner = add(UIView(), "inner", in: outer, CGRect(x: 0, y: 0, width: 50, height: 50))
        tap(on: outer, "outer")
        tap(on: inner, "inner").delegate = judge
        touch(inner)
        expect(log.take(), is: ["outer began true", "tap inner", "outer cancelled"])
        judge.joins = true
        touch(inner)
        expect(log.take(), is: ["outer began true", "tap inner", "tap outer", "outer cancelled"])
    }

    // uigesturerecognizer/require(tofail:)
    @Test func `a single tap is recognised only after the required double tap has failed`() {
        let view = pad("a")
        let (double, single) = (tap(on: view, "double"), tap(on: view, "single"))
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        touch(view)
        expect(log.take(), is: ["a began true", "tap single", "a cancelled"])
        double.numberOfTapsRequired = 1
        touch(view)
        expect(log.take(), is: ["a began true", "tap double", "a cancelled"])
    }

    // uilongpressgesturerecognizer: continuous; it begins, and ends when the finger is lifted.
    @Test func `a long press begins and ends, and cancels the touches`() throws {
        let view = pad("a")
        let (press, log) = (UILongPressGestureRecognizer(), log)
        press.addAction { log.note("press \($0.state.rawValue) \($0.location(in: $0.view).x) \($0.numberOfTouches)") }
        view.addGestureRecognizer(press)
        try display.use("a") { try $0.longPress() }
        expect(log.take(), is: ["a began true", "press 1 100.0 1", "press 3 100.0 1", "a cancelled"])
        expect((press.state, press.minimumPressDuration), is: (.possible, 0.5))
        let judge = Judge()
        judge.receives = false
        press.delegate = judge
        #expect(throws: InputRefusal.self) { try display.use("a") { try $0.longPress() } }
    }

    // uiview/isuserinteractionenabled: `false` in a label by default, so that its recognisers recognise nothing.
    @Test func `a recogniser on a label needs a label that takes touches`() throws {
        let label = add(UILabel(), "text")
        tap(on: label, "label")
        #expect(throws: InputRefusal.self) { try display.use("text") { try $0.tap() } }
        expect(log.take(), is: [])
        label.isUserInteractionEnabled = true
        try display.use("text") { try $0.tap() }
        expect(log.take(), is: ["tap label"])
    }

    // uiview/hittest(_:with:): a view in front that passes its points on covers nothing.
    @Test func `a view in front whose point(inside:) returns false covers nothing`() throws {
        final class Passing: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let view = pad("a")
        let front = add(UIView(), "front")
        #expect(throws: InputRefusal.self) { try display.use("a") { try $0.tap() } }
        front.removeFromSuperview()
        _ = add(Passing(), "passing")
        try display.use("a") { try $0.tap() }
        #expect(log.take() == ["a began true", "a ended 100.0,100.0"] && view.window != nil)
    }

    // The same page: "Points that lie outside the receiver's bounds are never reported as hits", unless the view says
    // otherwise by uiview/point(inside:with:).
    @Test func `a view outside its superview takes no touches, unless the superview says otherwise`() throws {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        let small = display.stage.run { UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)) }
        let wide = display.stage.run { Wide(frame: CGRect(x: 10, y: 10, width: 20, height: 20)) }
        display.stage.run { display.root.addSubview(small) }
        _ = pad("out", in: small, CGRect(x: 0, y: 50, width: 20, height: 20))
        #expect(throws: InputRefusal.outside) { try display.use("out") { try $0.tap() } }
        display.stage.run { display.root.addSubview(wide) }
        _ = pad("reached", in: wide, CGRect(x: 0, y: 100, width: 20, height: 20))
        try display.use("reached") { try $0.tap() }
        expect(log.take(), is: ["reached began true", "reached ended 10.0,10.0"])
    }

    // uicontrol/begintracking(_:with:), istracking, endtracking(_:with:): `false` from the first ends the tracking.
    @Test func `a control tracks the finger from touch down to touch up`() {
        final class Dial: UIControl {
            var log: Journal?
            var follows = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log?.note("begin \(isTracking) \(touch.location(in: self).x)")
                return follows
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log?.note("end \(isHighlighted)") }
        }
        let (dial, log) = (add(Dial(), "dial"), log)
        dial.log = log
        dial.addAction(UIAction { [unowned dial] _ in log.note("down \(dial.isTracking)") }, for: .touchDown)
        dial.addAction(UIAction { _ in log.note("up") }, for: .touchUpInside)
        expect(dial.allControlEvents, is: [.touchDown, .touchUpInside])
        touch(dial)
        expect((log.take(), dial.isTracking), is: (["begin false 100.0", "down true", "end false", "up"], false))
        dial.follows = false
        touch(dial)
        expect(log.take(), is: ["begin false 100.0"])
    }
}
