public import Foundation

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

/// The base of a scene's view: a `UIView` that is made in code, so that `init?(coder:)` need not be written.
open class SceneView: UIView {
    /// Makes an empty view without a size; its superview's layout gives it one.
    public convenience init() { self.init(frame: .zero) }

    /// Makes an empty view in a place, in points of its superview.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Not for use: nothing is decoded on a stage.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }
}

/// The base of a scene's cells: a `UITableViewCell` that is made in code, so that `init?(coder:)` need not be written.
open class SceneCell: UITableViewCell {
    /// Makes a cell; the table does, of a class that was registered.
    ///
    /// A subclass overrides it to add its views.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Not for use: nothing is decoded on a stage.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { return nil }
}
