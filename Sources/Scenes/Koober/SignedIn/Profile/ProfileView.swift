import Rehearsal

/// The list of the user's data.
final class ProfileView: SceneView {
    /// The user's data, and the row that signs out; strong, it is a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        fillSafeArea(with: table)
    }
}
