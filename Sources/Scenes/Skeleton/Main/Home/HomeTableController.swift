import Rehearsal

/// Shows the breeds in the list.
final class HomeTableController: UITableViewDataSource, UITableViewDelegate {
    /// Under which the table keeps cells for reuse.
    private static let reuseIdentifier = "breed"
    /// The room above and below a row's text together, in points, as in a row of the table's own height.
    private static let margins: CGFloat = 22

    /// The list; unowned, the scene's view owns it.
    private unowned let table: UITableView
    /// Measures the names; strong, it is never on screen.
    private let ruler = UILabel()
    /// What the rows show.
    private var names: [String] = []

    init(table: UITableView) {
        self.table = table
        ruler.numberOfLines = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        table.dataSource = self
        table.delegate = self
    }

    /// Shows names from the top.
    func show(_ names: [String]) {
        self.names = names
        table.reloadData()
        fitRows(to: table.bounds.width)
        if !names.isEmpty { table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }
    }

    /// Makes every row as high as the longest name needs in a width, in points, at the present size of text.
    func fitRows(to width: CGFloat) {
        let line = height(of: "1", in: width)
        let highest = names.map { height(of: $0, in: width) }.max() ?? 0
        let fitting = highest > line ? highest + Self.margins : UITableView.automaticDimension
        if table.rowHeight != fitting { table.rowHeight = fitting }
    }

    private func height(of name: String, in width: CGFloat) -> CGFloat {
        ruler.text = name
        return ruler.sizeThatFits(CGSize(width: width, height: .infinity)).height
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
