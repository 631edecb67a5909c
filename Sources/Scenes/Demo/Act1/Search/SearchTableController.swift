import Rehearsal

/// Shows the rows of the list, and passes on the user's actions.
final class SearchTableController: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Called with the suggestion whose "Adopt" was tapped.
    var adopted: (String) -> Void = { _ in }
    /// Called with the suggestion whose row was tapped.
    var selected: (String) -> Void = { _ in }
    /// Called when the user begins to scroll, and repeatedly while the list moves.
    var scrolled: () -> Void = {}

    /// The list; unowned, the scene's view owns it.
    private unowned let table: UITableView
    private var suggestions: [String] = []

    init(table: UITableView) {
        self.table = table
        super.init()
        table.register(SuggestionCell.self, forCellReuseIdentifier: SuggestionCell.reuseIdentifier)
        table.dataSource = self
        table.delegate = self
    }

    /// Shows suggestions, scrolled to the top.
    func show(_ suggestions: [String]) {
        self.suggestions = suggestions
        table.reloadData()
        if !suggestions.isEmpty {
            table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SuggestionCell.reuseIdentifier, for: indexPath)
        (cell as? SuggestionCell)?.show(suggestions[indexPath.row], adopt: adopted)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selected(suggestions[indexPath.row])
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrolled() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.isDragging { scrolled() }
    }
}
