import Foundation

/// The title above a section of a table.
final class UITableViewHeaderView: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .headline)
        accessibilityTraits = [.header, .staticText]
    }
}
