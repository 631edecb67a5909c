/// The cells of a table that are not in use, and the classes from which new ones are made.
final class CellReuse {
    /// The classes registered, by identifier.
    private var classes: [String: UITableViewCell.Type] = [:]
    /// The class that a cell was made of last, which mostly is that of the next one.
    private var lastMade: (identifier: String, type: UITableViewCell.Type)?
    /// The cells not in use, by identifier; strong, the table owns them.
    private var idle: [String: [UITableViewCell]] = [:]

    /// Returns a cell that is not in use, cleared, else a new one; `nil` where no class is registered.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        if !idle.isEmpty, let cell = changeIdle({ $0[identifier]?.popLast() }) {
            cell.prepareForReuse()
            return cell
        }
        if lastMade?.identifier != identifier {
            _ = exchange(&lastMade, with: classes[identifier].map { (identifier, $0) })
        }
        guard let type = lastMade?.type else { return nil }
        return type.init(style: .default, reuseIdentifier: identifier)
    }

    /// Lets cells be made of a class for an identifier.
    func register(_ type: UITableViewCell.Type, for identifier: String) {
        classes[identifier] = type
        _ = exchange(&lastMade, with: nil)
    }

    /// Takes a cell back; one without identifier is dropped.
    func recycle(_ cell: UITableViewCell) {
        cell.isSelected = false
        guard let identifier = cell.reuseIdentifier else { return }
        changeIdle { $0[identifier, default: []].append(cell) }
    }

    /// Changes the cells not in use, taken out meanwhile: so looking whether there are any needs no check.
    private func changeIdle<Result>(_ change: (inout [String: [UITableViewCell]]) -> Result) -> Result {
        var cells = exchange(&idle, with: [:])
        defer { _ = exchange(&idle, with: cells) }
        return change(&cells)
    }
}
