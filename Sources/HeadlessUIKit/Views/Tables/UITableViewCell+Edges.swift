import Foundation

extension UITableViewCell {
    /// Draws the accessory at the trailing edge, and the separator.
    func drawEdges(with painter: inout ScreenPainter, in rect: CGRect, push: CGFloat) {
        let palette = painter.palette
        let mark: [(x: CGFloat, y: CGFloat)]
        switch shownAccessory {
        case .none: mark = []
        case .disclosureIndicator: mark = [(-22, -6), (-16, 0), (-22, 6)]
        case .checkmark: mark = [(-28, 0), (-22, 6), (-12, -7)]
        }
        if !mark.isEmpty {
            painter.canvas.line(
                mark.map { CGPoint(x: rect.maxX + push + $0.x, y: rect.midY + $0.y) }, width: 2,
                stroke: shownAccessory == .checkmark ? palette.paint(tintColor) : palette.disabled)
        }
        if tableView?.separatorStyle == SeparatorStyle.none || isLastOfInsetGroup { return }
        let color = tableView.map { $0.separatorColor ?? .separator } ?? .separator
        let inset = separatorInset
        let width = painter.reaching(rect).maxX - rect.minX - inset.left - inset.right
        painter.canvas.rectangle(
            CGRect(x: rect.minX + inset.left, y: rect.maxY - 0.5, width: width, height: 0.5),
            fill: color == .separator ? palette.separator : palette.paint(color))
    }

    /// Whether the row is the last of a group with rounded corners, which has no separator below it.
    private var isLastOfInsetGroup: Bool {
        guard let tableView, tableView.style == .insetGrouped, let path = tableView.indexPath(for: self) else {
            return false
        }
        return path.row == tableView.numberOfRows(inSection: path.section) - 1
    }
}
