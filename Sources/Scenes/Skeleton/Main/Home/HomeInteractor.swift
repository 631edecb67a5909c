import Rehearsal

/// Debounces the typed text and passes it to the Logic.
final class HomeInteractor: NSObject, UISearchBarDelegate {
    /// The time for which a text must stay unchanged before it is searched.
    private static let interval: Duration = .seconds(1)

    /// Debounces the text; strong, it holds the Logic unowned.
    private let typing: Debouncer<String>
    /// Handles the input; unowned, the scene's controller owns both objects.
    private unowned let logic: HomeLogic

    init(view: HomeView, logic: HomeLogic, tasks: TaskScope) {
        self.logic = logic
        typing = Debouncer(Self.interval, on: tasks, name: "typing") { [unowned logic] text in logic.search(for: text) }
        super.init()
        view.search.delegate = self
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        logic.keystroke()
        typing.send(searchText)
    }
}
