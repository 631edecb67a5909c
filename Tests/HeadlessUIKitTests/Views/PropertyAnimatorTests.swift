import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Transitions between views, and animators that the app pauses and stops.
@Suite struct PropertyAnimatorTests {
    let play = Play()

    // https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)
    @Test func `a transition replaces one view with another, or hides and shows them`() {
        play.stage.run {
            let (around, one, two) = (UIView(), UIView(), UIView())
            around.addSubview(one)
            UIView.transition(from: one, to: two, duration: 1)
            expect(around.subviews, is: [two])
            around.addSubview(one)
            UIView.transition(from: two, to: one, duration: 1, options: .showHideTransitionViews)
            expect((around.subviews, two.isHidden, one.isHidden), is: ([two, one], true, false))
        }
    }

    /// An animator that notes what it does.
    private func makeAnimator(_ log: Journal) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { log.note("changes") }
        animator.addCompletion { log.note("completion \($0)") }
        return animator
    }

    // https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
    @Test func `an animator begins when it is started, and completes after its time`() {
        let log = Journal()
        let animator = play.stage.run { makeAnimator(log) }
        expect((animator.state, animator.isRunning, animator.duration), is: (.inactive, false, 2))
        play.stage.advance(by: .seconds(3))
        expect(log.take(), is: [])
        play.stage.run { animator.startAnimation() }
        expect((log.take(), animator.state, animator.isRunning), is: (["changes"], .active, true))
        play.stage.advance(by: .seconds(1))
        expect(play.stage.run { animator.fractionComplete }, is: 0.5)
        play.stage.advance(by: .seconds(1.1))
        expect((log.take(), animator.state, animator.isRunning), is: (["completion end"], .inactive, false))
    }

    // https://developer.apple.com/documentation/uikit/uiviewanimating/pauseanimation()
    @Test func `pausing stops an animator, and fractionComplete moves it on`() {
        let log = Journal()
        let animator = play.stage.run { makeAnimator(log) }
        play.stage.run { animator.startAnimation() }
        play.stage.advance(by: .seconds(1))
        play.stage.run { animator.pauseAnimation() }
        play.stage.advance(by: .seconds(10))
        expect((log.take(), animator.isRunning, animator.state), is: (["changes"], false, .active))
        play.stage.run {
            expect(animator.fractionComplete, is: 0.5)
            animator.fractionComplete = 0.75
            animator.addAnimations { log.note("more") }
            animator.startAnimation()
        }
        play.stage.advance(by: .seconds(0.4))
        expect(log.take(), is: ["more"])
        play.stage.advance(by: .seconds(0.2))
        expect(log.take(), is: ["completion end"])
    }

    // https://developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:)
    @Test func `an animator that is stopped completes when it is finished, or never`() {
        let log = Journal()
        let (one, other) = play.stage.run { (makeAnimator(log), makeAnimator(log)) }
        play.stage.run {
            one.startAnimation()
            other.startAnimation()
            one.stopAnimation(false)
            other.stopAnimation(true)
            expect((one.state, other.state), is: (.stopped, .inactive))
            one.finishAnimation(at: .current)
        }
        play.stage.advance(by: .seconds(5))
        expect((log.take(), one.state), is: (["changes", "changes", "completion current"], .inactive))
        play.stage.run {
            other.finishAnimation(at: .end)
            one.startAnimation()
            one.stopAnimation(false)
            one.startAnimation()
        }
        expect(
            play.takeExceptions(), are: "finishAnimationAtPosition: should only be called on a stopped animator!",
            "It is an error to start a stopped animator.")
    }

    // https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/runningpropertyanimator(withduration:delay:options:animations:completion:)
    @Test func `a running animator needs no owner, and what it hides stays until its end`() {
        let view = UIView()
        var positions: [UIViewAnimatingPosition] = []
        play.stage.run {
            play.window.addSubview(view)
            _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1) {
                view.alpha = 0
            } completion: {
                positions.append($0)
            }
        }
        play.stage.advance(by: .seconds(1.5))
        expect((view.alpha, view.isOnDisplay, positions), is: (0, true, []))
        play.stage.advance(by: .seconds(1))
        expect((view.isOnDisplay, positions), is: (false, [.end]))
    }

    // github.com/OfTheWolf/TwitterProfile/issues/14
    @Test func `an animator that is released while it is paused or stopped fails the run as in UIKit`() {
        let log = Journal()
        func exceptions(_ act: (UIViewPropertyAnimator) -> Void) -> [String] {
            play.stage.run {
                let animator = makeAnimator(log)
                act(animator)
            }
            return play.takeExceptions().map { String($0.prefix(63)) }
        }
        let reason = "It is an error to release a paused or stopped property animator"
        expect(exceptions { $0.pauseAnimation() }, are: reason)
        expect(exceptions { $0.fractionComplete = 0.5 }, are: reason)
        expect(
            exceptions {
                $0.startAnimation()
                $0.stopAnimation(false)
            }, are: reason)
        expect(exceptions { _ in }, is: [])
        expect(exceptions { $0.startAnimation() }, is: [])
        expect(
            exceptions {
                $0.startAnimation()
                $0.stopAnimation(true)
            }, is: [])
    }

    @Test func `an animator completes when the clock is next read if animations are disabled`() {
        let log = Journal()
        play.stage.run {
            UIView.setAnimationsEnabled(false)
            makeAnimator(log).startAnimation()
        }
        play.stage.advance(by: .zero)
        expect(log.take(), is: ["changes", "completion end"])
    }
}
