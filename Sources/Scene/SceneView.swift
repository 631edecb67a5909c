public import Foundation

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

/// The base of a scene's view: a `UIView` with the system's background; a subclass needs no `init?(coder:)`.
///
/// A `UIView` has no background: as the view of a controller it shows the window, which is black.
open class SceneView: UIView {
    /// Makes an empty view without a size; its superview's layout gives it one.
    public convenience init() { self.init(frame: .zero) }

    /// Makes an empty view with a frame, in points of its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    /// Unavailable, because a stage decodes no views.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }
}

/// The base of a scene's cells: a `UITableViewCell`; a subclass needs no `init?(coder:)`.
open class SceneCell: UITableViewCell {
    /// Makes a cell; the table view calls it for a registered class, and a subclass overrides it to add its views.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Unavailable, because a stage decodes no views.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }
}
