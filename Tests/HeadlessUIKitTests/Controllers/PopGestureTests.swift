import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The edge gesture of a navigation controller and its recogniser.
@Suite struct PopGestureTests {
    /// A delegate of the app's own.
    final class Gate: NSObject, UIGestureRecognizerDelegate {
        var isOpen = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
    }

    let play = Play()
    let stack: UINavigationController

    init() {
        let play = play
        stack = play.stack(play.spies("first", "second"))
        play.show(stack)
    }

    private func swipe() throws { try play.stage.run { try play.window.swipeBack() } }

    @Test func `a disabled recogniser goes back no more by the gesture, but by Back`() throws {
        play.stage.run { stack.interactivePopGestureRecognizer?.isEnabled = false }
        #expect(throws: GestureRefusal.edgeGestureOff) { try swipe() }
        try play.stage.run { try play.window.goBack() }
        expect(stack.viewControllers.count, is: 1)
    }

    @Test func `where Back is hidden the gesture begins only with another delegate, even none`() throws {
        play.stage.run { stack.topViewController?.navigationItem.hidesBackButton = true }
        #expect(throws: GestureRefusal.backHidden) { try swipe() }
        play.stage.run { stack.interactivePopGestureRecognizer?.delegate = nil }
        try swipe()
        expect(stack.viewControllers.count, is: 1)
        #expect(throws: GestureRefusal.firstScreen) { try swipe() }
    }

    @Test func `a delegate of the app decides whether the gesture begins`() throws {
        let gate = Gate()
        gate.isOpen = false
        play.stage.run { stack.interactivePopGestureRecognizer?.delegate = gate }
        #expect(throws: GestureRefusal.edgeGestureOff) { try swipe() }
        gate.isOpen = true
        try swipe()
        expect(stack.viewControllers.count, is: 1)
    }
}
