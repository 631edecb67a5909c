import Rehearsal

/// Presenter of the list, and of nothing else; its rows cannot be chosen.
final class ForecastTableController: NSObject, UITableViewDataSource {
    /// Under which the table keeps cells for reuse.
    private static let reuseIdentifier = "tide"

    /// The list; unowned, the scene's view owns it.
    private unowned let table: UITableView
    /// What the rows show.
    private var lines: [String] = []

    init(table: UITableView) {
        self.table = table
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        table.dataSource = self
    }

    /// Shows a row a line.
    func show(_ lines: [String]) {
        self.lines = lines
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        cell.textLabel?.text = lines[indexPath.row]
        return cell
    }
}
