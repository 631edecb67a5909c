import Foundation
import HeadlessUIKit

/// A list.
final class ProfileView: UIView {
    /// The user's particulars, and the row that signs out; strong, a subview.
    let table = UITableView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(table)
    }
}
