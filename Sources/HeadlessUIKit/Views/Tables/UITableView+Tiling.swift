import Foundation

extension UITableView {
    /// Where the rows lie; the data source is asked when it has to be.
    var geometry: TableGeometry {
        if let knownGeometry { return knownGeometry }
        let line = TextMetrics(font: .preferredFont(forTextStyle: .body), in: self).lineHeight
        var geometry = TableGeometry(
            rowHeight: rowHeight != Self.automaticDimension
                ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : standardRowHeight,
            headerHeight: max(line + 12, 28))
        if let dataSource {
            for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
                geometry.append(
                    rows: max(dataSource.tableView(self, numberOfRowsInSection: section), 0),
                    title: dataSource.tableView(self, titleForHeaderInSection: section))
            }
        }
        knownGeometry = geometry
        return geometry
    }

    /// The height of a row whose cell does not say how high it is.
    private var standardRowHeight: CGFloat {
        max(TextMetrics(font: .preferredFont(forTextStyle: .body), in: self).lineHeight + 22, 44)
    }

    /// Gives every row in view a cell and takes back the cells of the others.
    ///
    /// The data source and the delegate may change the rows meanwhile; then all is looked at anew, a few times at most.
    func tile() {
        var passes = 1
        while !tileOnce(), passes < Self.mostPasses { passes += 1 }
    }

    /// How often a table whose rows change whenever it asks for them is tiled; after that it waits for the next layout.
    private static let mostPasses = 8

    /// Does what ``tile()`` does; tells whether the rows stayed the same meanwhile, else something is left to do.
    private func tileOnce() -> Bool {
        let start = generation
        let known = geometry
        setExtent(CGSize(width: placement.width, height: known.height))
        guard generation == start else { return false }
        let top = boundsOrigin.y
        let bottom = top + placement.height
        let seen = known.rows(from: top, to: bottom)
        let leaving = shown.filter { !seen.contains($0.number) }
        if !leaving.isEmpty { shown.removeAll { !seen.contains($0.number) } }
        for item in leaving { retire(item.cell, at: item.path) }
        guard generation == start else { return false }
        if shown.count != seen.count, !fill(seen, known) { return false }
        if rowHeight == Self.automaticDimension, measureRows() || generation != start { return false }
        let geometry = geometry
        for item in shown { item.cell.place(geometry.rect(of: item.path, width: placement.width)) }
        tileHeaders(geometry, from: top, to: bottom)
        return true
    }

    /// Measures the rows in view whose cells have constraints; tells whether one has another height now.
    ///
    /// A row is measured once: `reloadRows`, or an empty batch of updates, has it measured again, as in UIKit.
    /// developer.apple.com/documentation/uikit/uitableview/automaticdimension
    private func measureRows() -> Bool {
        let start = generation
        var hasChanged = false
        for item in shown where item.cell.contentView.constraintsInTree || estimatedRowHeight > 0 {
            guard knownGeometry?.isMeasured(item.number) == false else { continue }
            var height = standardRowHeight
            if item.cell.contentView.constraintsInTree {
                let size = item.cell.systemLayoutSizeFitting(
                    CGSize(width: placement.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                if size.height > 0 { height = size.height }
            }
            guard generation == start else { return true }
            if knownGeometry?.measure(item.number, height: height) == true { hasChanged = true }
        }
        return hasChanged
    }

    /// The headers and cells in view, from the top, then everything else the app has added.
    var inReadingOrder: [UIView] {
        var views: [UIView] = []
        views.reserveCapacity(shown.count + headers.count)
        var pending = headers[...]
        for item in shown {
            while let header = pending.first, header.section <= item.path.section {
                views.append(header.view)
                pending.removeFirst()
            }
            views.append(item.cell)
        }
        views += pending.map(\.view)
        guard views.count != subviews.count else { return views }
        let known = Set(views.map(ObjectIdentifier.init))
        return views + subviews.filter { !known.contains(ObjectIdentifier($0)) }
    }

    /// Takes back every cell and header.
    func recycleAll() {
        let items = shown
        shown = []
        for item in items { retire(item.cell, at: item.path) }
        for header in headers { header.view.removeFromSuperview() }
        headers = []
    }

    /// Takes a cell out of view and back for reuse.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        reuse.recycle(cell)
    }

    /// Makes the cells that are missing of the rows in view; takes them back and tells so where the rows have changed.
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
                let item = ShownRow(number: number, path: path, cell: makeCell(at: path, from: source))
                made.append(item)
                next.append(item)
                guard generation == start else {
                    takeBack(made)
                    return false
                }
            }
        }
        shown = next
        return true
    }

    /// Takes back cells that were made of rows which have changed since; one that shows a row again stays.
    private func takeBack(_ made: [ShownRow]) {
        for item in made where !shown.contains(where: { $0.cell === item.cell }) { retire(item.cell, at: item.path) }
    }

    private func makeCell(at path: IndexPath, from source: any UITableViewDataSource) -> UITableViewCell {
        let cell = source.tableView(self, cellForRowAt: path)
        cell.tableView = self
        cell.isSelected = path == selection
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        addSubview(cell)
        return cell
    }

    private func tileHeaders(_ geometry: TableGeometry, from top: CGFloat, to bottom: CGFloat) {
        let sections = geometry.headers(from: top, to: bottom)
        for header in headers where !sections.contains(header.section) { header.view.removeFromSuperview() }
        headers = sections.map { section in
            let view = headers.first { $0.section == section }?.view ?? UITableViewHeaderView()
            view.text = geometry.sections[section].title
            if view.superview == nil { addSubview(view) }
            view.place(
                CGRect(
                    x: 0, y: geometry.top(ofSection: section), width: placement.width, height: geometry.headerHeight))
            return (section, view)
        }
    }
}
