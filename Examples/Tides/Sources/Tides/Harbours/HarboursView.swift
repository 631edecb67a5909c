import Rehearsal

/// The home harbour's name above a list of harbours.
final class HarboursView: SceneView {
    /// The home harbour's name; strong, a subview.
    let home = UILabel()
    /// The harbours; strong, a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        home.accessibilityIdentifier = "homeHarbour"
        table.accessibilityIdentifier = "harbours"
        addColumn([home], above: table)
    }
}
