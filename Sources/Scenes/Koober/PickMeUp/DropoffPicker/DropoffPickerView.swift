import Rehearsal

/// A search bar above a list.
final class DropoffPickerView: SceneView {
    /// The text field; strong, it is a subview.
    let search = UISearchBar()
    /// The places; strong, it is a subview.
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
