import Rehearsal

/// Passes the debounced text, taps on rows, and the throttled taps on buttons and scrolling to the Logic.
final class SearchInteractor {
    /// The time for each debounce and throttle of this scene.
    private static let interval: Duration = .milliseconds(300)

    /// The view with the text field; unowned, the scene's controller owns both objects.
    private unowned let view: SearchView
    /// Handles the input; unowned, the scene's controller owns both objects.
    private unowned let logic: SearchLogic
    /// Debounces the text; strong, it holds the Logic unowned.
    private let typing: Debouncer<String>
    /// Throttles taps on "Adopt"; strong, it holds the Logic unowned.
    private let adopting: Throttler<String>
    /// Throttles scrolling; strong, it holds the Logic unowned.
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
