import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct CATransactionTests {
    let display = Display { UIView() }
    let log = Journal()

    private final class Listener: NSObject, CAAnimationDelegate {
        let log: Journal
        init(_ log: Journal) { self.log = log }
        func animationDidStart(_ anim: CAAnimation) { log.note("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.note("stop \(flag)") }
    }

    private func add(_ key: String? = "a", _ change: (CABasicAnimation) -> Void) {
        display.stage.run {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.delegate = Listener(log)
            change(animation)
            display.root.layer.add(animation, forKey: key)
        }
        display.stage.settle()
    }

    @Test func `an animation tells its delegate when it starts and stops, on the stage's clock`() {
        add {
            $0.duration = 2
            $0.repeatCount = 2
            $0.autoreverses = true
        }
        expect((log.take(), display.root.layer.animationKeys()), is: (["start"], ["a"]))
        display.stage.advance(by: .milliseconds(7_999))
        expect(log.take(), is: [])
        display.stage.advance(by: .milliseconds(1))
        expect((log.take(), display.root.layer.animationKeys()), is: (["stop true"], nil))
    }

    @Test func `an animation without a duration takes a quarter of a second, an endless one never ends`() {
        add { _ in }
        add("b") {
            $0.duration = 1
            $0.repeatCount = .infinity
        }
        display.stage.advance(by: .seconds(60))
        expect(log.take(), is: ["start", "start", "stop true"])
        #expect(display.root.layer.animation(forKey: "b") != nil)
        display.stage.run { display.root.layer.removeAllAnimations() }
        expect(log.take(), is: ["stop false"])
    }

    @Test func `another animation with the same key ends the first one`() {
        add { $0.duration = 1 }
        add { $0.duration = 2 }
        expect(log.take(), is: ["start", "stop false", "start"])
        display.stage.run { display.root.layer.removeAnimation(forKey: "a") }
        display.stage.advance(by: .seconds(3))
        expect(log.take(), is: ["stop false"])
    }

    private func commit(_ changes: () -> Void) {
        display.stage.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock { [log] in log.note("done") }
            changes()
            CATransaction.commit()
        }
    }

    @Test func `a transaction is complete when its animations have ended`() {
        commit {
            CATransaction.setAnimationDuration(3)
            expect(CATransaction.animationDuration(), is: 3)
            display.root.layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
            UIView.animate(withDuration: 1) {}
        }
        display.stage.advance(by: .milliseconds(2_900))
        expect(log.take(), is: [])
        display.stage.advance(by: .milliseconds(100))
        expect(log.take(), is: ["done"])
    }

    @Test func `a transaction without animations is complete after the running calls`() {
        commit {}
        expect(log.take(), is: [])
        display.stage.settle()
        expect(log.take(), is: ["done"])
    }

    @Test func `changes of an added layer are animated unless actions are off`() {
        let layer = CAShapeLayer()
        display.stage.run { display.root.layer.addSublayer(layer) }
        commit { layer.strokeEnd = 0.5 }
        display.stage.settle()
        expect(log.take(), is: [])
        display.stage.advance(by: .milliseconds(250))
        expect(log.take(), is: ["done"])
        commit {
            CATransaction.setDisableActions(true)
            layer.strokeEnd = 1
            #expect(CATransaction.disableActions())
        }
        display.stage.settle()
        expect(log.take(), is: ["done"])
        display.stage.run { #expect(!CATransaction.disableActions()) }
    }

    @Test func `an outer transaction waits for the inner one, and what is set without one holds for the running calls`()
    {
        commit {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            display.root.layer.add(CABasicAnimation(keyPath: "position"), forKey: nil)
            CATransaction.commit()
        }
        display.stage.advance(by: .milliseconds(900))
        expect(log.take(), is: [])
        display.stage.advance(by: .milliseconds(100))
        expect(log.take(), is: ["done"])
        display.stage.run { CATransaction.setDisableActions(true) }
        display.stage.settle()
        display.stage.run { #expect(!CATransaction.disableActions()) }
    }
}
