import Foundation

extension UITableViewCell {
    /// Draws the accessory at the trailing edge, and the separator.
    func drawEdges(with painter: inout ScreenPainter, in rect: CGRect, push: CGFloat) {
        let mark: RowMark? =
            switch shownAccessory {
            case .none: nil
            case .disclosureIndicator: .disclosureIndicator
            case .checkmark: .checkmark
            }
        if let mark {
            let end = CGPoint(x: rect.maxX + push - mark.margin, y: rect.midY)
            painter.draw(mark, endingAt: end, mark.paint(in: painter.palette, tint: tintColor))
        }
        if tableView?.separatorStyle == SeparatorStyle.none || isLastOfInsetGroup { return }
        let color = tableView.map { $0.separatorColor ?? .separator } ?? .separator
        painter.drawSeparator(below: rect, left: separatorInset.left, right: separatorInset.right, color)
    }

    /// Whether the row is the last of a group with rounded corners, which has no separator below it.
    private var isLastOfInsetGroup: Bool {
        guard let tableView, tableView.style == .insetGrouped, let path = tableView.indexPath(for: self) else {
            return false
        }
        return path.row == tableView.numberOfRows(inSection: path.section) - 1
    }
}
