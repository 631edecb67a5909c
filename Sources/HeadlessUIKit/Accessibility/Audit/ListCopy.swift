import Foundation

/// The copy of a table for an audit: the rows in view, one below the other, each as high as the table's rows are.
final class ListCopy: UIView {
    /// The height of a row, where the app has set one, in points.
    var rowHeight: CGFloat?

    override init(frame: CGRect) {
        super.init(frame: frame)
        passesSizeUp = false
    }

    override func layoutSubviews() {
        let line = TextMetrics(font: .preferredFont(forTextStyle: .body), in: self).lineHeight
        var top: CGFloat = 0
        for view in below {
            let isRow = view is UITableViewCell
            let height = isRow ? rowHeight ?? max(line + 22, 44) : max(line + 12, 28)
            view.place(CGRect(x: 0, y: top, width: placement.width, height: height))
            top += height
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }

    override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { true }
}
