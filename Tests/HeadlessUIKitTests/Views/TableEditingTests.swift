import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Sections that come and go, several selected rows, and the editing of a table.
@Suite struct TableEditingTests {
    /// What a table shows, and what it told.
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = [["a", "b"], ["c"], ["d", "e", "f"]]
        let log = Journal()
        var keeps: Set<IndexPath> = []

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "S" + (sections[section].first ?? "")
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.note("did " + sections[indexPath.section][indexPath.row])
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            keeps.contains(indexPath) ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.note("un " + sections[indexPath.section][indexPath.row])
        }
    }

    let display = Display()
    let rows = Rows()
    let table: UITableView

    init() {
        table = display.addTable(rows)
    }

    private var labels: [String] { display.screen.elements.compactMap(\.label) }
    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }
    private func tap(_ name: String) throws { try display.use(name) { try $0.tap() } }

    @Test func `sections are inserted, deleted, moved and reloaded with their headers`() {
        expect(labels, is: ["Sa", "a", "b", "Sc", "c", "Sd", "d", "e", "f"])
        display.stage.run {
            rows.sections = [["d", "e", "f"], ["x"], ["a", "b"]]
            table.performBatchUpdates {
                table.deleteSections([1], with: .automatic)
                table.insertSections([1], with: .automatic)
                table.moveSection(2, toSection: 0)
            }
        }
        expect(labels, is: ["Sd", "d", "e", "f", "Sx", "x", "Sa", "a", "b"])
        display.stage.run {
            rows.sections[1] = ["y", "z"]
            table.reloadSections([1], with: .none)
        }
        expect(labels, is: ["Sd", "d", "e", "f", "Sy", "y", "z", "Sa", "a", "b"])
    }

    @Test func `moved rows keep their cells and their selection`() {
        display.stage.run {
            table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
            let cell = table.cellForRow(at: path(0, 0))
            rows.sections = [["b"], ["c"], ["d", "a", "e", "f"]]
            table.beginUpdates()
            table.beginUpdates()
            table.moveRow(at: path(0, 0), to: path(1, 2))
            table.endUpdates()
            #expect(table.batch.isOpen)
            table.endUpdates()
            #expect(table.cellForRow(at: path(1, 2)) === cell && table.indexPathForSelectedRow == path(1, 2))
            table.endUpdates()
        }
        expect(labels, is: ["Sb", "b", "Sc", "c", "Sd", "d", "a", "e", "f"])
    }

    @Test func `index paths of rows follow moved sections`() {
        let changes = ListChanges(
            deleted: [path(0, 2)], inserted: [path(0, 1)], deletedSections: [0], insertedSections: [2])
        expect((changes.place(of: path(0, 0)), changes.place(of: path(0, 1))), is: (nil, path(0, 0)))
        expect((changes.place(of: path(1, 2)), changes.place(of: path(0, 2))), is: (path(1, 1), nil))
        expect((changes.place(ofSection: 3), changes.count(in: 2, before: 3)), is: (3, 3))
    }

    @Test func `several rows can be selected, and a second tap deselects one`() throws {
        table.allowsMultipleSelection = true
        try tap("a")
        try tap("c")
        expect(display.stage.run { table.indexPathsForSelectedRows }, is: [path(0, 0), path(0, 1)])
        expect(display.text.components(separatedBy: "selected").count, is: 3)
        try tap("a")
        expect(rows.log.lines, is: ["did a", "did c", "un a"])
        rows.keeps = [path(0, 1)]
        try tap("c")
        expect(display.stage.run { table.indexPathsForSelectedRows }, is: [path(0, 1)])
        display.stage.run { table.selectRow(at: nil, animated: false, scrollPosition: .none) }
        expect(display.stage.run { table.indexPathsForSelectedRows }, is: nil)
    }

    @Test func `editing mode reaches the cells, clears the selection, and limits further selection`() throws {
        try tap("a")
        display.stage.run {
            table.setEditing(true, animated: true)
            expect((table.isEditing, table.indexPathForSelectedRow), is: (true, nil))
            #expect(!table.visibleCells.contains { !$0.isEditing })
        }
        try tap("b")
        expect(rows.log.lines, is: ["did a"])
        table.allowsSelectionDuringEditing = true
        try tap("b")
        expect(rows.log.lines, is: ["did a", "did b"])
        display.stage.run {
            table.isEditing = false
            #expect(!table.visibleCells.contains { $0.isEditing })
        }
    }

    @Test func `a cell in editing mode shows its editing accessory`() {
        display.stage.run {
            let cell = table.cellForRow(at: path(0, 0))
            cell?.accessoryType = .checkmark
            expect(cell?.shownAccessory, is: .checkmark)
            table.isEditing = true
            expect(cell?.shownAccessory, is: UITableViewCell.AccessoryType.none)
        }
    }

    @Test func `the background view does not scroll, and is read`() {
        let label = makeLabel("Nothing here")
        display.stage.run {
            rows.sections = []
            table.backgroundView = label
            table.reloadData()
        }
        expect(labels, is: ["Nothing here"])
        display.stage.run {
            expect(label.frame.size, is: table.bounds.size)
            table.backgroundView = nil
            expect(label.superview, is: nil)
        }
    }

    @Test func `lines between rows have the inset and the colour that the app sets`() {
        let before = display.picture
        table.separatorColor = .systemRed
        table.separatorInset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 20)
        #expect(!before.contains("#ff3b30") && display.picture.contains(##"x='70'"##))
        #expect(display.picture.contains(##"width='300' height='0.5' fill='#ff3b30'"##))
        display.stage.run { table.cellForRow(at: path(0, 0))?.separatorInset.left = 90 }
        #expect(display.picture.contains(##"x='90'"##))
    }

    @Test func `without allowsMultipleSelection, a second row replaces the selection`() throws {
        try tap("a")
        try tap("c")
        expect(rows.log.lines, is: ["did a", "un a", "did c"])
        expect(display.stage.run { table.indexPathsForSelectedRows }, is: [path(0, 1)])
    }
}
