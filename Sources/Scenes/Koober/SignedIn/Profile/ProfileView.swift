import Rehearsal

/// A list.
final class ProfileView: SceneView {
    /// The user's particulars, and the row that signs out; strong, a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        fillSafeArea(with: table)
    }
}
