import StageRuntime
public import Foundation

extension UITableView {
    /// Inserts rows that the data source has gained, by their places after the change.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted += indexPaths }
    }

    /// Deletes rows that the data source has lost, by their places before the change.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted += indexPaths }
    }

    /// Asks for the cells of rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded += indexPaths }
    }

    /// Moves a row that has another place in the data source.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }

    /// Inserts sections that the data source has gained, by their places after the change.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections that the data source has lost, by their places before the change.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Asks for the rows, headers and footers of sections again; their numbers of rows may have changed.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section that has another place in the data source.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    /// Begins a batch of changes that ``endUpdates()`` performs as one; pairs of the two may be nested.
    public func beginUpdates() {
        if batch == nil {
            _ = geometry
            batch = TableChanges()
        }
        batchDepth += 1
    }

    /// Performs the changes since ``beginUpdates()`` as one.
    public func endUpdates() {
        guard batchDepth > 0 else { return }
        batchDepth -= 1
        guard batchDepth == 0, let changes = batch else { return }
        batch = nil
        apply(changes)
    }

    /// Performs several changes as one; deletions use the places before all of them, insertions the places after.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        UIApplication.afterReturning("updates") { completion(true) }
    }

    private func change(_ edit: (inout TableChanges) -> Void) {
        if var changes = batch {
            edit(&changes)
            batch = changes
            return
        }
        var changes = TableChanges()
        edit(&changes)
        apply(changes)
    }

    /// Checks that the data source agrees with the changes, as UIKit does, and moves the visible cells to new rows.
    private func apply(_ changes: TableChanges) {
        hideRowActions()
        generation += 1
        let before = knownGeometry
        if changes.areOfSections {
            let old = edges
            edges = []
            sectionParts = []
            for item in old { retire(item) }
        }
        knownGeometry = nil
        let after = geometry
        check(changes, from: before, to: after)
        let old = shown
        shown = []
        for item in old {
            if let path = changes.place(of: item.path), after.contains(path), !changes.reloaded.contains(item.path),
                !changes.reloadedSections.contains(item.path.section)
            {
                shown.append(ShownRow(number: after.number(of: path), path: path, cell: item.cell))
            } else {
                retire(item.cell, at: item.path)
            }
        }
        shown.sort { $0.number < $1.number }
        selections = selections.compactMap { path in
            changes.reloadedSections.contains(path.section) ? nil : changes.place(of: path)
        }
        invalidateScreen()
        setNeedsLayout()
    }

    /// Ends the run, as UIKit ends the app, if the data source's counts differ from those that the changes imply.
    private func check(_ changes: TableChanges, from before: TableGeometry?, to after: TableGeometry) {
        guard let before else { return }
        let expected =
            before.sections.count + changes.insertedSections.count - changes.deletedSections.count
        precondition(
            after.sections.count == expected,
            "the table had \(before.sections.count) sections and must have \(expected) after the update, but the data "
                + "source says \(after.sections.count); change the data first, then tell the table the same")
        for (index, section) in before.sections.enumerated() where !changes.reloadedSections.contains(index) {
            guard let place = changes.place(ofSection: index), after.sections.indices.contains(place) else { continue }
            let expected = changes.count(in: index, before: section.rows)
            precondition(
                after.sections[place].rows == expected,
                "section \(place) had \(section.rows) rows and must have \(expected) after the update, but the data "
                    + "source says \(after.sections[place].rows); change the data first, then tell the table the same")
        }
    }
}
