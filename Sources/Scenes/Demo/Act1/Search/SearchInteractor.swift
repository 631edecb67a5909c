import Rehearsal

/// Maps typing, the list's buttons, rows and scrolling to the Logic.
///
/// Typing is debounced, buttons and scrolling are throttled.
final class SearchInteractor {
    /// The time for each debounce and throttle of this scene.
    private static let interval: Duration = .milliseconds(300)

    /// Where the user types; unowned, the scene's controller owns both.
    private unowned let view: SearchView
    /// What acts on the input; unowned, the scene's controller owns both.
    private unowned let logic: SearchLogic
    /// Waits until the text stays; strong, it holds the Logic unowned.
    private let typing: Debouncer<String>
    /// Lets the first tap on "Adopt" through; strong, it holds the Logic unowned.
    private let adopting: Throttler<String>
    /// Lets the first sign of scrolling through; strong, it holds the Logic unowned.
    private let scrolling: Throttler<Void>

    init(view: SearchView, table: SearchTableController, logic: SearchLogic, tasks: TaskScope) {
        self.view = view
        self.logic = logic
        typing = Debouncer(Self.interval, on: tasks, name: "typing") { [unowned logic] text in
            logic.searchTextSettled(on: text)
        }
        adopting = Throttler(Self.interval, on: tasks) { [unowned logic, typing] suggestion in
            typing.cancel()
            logic.adopted(suggestion)
        }
        scrolling = Throttler(Self.interval, on: tasks) { [unowned logic] in logic.scrolled() }
        view.field.addAction(UIAction { [unowned self] _ in typed() }, for: .editingChanged)
        table.adopted = { [unowned self] suggestion in adopting.send(suggestion) }
        table.selected = { [unowned logic] suggestion in logic.selected(suggestion) }
        table.scrolled = { [unowned self] in scrolling.send() }
    }

    private func typed() {
        let text = view.field.text ?? ""
        logic.searchTextChanged(to: text)
        typing.send(text)
    }
}
