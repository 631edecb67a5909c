import Foundation

/// A group of a compositional layout in a container: its size and the rectangles of its cells.
struct GroupGeometry {
    struct Cell {
        var frame: CGRect
        let estimates: EstimatedLengths
        /// The item, and the groups that begin with it, if views are attached to them; with their rectangles.
        var holders: [(item: NSCollectionLayoutItem, frame: CGRect)] = []

        /// The attached views, each with the rectangle that it is attached to.
        var badges: [(item: NSCollectionLayoutSupplementaryItem, container: CGRect)] {
            holders.flatMap { holder in holder.item.supplementaryItems.map { ($0, holder.frame) } }
        }
        var hasEstimates: Bool { estimates.any || badges.contains { $0.item.layoutSize.estimates.any } }

        func moved(by shift: CGPoint) -> Cell {
            var cell = self
            cell.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
            cell.holders = holders.map { ($0.item, $0.frame.offsetBy(dx: shift.x, dy: shift.y)) }
            return cell
        }
    }

    var cells: [Cell] = []
    var size: CGSize

    /// Returns how far the first cells extend along an axis, in points from the corner of the group.
    func reach(along axis: NSLayoutConstraint.Axis, cells count: Int) -> CGFloat {
        cells.prefix(count).map { axis == .horizontal ? $0.frame.maxX : $0.frame.maxY }.max() ?? 0
    }
}

/// Places the items of groups by the rules of UIKit's documentation and headers, without rounding to pixels.
struct GroupSolver {
    /// The length of an item that is a share of its group's length, instead of the item's own.
    private struct Share {
        let axis: NSLayoutConstraint.Axis
        let length: CGFloat
    }

    /// Items one after the other along an axis.
    private struct Row {
        /// The items with their geometry, before free room is distributed.
        var items: [(item: NSCollectionLayoutItem, geometry: GroupGeometry)] = []
        var length: CGFloat = 0
        /// How many distances share the free room.
        var flexibles = 0
        var cells = 0
    }

    /// The limit for items without a length, which would never fill a row.
    private static let mostInRow = 500
    /// The sizes that cells need, in points, by the index of the item in the section.
    var measured: [Int: CGSize] = [:]

    func solve(
        _ item: NSCollectionLayoutItem, in container: CGSize, from first: Int = 0, most: Int = .max
    ) -> GroupGeometry { solve(item, in: container, first, most, share: nil) }

    private func solve(
        _ item: NSCollectionLayoutItem, in container: CGSize, _ first: Int, _ most: Int, share: Share?
    ) -> GroupGeometry {
        let group = item as? NSCollectionLayoutGroup
        var size = item.layoutSize.size(in: container, measured: group == nil ? measured[first] : nil)
        var estimates = item.layoutSize.estimates
        if let share, share.axis == .horizontal { (size.width, estimates.width) = (share.length, false) }
        if let share, share.axis == .vertical { (size.height, estimates.height) = (share.length, false) }
        let insets = item.insets
        guard let group else {
            let inner = CGRect(
                x: insets.leading, y: insets.top, width: abs(size.width - insets.leading - insets.trailing),
                height: abs(size.height - insets.top - insets.bottom))
            let holders = item.supplementaryItems.isEmpty ? [] : [(item, inner)]
            return GroupGeometry(cells: [.init(frame: inner, estimates: estimates, holders: holders)], size: size)
        }
        switch group.arrangement {
        case .filled(let axis):
            return arrange(
                group, along: axis, size, estimates, first, most,
                count: estimates.along(axis) ? group.subitems.count : nil, isDivided: false)
        case .counted(let axis, let count, let isDivided):
            return arrange(group, along: axis, size, estimates, first, most, count: count, isDivided: isDivided)
        }
    }

