import Rehearsal

/// Shows the breeds in the list.
final class HomeTableController: NSObject, UITableViewDataSource, UITableViewDelegate {
    private static let reuseIdentifier = "breed"

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

    /// Shows names, scrolled to the top.
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
        cell.selectionStyle = .none
        return cell
    }
}
