import Foundation

extension UITableView {
    /// Scrolls a row into view.
    ///
    /// Rows that come into view are measured, which moves the rows below them. So the table scrolls again until the row
    /// is in position, at most ``maximumPasses`` times.
    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        layoutScreenIfNeeded()
        guard geometry.contains(path) else { return raiseOutOfBounds(path) }
        scroll(animated: animated) { table in
            (table as? UITableView).flatMap { $0.geometry.contains(path) ? $0.offset(showing: path, position) : nil }
        }
    }

    /// Returns the content offset that brings a row to a position, by the heights known so far.
    private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        let rect = geometry.rect(of: path, width: placement.width)
        let (inset, room) = (adjustedContentInset, placement.height)
        let top: CGFloat
        switch position {
        case .none: return reachable(nearestOffset(showing: rect))
        case .top:
            top = rect.minY - inset.top - (geometry.pinsEdges ? geometry.sections[path.section].header : 0)
        case .middle: top = rect.midY - (room + inset.top - inset.bottom) / 2
        case .bottom: top = rect.maxY - room + inset.bottom
        }
        return reachable(CGPoint(x: boundsOrigin.x, y: top))
    }
}
