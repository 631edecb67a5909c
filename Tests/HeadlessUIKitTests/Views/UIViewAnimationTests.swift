import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UIViewAnimationTests {
    let display = Display()
    let label: UILabel
    let log = Journal()

    init() {
        label = display.add { makeLabel("Splash!") }
    }

    private func fade(_ duration: TimeInterval, delay: TimeInterval = 0, _ change: @escaping (UILabel) -> Void) {
        display.stage.run {
            UIView.animate(withDuration: duration, delay: delay) {
                change(label)
            } completion: { [log] in
                log.note("done \($0)")
            }
        }
    }

    @Test func `a view that fades out is visible until the end, and has its final alpha at once`() {
        expect(display.text, is: #"text "Splash!""#)
        fade(1) { $0.alpha = 0 }
        expect(label.alpha, is: 0)
        display.stage.advance(by: .milliseconds(999))
        expect((display.text, log.take()), is: (#"text "Splash!""#, []))
        display.stage.advance(by: .milliseconds(1))
        expect((display.text, log.take()), is: ("", ["done true"]))
    }

    @Test func `a view that fades out takes no touches`() throws {
        fade(1) { $0.isHidden = true }
        #expect(throws: InputRefusal.hidden) { try display.use("Splash!") { try $0.tap() } }
    }

    @Test func `a view that fades in is visible at once`() {
        label.alpha = 0
        expect(display.text, is: "")
        fade(1) { $0.alpha = 1 }
        expect(display.text, is: #"text "Splash!""#)
    }

    @Test func `an animation without a duration ends when the clock is next read`() {
        fade(0) { $0.alpha = 0 }
        expect((display.text, log.take()), is: ("", []))
        display.stage.settle()
        expect(log.take(), is: ["done true"])
    }

    @Test func `a block that changes nothing is at its end before what is started after it`() {
        label.alpha = 0
        fade(1) { $0.alpha = 0 }
        display.stage.run { _ = display.stage.tasks.start("later") { [log] in log.note("later") } }
        expect(log.take(), is: [])
        display.stage.settle()
        expect(log.take(), is: ["done true", "later"])
    }

    @Test(
        arguments: [
            { $0.frame.origin.x += 1 }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.isHidden = true },
            { $0.backgroundColor = .red }, { $0.layer.cornerRadius = 3 }, { $0.bounds.origin.y += 1 },
            { $0.alpha = 0.5 },
        ] as [@Sendable (UILabel) -> Void])
    func `a block that changes something besides takes its time`(_ change: @escaping @Sendable (UILabel) -> Void) {
        label.alpha = 0
        fade(1) {
            $0.alpha = 0
            change($0)
        }
        display.stage.advance(by: .milliseconds(999))
        expect(log.take(), is: [])
        display.stage.advance(by: .milliseconds(1))
        expect(log.take(), is: ["done true"])
    }

    @Test func `a fade ends after its delay and its duration, and not at all if the view is shown again`() {
        fade(1, delay: 0.5) { $0.alpha = 0 }
        display.stage.advance(by: .milliseconds(1400))
        expect(display.text, is: #"text "Splash!""#)
        label.alpha = 1
        display.stage.advance(by: .milliseconds(100))
        expect((display.text, log.take()), is: (#"text "Splash!""#, ["done true"]))
    }

    @Test func `a change without animation hides a fading view at once`() {
        fade(1) { $0.alpha = 0 }
        display.stage.run { label.isHidden = true }
        expect(display.text, is: "")
        display.stage.run { label.isHidden = false }
        label.alpha = 1
        fade(1) { $0.alpha = 0 }
        display.stage.run { label.alpha = 0.005 }
        expect(display.text, is: "")
    }

    @Test func `of two overlapping fades, the later one ends the visibility`() {
        fade(1) { $0.alpha = 0 }
        display.stage.advance(by: .milliseconds(500))
        label.alpha = 1
        fade(1) { $0.alpha = 0 }
        display.stage.advance(by: .milliseconds(500))
        expect(display.text, is: #"text "Splash!""#)
        display.stage.advance(by: .milliseconds(500))
        expect(display.text, is: "")
    }

    // https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
    // "whether or not the animations actually finished before the completion handler was called";
    // .../animationoptions/beginfromcurrentstate: else "any in-flight animations are allowed to finish".
    @Test func `an animation has not finished if its view has left or another animation has replaced it`() {
        func told(by change: (UILabel) -> Void) -> [String] {
            let test = UIViewAnimationTests()
            test.fade(1) { $0.alpha = 0.5 }
            test.display.stage.advance(by: .milliseconds(500))
            test.display.stage.run { change(test.label) }
            expect(test.log.take(), is: [])
            test.display.stage.settle()
            let early = test.log.take()
            test.display.stage.advance(by: .seconds(2))
            return early + test.log.take().map { "later " + $0 }
        }
        func animate(_ options: UIView.AnimationOptions, _ change: @escaping () -> Void) {
            UIView.animate(withDuration: 1, delay: 0, options: options, animations: change)
        }
        expect(told { $0.removeFromSuperview() }, is: ["done false"])
        expect(told { $0.superview?.removeFromSuperview() }, is: ["done false"])
        expect(told { $0.layer.removeAllAnimations() }, is: ["done false"])
        expect(told { label in animate(.beginFromCurrentState) { label.alpha = 1 } }, is: ["done false"])
        expect(told { label in animate(.beginFromCurrentState) { label.center.x = 1 } }, is: ["later done true"])
        expect(told { label in animate([]) { label.alpha = 1 } }, is: ["later done true"])
        let moved = told { label in
            let root = label.superview
            label.removeFromSuperview()
            root?.addSubview(label)
        }
        expect(moved, is: ["later done true"])
    }

    // https://developer.apple.com/documentation/uikit/uiview/animationoptions/repeat
    @Test func `a repeated animation goes on until its view leaves`() {
        display.stage.run {
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { [label] in
                label.alpha = 0.5
            } completion: { [log] in
                log.note("done \($0)")
            }
        }
        display.stage.advance(by: .seconds(60))
        expect(log.take(), is: [])
        #expect(throws: InputRefusal.animated(until: nil)) { try display.use("Splash!") { try $0.tap() } }
        display.stage.run { label.removeFromSuperview() }
        display.stage.settle()
        expect(log.take(), is: ["done false"])
    }

    // https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled: "During an animation, user
    // interactions are temporarily disabled for all views involved in the animation".
    @Test(arguments: [UIView.AnimationOptions.allowUserInteraction, .curveEaseIn])
    func `an animated view takes no touches, nor does what is in it, unless the animation allows it`(
        _ options: UIView.AnimationOptions
    ) throws {
        let tapped = Journal()
        let box = display.add { UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100)) }
        display.stage.run {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.setTitle("Save", for: .normal)
            button.addAction(UIAction { _ in tapped.note("saved") }, for: .touchUpInside)
            box.addSubview(button)
            UIView.animate(withDuration: 0.5, delay: 0.1, options: options) { box.frame.origin.y = 300 }
        }
        let tap = { try self.display.use("Save") { try $0.tap() } }
        if options == .allowUserInteraction {
            try tap()
        } else {
            #expect(throws: InputRefusal.animated(until: .zero.advanced(by: .milliseconds(600)))) { try tap() }
        }
        display.stage.advance(by: .milliseconds(600))
        try tap()
        expect(tapped.take(), is: (options == .allowUserInteraction ? ["saved", "saved"] : ["saved"]))
    }

    @Test func `animations can be turned off, for a stage or for a block`() {
        display.stage.run { UIView.performWithoutAnimation { fade(1) { $0.alpha = 0 } } }
        expect(display.text, is: "")
        label.alpha = 1
        display.stage.run { UIView.setAnimationsEnabled(false) }
        fade(1) { $0.alpha = 0 }
        #expect(display.text == "" && display.stage.run { !UIView.areAnimationsEnabled })
        #expect(Display().stage.run { UIView.areAnimationsEnabled })
    }
}
