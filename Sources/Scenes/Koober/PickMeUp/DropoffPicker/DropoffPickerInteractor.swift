import Rehearsal

/// Maps typing, debounced, the rows and "Cancel" to the Logic.
final class DropoffPickerInteractor: NSObject, UISearchBarDelegate {
    /// How long a text must stay before it is searched for.
    private static let interval: Duration = .milliseconds(900)

    /// Waits until the text stays; strong, it holds the Logic unowned.
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
