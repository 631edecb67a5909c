import Rehearsal

/// A search bar above a list.
final class DropoffPickerView: SceneView {
    /// Where the user types; strong, a subview.
    let search = UISearchBar()
    /// The places; strong, a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        search.placeholder = "Search"
        search.accessibilityIdentifier = "locationSearch"
        search.autocorrectionType = .no
        table.accessibilityIdentifier = "locations"
        let column = UIStackView(arrangedSubviews: [search, table])
        column.axis = .vertical
        fillSafeArea(with: column)
    }
}
