import Foundation

/// A row in view.
struct ShownRow {
    /// How many rows lie above it, through all sections.
    let number: Int
    /// Its place.
    let path: IndexPath
    /// Its cell; strong, the table owns it.
    let cell: UITableViewCell
}
