import Rehearsal

/// A field above a list.
final class SearchView: SceneView {
    /// The text field; strong, it is a subview.
    let field = UITextField()
    /// The suggestions; strong, it is a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "Search"
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "searchField"
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        table.accessibilityIdentifier = "suggestions"
        addColumn([field], above: table)
    }
}