    private func arrange(
        _ group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, _ size: CGSize,
        _ estimates: EstimatedLengths, _ first: Int, _ most: Int, count: Int?, isDivided: Bool
    ) -> GroupGeometry {
        guard !group.subitems.isEmpty else { return GroupGeometry(size: size) }
        let inner = size.inset(by: group.insets)
        func row(_ count: Int, most: Int = .max) -> Row {
            self.row(group, count, in: inner, along: axis, isDivided: isDivided, first, most)
        }
        let room = inner.along(axis)
        var whole = Row()
        if let count {
            whole = row(count)
        } else {
            for count in 1...Self.mostInRow {
                let longer = row(count)
                // An item that determines its own length is shown even if it does not fit.
                let isForced = count == 1 && group.subitems[0].layoutSize.estimates.along(axis)
                if longer.length > room + 0.001, !isForced { break }
                whole = longer
            }
        }
        let shown = whole.cells > most ? row(whole.items.count, most: most) : whole
        var result = GroupGeometry(size: size)
        let isEstimated = estimates.along(axis)
        if isEstimated {
            result.size = CGSize(shown.length, along: axis, across: size.along(axis.across))
        }
        if estimates.along(axis.across) {
            let breadth = shown.items.map { $0.geometry.size.along(axis.across) + $0.item.edges(axis.across).least }
            result.size = CGSize(result.size.along(axis), along: axis, across: breadth.max() ?? 0)
        }
        let share = whole.flexibles > 0 && !isEstimated ? max(room - whole.length, 0) / CGFloat(whole.flexibles) : 0
        place(shown, of: group, along: axis, share: share, in: &result)
        if !group.supplementaryItems.isEmpty, !result.cells.isEmpty {
            let origin = CGPoint(x: group.insets.leading, y: group.insets.top)
            let frame = CGRect(origin: origin, size: result.size.inset(by: group.insets))
            result.cells[0].holders.append((group, frame))
        }
        return result
    }

    /// Returns `count` items, cycling through the group's; fractions are of the length without the distances.
    private func row(
        _ group: NSCollectionLayoutGroup, _ count: Int, in inner: CGSize, along axis: NSLayoutConstraint.Axis,
        isDivided: Bool, _ first: Int, _ most: Int
    ) -> Row {
        let spacing = group.interItemSpacing
        let gap = spacing?.spacing ?? 0
        let length = max(inner.along(axis) - gap * CGFloat(count - 1), 0)
        let container = CGSize(length, along: axis, across: inner.along(axis.across))
        let share = isDivided ? Share(axis: axis, length: length / CGFloat(max(count, 1))) : nil
        var row = Row()
        for number in 0..<max(count, 0) {
            guard row.cells < most else { break }
            let item = group.subitems[number % group.subitems.count]
            let geometry = solve(item, in: container, first + row.cells, most - row.cells, share: share)
            let edges = item.edges(axis)
            if number > 0 {
                row.length += gap
                if spacing?.isFlexible == true { row.flexibles += 1 }
            }
            row.length += geometry.size.along(axis) + edges.least
            row.flexibles += edges.flexibles
            row.cells += geometry.cells.count
            row.items.append((item, geometry))
        }
        return row
    }

    /// Adds the cells of a row to a group; each flexible distance grows by `share`.
    private func place(
        _ row: Row, of group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, share: CGFloat,
        in result: inout GroupGeometry
    ) {
        let insets = group.insets
        let breadth = result.size.inset(by: insets).along(axis.across)
        let spacing = group.interItemSpacing
        var position = insets.along(axis).start
        for (number, part) in row.items.enumerated() {
            if number > 0 { position += Self.length(spacing, share) }
            let edges = part.item.edges(axis)
            let across = part.item.edges(axis.across)
            position += Self.length(edges.start, share)
            let free = max(breadth - part.geometry.size.along(axis.across) - across.least, 0)
            let acrossShare = across.flexibles > 0 ? free / CGFloat(across.flexibles) : 0
            let side = insets.along(axis.across).start + Self.length(across.start, acrossShare)
            let origin = CGPoint(position, along: axis, across: side)
            result.cells += part.geometry.cells.map { $0.moved(by: origin) }
            position += part.geometry.size.along(axis) + Self.length(edges.end, share)
        }
    }

    private static func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexible ? share : 0)
    }
}

extension NSCollectionLayoutItem {
    fileprivate struct Edges {
        let start: NSCollectionLayoutSpacing?
        let end: NSCollectionLayoutSpacing?
        var least: CGFloat { (start?.spacing ?? 0) + (end?.spacing ?? 0) }
        var flexibles: Int { [start, end].count { $0?.isFlexible == true } }
    }

    fileprivate func edges(_ axis: NSLayoutConstraint.Axis) -> Edges {
        axis == .horizontal
            ? Edges(start: edgeSpacing?.leading, end: edgeSpacing?.trailing)
            : Edges(start: edgeSpacing?.top, end: edgeSpacing?.bottom)
    }

    /// Whether the number of items in a group depends on the sizes that its cells need.
    var countsByMeasuring: Bool {
        guard let group = self as? NSCollectionLayoutGroup else { return false }
        if group.subitems.contains(where: \.countsByMeasuring) { return true }
        guard case .filled(let axis) = group.arrangement, !group.layoutSize.estimates.along(axis) else { return false }
        return group.subitems.contains { $0.layoutSize.estimates.along(axis) }
    }
}
