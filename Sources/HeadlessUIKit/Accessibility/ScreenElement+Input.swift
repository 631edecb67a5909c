import Foundation

extension ScreenElement {
    /// Moves a slider or a stepper by a step, as a user of VoiceOver does.
    package func adjust(up: Bool) throws(InputRefusal) {
        let view = try present()
        guard view.accessibilityTraits.contains(.adjustable) else { throw .unfit(role: role, action: "be adjusted") }
        try view.reach()
        if up { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
    }

    /// The names of the actions that the app adds for assistive technologies.
    package var customActions: [String] { view?.offeredActions.map(\.name) ?? [] }

    /// Performs one of the actions that the app adds for assistive technologies.
    ///
    /// - Throws: why the user cannot, that there is no such action, or that its handler returned `false`.
    package func perform(_ name: String) throws(InputRefusal) {
        let view = try present()
        let actions = view.offeredActions
        guard let action = actions.first(where: { $0.name == name }) else {
            throw .noSuchAction(name, actions: actions.map(\.name))
        }
        try view.reach()
        guard action.actionHandler?(action) == true else { throw .failedAction(name) }
    }

    /// Activates the element as a VoiceOver user does with a double tap: by its own code, or else by a tap.
    package func activate() throws(InputRefusal) {
        let view = try present()
        try view.reach()
        if !view.accessibilityActivate() { try tap() }
    }

    /// Sets a switch; sends no event if it has that state already.
    package func set(on isOn: Bool) throws(InputRefusal) {
        let view = try present()
        guard let state = view.switchState else { throw .unfit(role: role, action: "be switched on or off") }
        try view.reach()
        _ = view.hideRowActionsAround()
        if state != isOn { view.touch() }
    }

    /// Chooses a segment, or an item of a picker or a menu, by its title, or a date by its text.
    ///
    /// - Throws: why the user cannot, or that there is no such choice.
    package func select(_ title: String) throws(InputRefusal) {
        let view = try present()
        try view.reach()
        if let picker = view as? UIDatePicker { return try picker.choose(title) }
        if let choices = view.choices {
            guard let choice = choices.first(where: { $0.title == title }) else {
                throw .noSuchChoice(title, choices: choices.map(\.title))
            }
            guard choice.isEnabled else { throw .disabledChoice(title) }
            choice.choose()
            return
        }
        let buttons = node.children.filter { $0.role == .button || $0.role == .segment }
        guard !buttons.isEmpty else { throw .unfit(role: role, action: "be chosen from") }
        guard let button = buttons.first(where: { $0.label == title })?.view else {
            throw .noSuchChoice(title, choices: buttons.compactMap(\.label))
        }
        try button.reach()
        button.touch()
    }

    /// The titles to choose from; `nil` if the element offers no choice.
    package var choices: [String]? { view?.choices?.map(\.title) }

    func present() throws(InputRefusal) -> UIView {
        guard let view else { throw .gone }
        return view
    }
}

extension ScreenElement {
    /// Focuses the field and appends text, one editing event per character.
    package func type(_ text: String) throws(InputRefusal) {
        try focused("be typed into").typeByUser(text)
    }

    /// Focuses the field and empties it, with one editing event if it held any text.
    package func clear() throws(InputRefusal) {
        try focused("be cleared").clearByUser()
    }

    /// Focuses the field and presses Return.
    package func submit() throws(InputRefusal) {
        try focused("be submitted").submitByUser()
    }

    private func focused(_ action: String) throws(InputRefusal) -> UIView {
        let view = try present()
        guard view.takesText else { throw .unfit(role: role, action: action) }
        try view.reach()
        guard view.becomeFirstResponder() else { throw .noFocus }
        return view
    }
}

extension UIWindow {
    /// Appends text in the focused field, one editing event per character.
    ///
    /// - Throws: that the topmost controller has no focused field, as below an alert, or that the field lost the focus.
    package func type(_ text: String) throws(InputRefusal) {
        guard let field = firstResponder, field.takesText, !isMenuOpen else { throw .noFocusedField }
        if let shown = topmostController?.viewIfLoaded, let view = field as? UIView, !view.isDescendant(of: shown) {
            throw .noFocusedField
        }
        try field.typeByUser(text)
    }

