import Foundation

/// A view of a list that is reused for other content.
protocol ReusableView: UIView {
    /// The identifier that reusable views of the same kind share.
    var reuseIdentifier: String? { get set }
    /// Called by a list to make a view of a registered class.
    init()
    func prepareForReuse()
}

/// The cells, headers or footers of a list that are not in use, and the classes from which new ones are made.
final class ReusePool<View: ReusableView> {
    private var classes: [String: View.Type] = [:]
    /// The views not in use, by identifier; strong, the list owns them.
    private var idle: [String: [View]] = [:]

    /// Returns an unused view, prepared for reuse, or else a new one; `nil` if no class is registered.
    func dequeue(_ identifier: String) -> View? {
        if idle[identifier]?.isEmpty == false, let view = idle[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = classes[identifier]?.init()
        view?.reuseIdentifier = identifier
        return view
    }

    func register(_ type: View.Type, for identifier: String) {
        classes[identifier] = type
    }

    /// Stores a view that is no longer in use; a view without an identifier is released.
    func recycle(_ view: View) {
        guard let identifier = view.reuseIdentifier else { return }
        idle[identifier, default: []].append(view)
    }
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

struct ShownRow {
    /// How many rows are above it, in all sections together.
    let number: Int
    let path: IndexPath
    /// Its cell; strong, the table owns it.
    let cell: UITableViewCell
    /// Whether it has just come into view, so that the delegate must be asked for its height.
    var isNew = false
}

struct ShownEdge {
    let edge: SectionEdge
    let section: Int
    /// Its view; strong, the table owns it.
    let view: UIView
}
