public import Foundation

extension UITableView {
    /// Inserts rows that the data source has gained, by their index paths after the change.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted += indexPaths }
    }

    /// Deletes rows that the data source has lost, by their index paths before the change.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted += indexPaths }
    }

    /// Asks for the cells of rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded += indexPaths }
    }

    /// Makes the data source configure the cells of visible rows again.
    ///
    /// `dequeueReusableCell(withIdentifier:for:)` then returns the cell that the row has. Rules:
    /// developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.reconfigured += indexPaths }
    }

    /// Moves a row that the data source has moved.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }

    /// Inserts sections that the data source has gained, by their indices after the change.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections that the data source has lost, by their indices before the change.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Asks for the rows, headers and footers of sections again; their numbers of rows may have changed.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section that the data source has moved.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    /// Begins a batch of changes that ``endUpdates()`` performs as one; pairs of the two may be nested.
    public func beginUpdates() {
        if !batch.isOpen { _ = geometry }
        batch.begin()
    }

    /// Performs the changes since ``beginUpdates()`` as one.
    public func endUpdates() {
        if let changes = batch.end() { apply(changes) }
    }

    /// Performs several changes as one; deletions use the index paths before all of them, insertions those after.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        UIApplication.afterReturning("updates") { completion(true) }
    }

    private func change(_ edit: (inout ListChanges) -> Void) {
        if let changes = batch.add(edit) { apply(changes) }
    }

    /// Checks that the data source agrees with the changes, as UIKit does, and moves the visible cells.
    private func apply(_ changes: ListChanges) {
        let before = knownGeometry
        discardRows(withSections: changes.areOfSections, keeping: changes.place(of:))
        if let before, let reason = changes.misfit(from: before.counts, to: geometry.counts, of: "table", "row") {
            raise(reason)
            return reloadData()
        }
        keepRows(at: changes.place(of:)) { old, _ in
            changes.reloaded.contains(old) || changes.reloadedSections.contains(old.section)
        }
        selections = selections.compactMap(changes.place(ofKept:))
        reconfigure(changes.reconfigured.compactMap(changes.place(of:)))
    }

    /// Applies the changes of a snapshot that the data source already has.
    func apply(_ changes: SnapshotChanges) {
        discardRows(withSections: changes.areOfSections) { changes.places[$0] }
        keepRows(at: { changes.places[$0] }) { _, new in changes.reloaded.contains(new) }
        selections = selections.compactMap(changes.place(ofKept:))
        reconfigure(changes.reconfigured)
    }

    /// Discards what is known of the rows and, if sections have changed, of headers and footers.
    private func discardRows(withSections areOfSections: Bool, keeping place: (IndexPath) -> IndexPath?) {
        hideRowActions()
        generation += 1
        if areOfSections {
            let old = edges
            edges = []
            sectionParts = []
            for item in old { retire(item) }
        }
        discardGeometry(keeping: place)
        rowCounts = nil
    }

    /// Keeps the visible cells of rows that stay, with their new index paths, and recycles the others.
    private func keepRows(at place: (IndexPath) -> IndexPath?, unless isReloaded: (IndexPath, IndexPath) -> Bool) {
        let after = geometry
        let old = shown
        shown = []
        for item in old {
            if let path = place(item.path), after.contains(path), !isReloaded(item.path, path) {
                shown.append(ShownRow(number: after.number(of: path), path: path, cell: item.cell))
            } else {
                retire(item.cell, at: item.path)
            }
        }
        shown.sort { $0.number < $1.number }
        invalidateScreen()
        setNeedsLayout()
    }

    /// Returns the cell of the row that is being configured again, if it has this identifier.
    func configuredCell(_ identifier: String, at path: IndexPath) -> UITableViewCell? {
        guard let configured, configured.path == path, configured.cell.reuseIdentifier == identifier else { return nil }
        return configured.cell
    }

    private func reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = shown.first(where: { $0.path == path })?.cell else { continue }
            configured = (path, cell)
            let answer = dataSource.tableView(self, cellForRowAt: path)
            configured = nil
            if answer !== cell {
                raise(
                    "the cell of a reconfigured row must be the one that it has; return what "
                        + "dequeueReusableCell(withIdentifier:for:) returns for the row's identifier")
            }
            cell.setNeedsLayout()
        }
    }
}
