import Foundation
import StageRuntime

extension ScreenElement {
    /// Taps the element, with a control's events and a table's calls in UIKit's order.
    ///
    /// - Throws: why the user cannot, or that nothing acts on it.
    package func tap() throws(InputRefusal) {
        let view = try present()
        try view.reach()
        // As in UIKit, a touch anywhere else only hides the actions of a row.
        if view.hideRowActionsAround() { return }
        let root = sequence(first: view as UIView, next: \.superview).first { $0.cachedScreen != nil }
        let (screen, mark) = (root?.cachedScreen, Stage.running?.ledger.mark)
        guard !view.touch() else { return }
        // A responder may have acted on the touch and passed it on.
        if let screen, root?.cachedScreen === screen, Stage.running?.ledger.mark == mark {
            throw .unfit(role: role, action: "be tapped: nothing there acts on a tap")
        }
    }

    /// Whether a tap could ever have an effect, whatever the element's state is now.
    package var canBeTapped: Bool {
        role == .row || view.map { $0.isActionable(as: role) || $0.actsWhenTouched } ?? role.isActionable
    }

    /// Whether it is a button without any action.
    package var isButtonWithoutAction: Bool {
        role == .button && (view as? UIControl)?.hasAction == false
    }

    /// The last change of its value by the user, if no action handled it; `nil` for a view that is no control.
    package var unhandledChange: UnhandledChange? {
        ((view as? UISegment)?.control ?? view as? UIControl)?.unhandledChange
    }

    /// Performs a long press, which the nearest menu or long-press recogniser, on the element or above, handles.
    ///
    /// - Throws: why the user cannot, or that nothing recognises it.
    package func longPress() throws(InputRefusal) {
        let view = try present()
        try view.reach()
        guard view.longPress() else {
            let reason = "nothing recognises that, and it opens no menu; `elements` in the console lists what can"
            throw .unfit(role: role, action: "be pressed long: \(reason)")
        }
    }

    /// Whether a long press would open a menu, or something would recognise it.
    package var canBePressedLong: Bool { view?.canBePressedLong == true }

    /// Taps the element twice.
    ///
    /// - Throws: why the user cannot, or that nothing recognises it; an action of a control does, twice.
    package func doubleTap() throws(InputRefusal) {
        let view = try present()
        let refusal = InputRefusal.unfit(
            role: role,
            action: "be tapped twice: nothing recognises a double tap; use `tap`, or give it a UITapGestureRecognizer "
                + "with numberOfTapsRequired = 2")
        let hasAction = (view as? UIControl)?.hasHandler(for: .allEvents) == true
        guard hasAction || view.hasRecognizer(of: .doubleTap) else { throw refusal }
        try view.reach()
        // As in UIKit, the first touch only hides the actions of a row.
        if view.hideRowActionsAround() {
            view.touch()
            return
        }
        guard view.doubleTap() || hasAction else { throw refusal }
    }

    /// Whether a recogniser, on the element or above, would recognise a double tap.
    package var canBeDoubleTapped: Bool { view?.hasRecognizer(of: .doubleTap) == true }
    /// The directions in which a swipe over the element reveals a row's actions, or is recognised.
    package var swipeDirections: [SwipeDirection] { swipeDirections(assumed: true) }

    /// Returns the directions in which a swipe has an effect now.
    ///
    /// - Parameter assumed: whether a row that is editable by UIKit's default alone counts; a try shows whether it can
    ///   be deleted.
    package func swipeDirections(assumed: Bool) -> [SwipeDirection] {
        guard let view else { return [] }
        let cell = role == .row ? view as? any SwipeableCell : nil
        let ofRow = cell.flatMap { $0.swipeableList?.swipeDirections(of: $0, assumed: assumed) } ?? []
        return SwipeDirection.allCases.filter { ofRow.contains($0) || view.hasRecognizer(of: .swipe($0)) }
    }

    /// Whether a swipe could ever have an effect: it is a row, or a recogniser is on it or above.
    package var canBeSwiped: Bool {
        role == .row || SwipeDirection.allCases.contains { view?.hasRecognizer(of: .swipe($0)) == true }
    }

    /// Swipes over the element; a row shows its actions on that side, and a full swipe performs the first of them.
    ///
    /// Without such actions, the nearest recogniser of the swipe, on the element or above, handles it.
    ///
    /// - Throws: why the user cannot, or that nothing recognises the swipe.
    package func swipe(_ direction: SwipeDirection, fully: Bool) throws(InputRefusal) {
        let view = try present()
        var refusal = InputRefusal.unfit(
            role: role,
            action: fully
                ? "be swiped fully: only rows with actions can"
                : "be swiped \(direction.rawValue): nothing recognises that; give it, or a view above, a "
                    + "UISwipeGestureRecognizer with the direction .\(direction.rawValue) or a UIPanGestureRecognizer")
        if direction.isSideways, let cell = view as? any SwipeableCell, let list = cell.swipeableList {
            try cell.reach()
            do throws(InputRefusal) { return try list.swipe(cell, direction, fully: fully) } catch { refusal = error }
        }
        guard !fully, view.hasRecognizer(of: .swipe(direction)) else { throw refusal }
        try view.reach()
        if view.hideRowActionsAround() { return }
        guard view.recognizeSwipe(direction) else { throw refusal }
    }
}
