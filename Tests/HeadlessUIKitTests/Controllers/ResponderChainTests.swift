import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Who comes next in the responder chain, and who may be first.
///
/// developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events
@Suite struct ResponderChainTests {
    private let play = Play()

    private func chain(from responder: UIResponder) -> [UIResponder] { Array(sequence(first: responder, next: \.next)) }

    @Test func `the responder chain goes from view to superview, controller, window and application`() {
        let spy = play.shown("a")[0]
        play.stage.run {
            let (box, inner) = (UIView(), UIView())
            spy.view.addSubview(box)
            box.addSubview(inner)
            expect(chain(from: inner), is: [inner, box, spy.view, spy, play.window, UIApplication.shared])
        }
    }

    @Test func `the next responder of a presented controller is its presenter`() {
        let spies = play.shown("a", "b", "c")
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
            spies[1].modalPresentationStyle = style
            play.noting { spies[0].present(spies[1], animated: false) }
            #expect(spies[1].next === spies[0])
            play.noting { spies[0].dismiss(animated: false) }
        }
        let stack = play.stack([spies[2]])
        play.noting { spies[0].present(stack, animated: false) }
        play.stage.run { #expect(stack.next === spies[0] && chain(from: spies[2].view).contains(stack)) }
    }

    @Test func `the chain from a child's view has the child and the superview before the parent`() {
        let spies = play.spies("a", "b")
        play.stage.run {
            let box = UIView()
            spies[0].view.addSubview(box)
            spies[0].addChild(spies[1])
            box.addSubview(spies[1].view)
            expect(Array(chain(from: spies[1].view).prefix(4)), is: [spies[1].view, spies[1], box, spies[0].view])
        }
    }

    @Test func `a plain responder has no next responder, cannot become first, and may resign`() {
        play.stage.run {
            let view = UIView()
            expect((view.next, view.canBecomeFirstResponder, view.canResignFirstResponder), is: (nil, false, true))
            #expect(!view.becomeFirstResponder() && !view.isFirstResponder && view.resignFirstResponder())
        }
    }

    private final class Focusable: UIView {
        var mayLeave = true
        var refusesToBegin = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayLeave }
        override func becomeFirstResponder() -> Bool { !refusesToBegin && super.becomeFirstResponder() }
    }

    @Test func `a view becomes first responder unless the current one refuses to resign`() {
        let spy = play.shown("a")[0]
        play.stage.run {
            let (one, other) = (Focusable(), Focusable())
            spy.view.addSubview(one)
            spy.view.addSubview(other)
            #expect(one.becomeFirstResponder() && one.isFirstResponder)
            #expect(other.becomeFirstResponder() && !one.isFirstResponder)
            other.mayLeave = false
            #expect(!one.becomeFirstResponder() && other.isFirstResponder && !other.resignFirstResponder())
            other.mayLeave = true
            #expect(other.resignFirstResponder() && !other.isFirstResponder)
            one.refusesToBegin = true
            #expect(!one.becomeFirstResponder())
        }
    }

    private final class FocusableController: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `a controller in a window can become first responder, and endEditing does not affect it`() {
        let controller = play.stage.run { FocusableController() }
        #expect(play.stage.run { !controller.becomeFirstResponder() })
        play.show(controller)
        play.stage.run {
            #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
            #expect(controller.resignFirstResponder())
        }
    }

    // https://developer.apple.com/documentation/uikit/uiview/endediting(_:)
    @Test func `endEditing finds a field at any depth, and asks it unless forced`() {
        let spy = play.shown("a")[0]
        final class Stubborn: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let delegate = Stubborn()
        play.stage.run {
            let (box, field) = (UIView(), UITextField())
            spy.view.addSubview(box)
            box.addSubview(field)
            #expect(field.becomeFirstResponder())
            #expect(spy.view.endEditing(false) && !field.isFirstResponder)
            field.delegate = delegate
            field.becomeFirstResponder()
            #expect(!spy.view.endEditing(false) && field.isFirstResponder)
            #expect(spy.view.endEditing(true) && !field.isFirstResponder)
        }
    }
}
