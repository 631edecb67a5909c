import RacesWorkers
import Rehearsal

/// Shows the rows of the list, and passes on the user's actions.
final class RaceListTableController: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The contents of the rows.
    private enum Rows: Equatable {
        case races([Race])
        /// A number of placeholder rows while races are being loaded.
        case placeholders(Int)
    }

    private static let placeholderCount = 5

    /// Called with the race whose row was tapped.
    var selected: (Race) -> Void = { _ in }

    /// The list; unowned, the scene's view owns it.
    private unowned let table: UITableView
    private var rows = Rows.races([])
    /// The time of the countdowns.
    private var now = Moment(seconds: 0)
    /// Measures the height of rows; strong, it is never on screen.
    private let sample = RaceCell(style: .default, reuseIdentifier: nil)

    init(table: UITableView) {
        self.table = table
        super.init()
        table.register(RaceCell.self, forCellReuseIdentifier: RaceCell.reuseIdentifier)
        table.register(PlaceholderCell.self, forCellReuseIdentifier: PlaceholderCell.reuseIdentifier)
        table.dataSource = self
        table.delegate = self
    }

    /// Shows races with their countdowns at a time; the rows of unchanged races are kept.
    func show(_ races: [Race], at now: Moment) {
        self.now = now
        if rows == .races(races) { return showCountdowns(at: now) }
        rows = .races(races)
        reload()
    }

    /// Shows placeholder rows.
    func showPlaceholders() {
        guard rows != .placeholders(Self.placeholderCount) else { return }
        rows = .placeholders(Self.placeholderCount)
        reload()
    }

    /// Updates the countdowns of the visible rows.
    func showCountdowns(at now: Moment) {
        self.now = now
        for case let cell as RaceCell in table.visibleCells { cell.showCountdown(at: now) }
    }

    /// Gives all rows the height of the highest one, for a width in points and the current text size.
    func fitRows(to width: CGFloat) {
        guard case .races(let races) = rows else { return }
        let height = races.map { sample.height(for: $0, width: width) }.max() ?? UITableView.automaticDimension
        if table.rowHeight != height { table.rowHeight = height }
    }

    private func reload() {
        table.reloadData()
        fitRows(to: table.bounds.width)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch rows {
        case .races(let races): races.count
        case .placeholders(let count): count
        }
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard case .races(let races) = rows else {
            return tableView.dequeueReusableCell(withIdentifier: PlaceholderCell.reuseIdentifier, for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: RaceCell.reuseIdentifier, for: indexPath)
        (cell as? RaceCell)?.show(races[indexPath.row], at: now)
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if case .races = rows { true } else { false }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if case .races(let races) = rows { selected(races[indexPath.row]) }
    }
}