    /// Continues typing into the focused field; throws if no field is focused any more.
    package func typeOn(_ text: String) throws(InputRefusal) {
        guard let field = firstResponder, field.takesText else { throw .noFocusedField }
        try field.typeByUser(text)
    }

    /// Lowers the keyboard, as a user does by pulling it down; returns whether it was up.
    package func lowerKeyboard() -> Bool {
        guard let responder = firstResponder, responder.takesText else { return false }
        return responder.resignFirstResponder()
    }
}

/// The direction in which a user scrolls.
package enum ScrollDirection: Sendable {
    /// Towards the beginning.
    case up
    /// Towards the end.
    case down
}

extension ScreenElement {
    /// Drags the content by the height that no bar covers; returns whether it moved.
    @discardableResult
    package func scroll(_ direction: ScrollDirection) throws(InputRefusal) -> Bool {
        let scroll = try scrollView()
        scroll.layoutScreenIfNeeded()
        guard scroll.canBeDragged else { return false }
        let before = scroll.contentOffset
        let sign: CGFloat = direction == .up ? -1 : 1
        let room = scroll.bounds.inset(by: scroll.adjustedContentInset)
        scroll.drag(
            to: scroll.scrollsSideways
                ? CGPoint(x: before.x + sign * room.width, y: before.y)
                : CGPoint(x: before.x, y: before.y + sign * room.height))
        return scroll.contentOffset != before
    }

    /// Pulls the element down from its top, to refresh it.
    package func pullToRefresh() throws(InputRefusal) {
        guard try scrollView().pullToRefresh() else { throw .unfit(role: role, action: "be pulled to refresh") }
    }

    /// Whether a pull from its top would refresh it.
    package var canBePulled: Bool { view?.asScrollView?.refreshControl?.isEnabled == true }
    /// Whether the element is a scroll view, even if its content is too short to scroll.
    package var canScroll: Bool { view?.asScrollView != nil }

    /// Throws if the user cannot scroll the element.
    package func checkScrolling() throws(InputRefusal) { _ = try scrollView() }

    private func scrollView() throws(InputRefusal) -> UIScrollView {
        let view = try present()
        guard let scroll = view.asScrollView else { throw .unfit(role: role, action: "be scrolled") }
        if !scroll.isScrollEnabled { throw .disabled }
        try view.reach()
        return scroll
    }

    /// Scrolls every scroll view around the element until it is visible; each move is traced.
    package func scrollIntoView() { view?.scrollIntoView() }

    /// The labels of all the list's rows, made for it if they are out of view; `nil` if it is no list.
    package var rowLabels: [String]? { view?.asRowList?.rowLabels }

    /// The labels of the list's rows in view, with `nil` for each row out of view.
    package var rowLabelsInView: [String?] {
        guard let list = view?.asRowList else { return [] }
        return (0..<list.rowCount).map { list.visibleRow($0).map { $0.rowLabel ?? "" } }
    }

    /// How many of the list's rows are out of view; 0 if the element is no list.
    package var rowsOutOfView: Int {
        guard let list = view?.asRowList else { return 0 }
        return (0..<list.rowCount).count { list.visibleRow($0) == nil }
    }

    /// Scrolls the list until row `number`, from 1, is in view; returns the row's view, or `nil` if there is none.
    package func revealRow(_ number: Int) -> UIView? { view?.asRowList?.reveal(row: number - 1) }
    /// Returns the view of the list's row `number`, from 1, if it is in view now.
    package func visibleRow(_ number: Int) -> UIView? { view?.asRowList?.visibleRow(number - 1) }
}

/// One of the things that a user can choose in a control.
struct Choice {
    /// Its name, as users and scripts see it.
    let title: String
    let isEnabled: Bool
    let choose: () -> Void
}

/// A view with rows that shows a part of them, as scripts can use it.
protocol RowList {
    var rowCount: Int { get }
    /// Passes row `number`, from 0, to a closure; `nil` if there is none. A row made for it is not kept.
    func withRow<Result>(_ number: Int, _ body: (UIView) -> Result) -> Result?
    /// Scrolls, as the user does, until row `number`, from 0, is in view, and returns its view.
    func reveal(row number: Int) -> UIView?
    /// Returns the view of row `number`, from 0, if it is in view.
    func visibleRow(_ number: Int) -> UIView?
}

extension RowList {
    var rowLabels: [String] { (0..<rowCount).map { withRow($0) { $0.rowLabel ?? "" } ?? "" } }
}
