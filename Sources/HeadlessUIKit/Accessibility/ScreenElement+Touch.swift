import Foundation

extension ScreenElement {
    /// Taps the element, with a control's events and a table's calls in UIKit's order.
    ///
    /// - Throws: why a finger would not reach it.
    package func tap() throws(InputRefusal) {
        let view = try present()
        try view.reach()
        view.touch()
    }

    /// Sets a switch; one that is already so sends no event.
    ///
    /// - Throws: why the user cannot.
    package func set(on isOn: Bool) throws(InputRefusal) {
        let view = try present()
        guard let control = view as? UISwitch else { throw .unfit(role: role, action: "be switched on or off") }
        try view.reach()
        if control.isOn != isOn { control.touch() }
    }

    /// Chooses a segment, or an item of a picker or a menu, by its title.
    ///
    /// - Throws: why the user cannot, or what there is to choose.
    package func select(_ title: String) throws(InputRefusal) {
        let view = try present()
        try view.reach()
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

    /// The titles to choose from; `nil` where the element offers no choice.
    package var choices: [String]? { view?.choices?.map(\.title) }

    /// The view, while it is there.
    func present() throws(InputRefusal) -> UIView {
        guard let view else { throw .gone }
        return view
    }
}
