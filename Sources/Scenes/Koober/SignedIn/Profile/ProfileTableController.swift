import Rehearsal

/// Shows the rows of the list, and passes on the user's actions.
final class ProfileTableController: NSObject, UITableViewDataSource, UITableViewDelegate {
    private static let reuseIdentifier = "line"
    private static let signOutTitle = "Sign Out"

    var signOut: () -> Void = {}

    /// The list; unowned, the scene's view owns it.
    private unowned let table: UITableView
    /// The lines above the row "Sign Out".
    private var lines: [String] = []

    init(table: UITableView) {
        self.table = table
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        table.dataSource = self
        table.delegate = self
    }

    /// Shows lines, and below them the row "Sign Out".
    func show(_ lines: [String]) {
        self.lines = lines
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count + 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        let isSignOut = indexPath.row == lines.count
        cell.textLabel?.text = isSignOut ? Self.signOutTitle : lines[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        cell.accessibilityIdentifier = isSignOut ? "signOut" : nil
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.row == lines.count { signOut() }
    }
}
