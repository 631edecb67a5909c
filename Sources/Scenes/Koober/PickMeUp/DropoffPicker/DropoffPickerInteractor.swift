import Rehearsal

/// Passes the debounced text, taps on rows and "Cancel" to the Logic.
final class DropoffPickerInteractor: NSObject, UISearchBarDelegate {
    /// The time for which a text must stay unchanged before it is searched.
    private static let interval: Duration = .milliseconds(900)

    /// Debounces the text; strong, it holds the Logic unowned.
    private let typing: Debouncer<String>

    init(
        view: DropoffPickerView, item: UINavigationItem, table: DropoffPickerTableController,
        logic: DropoffPickerLogic, tasks: TaskScope
    ) {
        typing = Debouncer(Self.interval, on: tasks, name: "typing") { [unowned logic] text in logic.search(for: text) }
        super.init()
        view.search.delegate = self
        table.selected = { [unowned logic] row in logic.choose(row: row) }
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned logic] _ in logic.cancel() })
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { typing.send(searchText) }
}
