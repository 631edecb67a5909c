/// The cells of a table that are not in use, and the classes from which new ones are made.
final class CellReuse {
    /// The classes registered, by identifier.
    var classes: [String: UITableViewCell.Type] = [:]
    /// The cells not in use, by identifier; strong, the table owns them.
    private var idle: [String: [UITableViewCell]] = [:]
    /// How many cells were made of registered classes.
    private(set) var madeCount = 0

    /// Returns a cell that is not in use, cleared, else a new one; `nil` where no class is registered.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = idle[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = classes[identifier] else { return nil }
        madeCount += 1
        return type.init(style: .default, reuseIdentifier: identifier)
    }

    /// Takes a cell back; one without identifier is dropped.
    func recycle(_ cell: UITableViewCell) {
        cell.isSelected = false
        guard let identifier = cell.reuseIdentifier else { return }
        idle[identifier, default: []].append(cell)
    }
}
