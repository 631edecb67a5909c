public import Foundation

extension UICollectionView {
    /// Inserts items that the data source has gained, by their index paths after the change.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    /// Deletes items that the data source has lost, by their index paths before the change.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    /// Asks for the cells of items again.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    /// Makes the data source configure the cells of visible items again.
    public func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfigured += indexPaths } }
    /// Moves an item that the data source has moved.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections that the data source has gained, by their indices after the change.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections that the data source has lost, by their indices before the change.
    public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Asks for the items, headers and footers of sections again; their numbers of items may have changed.
    public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section that the data source has moved.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    /// Performs several changes as one; deletions use the index paths before all of them, insertions those after.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if !batch.isOpen { _ = counts }
        batch.begin()
        updates?()
        if let changes = batch.end() { apply(changes) }
        guard let completion else { return }
        UIApplication.afterReturning("updates") { completion(true) }
    }

    private func change(_ edit: (inout ListChanges) -> Void) {
        if let changes = batch.add(edit) { apply(changes) }
    }

    /// Checks that the data source agrees with the changes, as UIKit does, and moves the visible views.
    private func apply(_ changes: ListChanges) {
        let before = knownCounts
        readAgain()
        if let before, let reason = changes.misfit(from: before, to: counts, of: "collection view", "item") {
            raise(reason)
            return reloadData()
        }
        keepViews(at: changes.place(ofKept:)) {
            changes.reloadedSections.contains($0) ? nil : changes.place(ofSection: $0)
        }
        selections = selections.compactMap(changes.place(ofKept:))
        configureAgain(changes.reconfigured.compactMap(changes.place(of:)))
    }

    /// Applies the changes of a snapshot that the data source already has.
    func apply(_ changes: SnapshotChanges) {
        readAgain()
        keepViews(at: changes.place(ofKept:)) {
            changes.areOfSections ? nil : $0
        }
        selections = selections.compactMap(changes.place(ofKept:))
        configureAgain(changes.reconfigured)
    }

    /// Discards what is known of the items.
    private func readAgain() {
        hideRowActions()
        generation += 1
        knownCounts = nil
        collectionViewLayout.itemsDidChange()
        collectionViewLayout.invalidateLayout()
        invalidateScreen()
    }

    /// Keeps the visible views of items that stay, with their new index paths, and recycles the others.
    private func keepViews(at place: (IndexPath) -> IndexPath?, sections: (Int) -> Int?) {
        let old = shown
        shown = []
        for item in old {
            let path = item.element.path
            let new: IndexPath? =
                if item.cell != nil {
                    place(path)
                } else if path.count == 1 {
                    path
                } else {
                    sections(path.section).map { IndexPath(item: path.item, section: $0) }
                }
            guard let new, item.cell == nil || contains(new) else {
                retire(item)
                continue
            }
            var kept = item
            kept.element.path = new
            kept.view.shownFor = kept.element
            shown.append(kept)
        }
        sortShown()
    }

    /// Asks the data source for the cells of visible items again; dequeuing returns the current cells.
    private func configureAgain(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard let cell = shownCell(at: path) else { continue }
            configured = (path, cell)
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            configured = nil
            if answer !== cell {
                raise(
                    "the cell of a reconfigured item must be the one that it has; return what "
                        + "dequeueReusableCell(withReuseIdentifier:for:) returns for the item's identifier")
            }
            cell.setNeedsLayout()
        }
    }
}
