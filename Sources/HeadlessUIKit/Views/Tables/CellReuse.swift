import Foundation

/// The cells of a table that are not in use, and the classes from which new ones are made.
final class CellReuse {
    /// The classes registered, by identifier.
    private var classes: [String: UITableViewCell.Type] = [:]
    /// The cells not in use, by identifier; strong, the table owns them.
    private var idle: [String: [UITableViewCell]] = [:]

    /// Returns a cell that is not in use, cleared, else a new one; `nil` if no class is registered.
    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = idle[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let cell = classes[identifier]?.init()
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// Lets cells be made of a class for an identifier.
    func register(_ type: UITableViewCell.Type, for identifier: String) {
        classes[identifier] = type
    }

    /// Takes a cell back; one without identifier is dropped.
    func recycle(_ cell: UITableViewCell) {
        cell.isSelected = false
        guard let identifier = cell.reuseIdentifier else { return }
        idle[identifier, default: []].append(cell)
    }
}

/// A row in view.
struct ShownRow {
    /// How many rows lie above it, through all sections.
    let number: Int
    /// Its place.
    let path: IndexPath
    /// Its cell; strong, the table owns it.
    let cell: UITableViewCell
}
