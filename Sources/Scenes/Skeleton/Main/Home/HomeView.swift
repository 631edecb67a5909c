import Rehearsal

/// A search bar above a list.
final class HomeView: SceneView {
    /// The text field; strong, it is a subview.
    let search = UISearchBar()
    /// The breeds; strong, it is a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        search.placeholder = "Search"
        search.accessibilityIdentifier = "search"
        search.autocorrectionType = .no
        search.autocapitalizationType = .none
        table.accessibilityIdentifier = "breeds"
        let column = UIStackView(arrangedSubviews: [search, table])
        column.axis = .vertical
        fillSafeArea(with: column)
    }
}
