import Rehearsal

/// Presenter and interactor of the list, and of nothing else.
final class HarboursTableController: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// Under which the table keeps cells for reuse.
    private static let reuseIdentifier = "harbour"

    /// Called with the harbour whose row was tapped.
    var selected: (Harbour) -> Void = { _ in }

    /// The list; unowned, the scene's view owns it.
    private unowned let table: UITableView
    /// What the rows show.
    private var harbours: [Harbour] = []

    init(table: UITableView) {
        self.table = table
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        table.dataSource = self
        table.delegate = self
    }

    /// Shows harbours.
    func show(_ harbours: [Harbour]) {
        self.harbours = harbours
        table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { harbours.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        cell.textLabel?.text = harbours[indexPath.row].name
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        selected(harbours[indexPath.row])
    }
}
