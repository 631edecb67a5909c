import Foundation

extension UITableView {
    /// The positions of the rows; the data source is asked if they are unknown.
    var geometry: TableGeometry {
        if let knownGeometry { return knownGeometry }
        var geometry = TableGeometry(
            rowHeight: rowHeight != Self.automaticDimension
                ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : standardRowHeight,
            top: tableHeaderView?.placement.height ?? 0, inset: sideInset, pinsEdges: style == .plain)
        var parts: [SectionParts] = []
        if let dataSource {
            let counts = rowCounts ?? countRows(of: dataSource)
            rowCounts = counts
            for (section, rows) in counts.enumerated() {
                let part = makeParts(ofSection: section, from: dataSource)
                parts.append(part)
                geometry.append(
                    rows: rows, padding: part.header.height > 0 ? headerPadding : 0, header: part.header.height,
                    footer: part.footer.height, heights: estimates(ofSection: section, rows: rows))
            }
        }
        keepHeights(in: &geometry)
        sectionParts = parts
        measuredWidth = placement.width
        knownGeometry = geometry
        return geometry
    }

    /// Asks a data source how many rows each section has; as in UIKit, the answer holds until a reload or a change.
    private func countRows(of source: any UITableViewDataSource) -> [Int] {
        (0..<max(source.numberOfSections(in: self), 0)).map {
            max(source.tableView(self, numberOfRowsInSection: $0), 0)
        }
    }

    private var headerPadding: CGFloat {
        if sectionHeaderTopPadding != Self.automaticDimension { return max(sectionHeaderTopPadding, 0) }
        return style == .plain ? 22 : 0
    }

    var standardRowHeight: CGFloat {
        max(TextMetrics(font: .body, in: self).lineHeight + 22, 44)
    }

    /// Gives each visible row a cell and recycles all others; starts again if the app changes the rows meanwhile.
    func tile() {
        var passes = 1
        while !tileOnce(), passes < Self.maximumPasses { passes += 1 }
    }

    /// Tiles once; returns `false` if the rows have changed meanwhile.
    private func tileOnce() -> Bool {
        let start = generation
        // At another width, measured rows, headers and footers may have other heights.
        if measuredWidth != placement.width,
            measuresRows || sectionParts.contains(where: { !$0.header.isFixed || !$0.footer.isFixed })
        {
            knownGeometry = nil
        }
        let height = geometry.height + (tableFooterView?.placement.height ?? 0)
        setExtent(CGSize(width: placement.width, height: height))
        guard generation == start else { return false }
        // If the content becomes shorter, the table scrolls, and its delegate may have the rows laid out and measured.
        let known = geometry
        let top = boundsOrigin.y
        let bottom = top + placement.height
        let seen = known.rows(from: top, to: bottom)
        let leaving = shown.filter { !seen.contains($0.number) }
        if !leaving.isEmpty { shown.removeAll { !seen.contains($0.number) } }
        for item in leaving { retire(item.cell, at: item.path) }
        guard generation == start else { return false }
        if shown.count != seen.count, !fill(seen, known) { return false }
        if measureRows() || generation != start { return false }
        let geometry = geometry
        for item in shown { item.cell.setFrame(geometry.rect(of: item.path, width: placement.width)) }
        tileEdges(geometry)
        placeTableHeaderAndFooter(geometry)
        placeBackground()
        return true
    }

    /// The headers, cells and footers in view, from the top, then all other subviews.
    var inReadingOrder: [UIView] {
        var views: [UIView] = []
        views.reserveCapacity(shown.count + edges.count + 2)
        if let tableHeaderView { views.append(tableHeaderView) }
        var pending = edges[...]
        for item in shown {
            while let edge = pending.first,
                edge.section < item.path.section || edge.section == item.path.section && edge.edge == .header
            {
                views.append(edge.view)
                pending.removeFirst()
            }
            views.append(item.cell)
        }
        views += pending.map(\.view)
        if let tableFooterView { views.append(tableFooterView) }
        guard views.count != subviews.count else { return views }
        let known = Set(views.map(ObjectIdentifier.init))
        return views + subviews.filter { !known.contains(ObjectIdentifier($0)) }
    }

    func recycleAll() {
        let items = shown
        shown = []
        for item in items { retire(item.cell, at: item.path) }
        let old = edges
        edges = []
        sectionParts = []
        for item in old { retire(item) }
    }

    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.rowActions != nil {
            cell.rowActions = nil
            rowDelegate?.tableView(self, didEndEditingRowAt: path)
        }
        cell.removeFromSuperview()
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        cell.isSelected = false
        reuse.recycle(cell)
    }

    /// Makes the missing cells of visible rows; returns `false`, and recycles them, if the rows change meanwhile.
    private func fill(_ seen: Range<Int>, _ geometry: TableGeometry) -> Bool {
        let source = dataSource
        let start = generation
        var made: [ShownRow] = []
        var next: [ShownRow] = []
        made.reserveCapacity(seen.count)
        next.reserveCapacity(seen.count)
        var old = shown[...]
        for number in seen {
            if let first = old.first, first.number == number {
                next.append(first)
                old.removeFirst()
            } else if let source, let path = geometry.path(ofRow: number) {
                let item = ShownRow(
                    number: number, path: path, cell: makeCell(at: path, from: source), isNew: true)
                made.append(item)
                next.append(item)
                guard generation == start else {
                    retireUnused(made)
                    return false
                }
            }
        }
        shown = next
        return true
    }

    /// Recycles cells whose rows have changed since they were made, except those that are already in use again.
    private func retireUnused(_ made: [ShownRow]) {
        for item in made where !shown.contains(where: { $0.cell === item.cell }) { retire(item.cell, at: item.path) }
    }

    private func makeCell(at path: IndexPath, from source: any UITableViewDataSource) -> UITableViewCell {
        let cell = source.tableView(self, cellForRowAt: path)
        cell.tableView = self
        cell.isSelected = selections.contains(path)
        if cell.isEditing != isEdited(path) { cell.setEditing(isEdited(path), animated: false) }
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        // Pinned headers and footers are in front of the rows.
        if style == .plain, let front = subviews.first(where: { view in edges.contains { $0.view === view } }) {
            insertSubview(cell, belowSubview: front)
        } else {
            addSubview(cell)
        }
        return cell
    }
}
