import Foundation
import TestSupport

@testable import HeadlessUIKit

// developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
@Suite struct OutlineTests {
    private let display = Display()

    @Test func `a section snapshot is a tree whose closed parts do not show`() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit", "Nuts"])
        tree.append(["Apple", "Pear"], to: "Fruit")
        tree.append(["Red"], to: "Apple")
        tree.insert(["Plum"], after: "Apple")
        tree.insert(["Fig"], before: "Pear")
        expect(tree.items, is: ["Fruit", "Apple", "Red", "Plum", "Fig", "Pear", "Nuts"])
        expect((tree.rootItems, tree.visibleItems), is: (["Fruit", "Nuts"], ["Fruit", "Nuts"]))
        tree.expand(["Apple"])
        expect(tree.visibleItems, is: ["Fruit", "Nuts"])
        tree.expand(["Fruit"])
        expect(tree.visibleItems, is: ["Fruit", "Apple", "Red", "Plum", "Fig", "Pear", "Nuts"])
        expect((tree.level(of: "Red"), tree.parent(of: "Red"), tree.index(of: "Nuts")), is: (2, "Apple", 6))
        tree.collapse(["Apple"])
        #expect(!tree.isVisible("Red") && tree.isExpanded("Fruit") && tree.contains("Red"))
        tree.delete(["Apple", "Unknown"])
        expect(tree.items, is: ["Fruit", "Plum", "Fig", "Pear", "Nuts"])
        display.stage.run { [tree] in
            var tree = tree
            tree.append(["Fig"])
            tree.append(["Kiwi"], to: "Meat")
            expect(tree.items.count, is: 5)
        }
        expect(
            display.exceptions, are: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: Fig",
            "Item identifier was not found in the section snapshot: Meat")
    }

    @Test func `the user opens and closes items by their chevron or row`() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = display.add { UICollectionView(frame: .zero, collectionViewLayout: layout) }
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            let options = UICellAccessory.OutlineDisclosureOptions(style: item == "Nuts" ? .header : .cell)
            cell.accessories = item == "Fruit" || item == "Nuts" ? [.outlineDisclosure(options: options)] : []
        }
        let source = display.stage.run {
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["Fruit", "Nuts"])
            tree.append(["Apple"], to: "Fruit")
            tree.append(["Almond"], to: "Nuts")
            source.apply(tree, to: 0)
            view.layoutScreenIfNeeded()
            return source
        }
        expect(display.text, is: "list\n  row \"Fruit\"\n    button \"Expand\"\n  row \"Nuts\"\n    button \"Expand\"")
        _ = try display.stage.run { try display.screen.elements(labelled: "Expand")[0].tap() }
        display.stage.settle()
        #expect(display.text.contains("row \"Fruit\"\n    button \"Collapse\"\n  row \"Apple\"\n  row \"Nuts\""))
        expect((view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)?.indentationLevel, is: 1)
        _ = try display.use("Nuts") { try $0.tap() }
        expect(source.snapshot(for: 0).visibleItems, is: ["Fruit", "Apple", "Nuts", "Almond"])
        source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Fruit" }
        for index in [0, 1] {
            _ = try display.stage.run { try display.screen.elements(labelled: "Collapse")[index].tap() }
            display.stage.settle()
        }
        expect(source.snapshot(for: 0).visibleItems, is: ["Fruit", "Apple", "Nuts"])
        _ = try display.use("Nuts") { try $0.tap() }
        _ = try display.use("Nuts") { try $0.tap() }
        expect(source.snapshot(for: 0).visibleItems, is: ["Fruit", "Apple", "Nuts"])
    }

    // uicellaccessory-swift.struct/delete(displayed:options:actionhandler:)
    @Test func `buttons that delete and insert show when they are not for editing only`() throws {
        let journal = Journal()
        let list = ListFixture(
            [["Mail"]],
            dress: { cell, _ in
                cell.accessories = [
                    .delete(displayed: .always) { journal.note("delete") }, .insert { journal.note("insert") },
                    .reorder(displayed: .always),
                ]
            })
        expect(list.display.text, is: "list\n  row \"Mail\"\n    button \"Delete\"")
        _ = try list.display.use("Delete") { try $0.tap() }
        #expect(journal.take() == ["delete"] && list.cell(0)?.childrenInOrder.last is RowMarkView)
    }
}
