import Rehearsal

/// Maps typing, debounced, to the Logic.
final class HomeInteractor: NSObject, UISearchBarDelegate {
    /// How long a text must stay before it is searched for.
    private static let interval: Duration = .seconds(1)

    /// Waits until the text stays; strong, it holds the Logic unowned.
    private let typing: Debouncer<String>
    /// What acts on the input; unowned, the scene's controller owns both.
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
