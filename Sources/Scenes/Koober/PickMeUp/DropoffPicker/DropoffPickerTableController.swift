import Rehearsal

/// Shows the rows of the list, and passes on the user's actions.
final class DropoffPickerTableController: NSObject, UITableViewDataSource, UITableViewDelegate {
    private static let reuseIdentifier = "place"

    /// Called with the number of the row that was tapped.
    var selected: (Int) -> Void = { _ in }

    /// The list; unowned, the scene's view owns it.
    private unowned let table: UITableView
    private var names: [String] = []

    init(table: UITableView) {
        self.table = table
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        table.dataSource = self
        table.delegate = self
    }

    /// Shows places, scrolled to the top.
    func show(_ names: [String]) {
        self.names = names
        table.reloadData()
        if !names.isEmpty { table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selected(indexPath.row)
    }
}
