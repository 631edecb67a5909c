import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Context menus of rows and items: uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:) and
/// uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:).
@Suite struct ListMenuTests {
    /// Gives menus of rows, and of items by the current method or the one before it.
    private final class Items: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        let log = Journal()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.note("row \(indexPath.row) at \(point.x)")
            return indexPath.row == 0 ? nil : configuration()
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.note("display") }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.note("end") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            cell.accessibilityLabel = "Item \(indexPath.item)"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.note("item \(indexPath.item)")
            return configuration()
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.note("display") }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.note("end") }

        func configuration() -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(actionProvider: { [log] _ in
                UIMenu(children: [UIAction(title: "Delete") { _ in log.note("delete") }])
            })
        }
    }

    private let play = Play()
    private let items = Items()

    private func show(_ view: UIView) {
        let controller = play.stage.run { UIViewController() }
        play.stage.run {
            controller.view = view
            view.accessibilityIdentifier = "list"
        }
        play.show(controller)
    }

    private func use(_ label: String, _ body: (ScreenElement) throws -> Void) throws {
        try play.stage.run { try body(#require(play.window.topmostView?.screen.elements(labelled: label).first)) }
        play.stage.settle()
    }

    @Test func `a table asks for the menu of the pressed row`() throws {
        let table = play.stage.run { UITableView() }
        (table.dataSource, table.delegate) = (items, items)
        show(table)
        try use("Row 0") { #expect(!$0.canBePressedLong) }
        expect(items.log.take(), is: ["row 0 at 195.0"])
        try use("Row 2") { try $0.longPress() }
        expect((items.log.take(), table.indexPathForSelectedRow), is: (["row 2 at 195.0", "display"], nil))
        try use("Delete") { try $0.tap() }
        expect((items.log.take(), table.contextMenuInteraction?.view), is: (["delete", "end"], table))
    }

    @Test func `a collection view asks for the pressed item by the method for one item`() throws {
        let view = play.stage.run {
            let view = UICollectionView(frame: .zero, collectionViewLayout: CollectionFixture.flow(100, 50))
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            return view
        }
        (view.dataSource, view.delegate) = (items, items)
        show(view)
        try use("Item 1") { try $0.longPress() }
        expect(items.log.take(), is: ["item 1", "display"])
        try use("Delete") { try $0.tap() }
        expect(items.log.take(), is: ["delete", "end"])
        // Beside the items there is no item to ask for.
        play.stage.run { #expect(!view.canBePressedLong) }
        #expect(items.log.take() == [] && view.contextMenuInteraction != nil)
    }

    @Test func `a delegate gets all selected items when one of several is pressed, and none beside them`() throws {
        final class Many: NSObject, UICollectionViewDelegate {
            let log = Journal()
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.note("\(indexPaths.map(\.item))")
                return nil
            }
        }
        let many = Many()
        let view = play.stage.run {
            let view = UICollectionView(frame: .zero, collectionViewLayout: CollectionFixture.flow(100, 50))
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            view.allowsMultipleSelection = true
            return view
        }
        (view.dataSource, view.delegate) = (items, many)
        show(view)
        try use("Item 1") { #expect(!$0.canBePressedLong) }
        play.stage.run {
            view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
            view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        }
        try use("Item 1") { _ = $0.canBePressedLong }
        play.stage.run { _ = view.canBePressedLong }
        expect(many.log.take(), is: ["[1]", "[0, 1]", "[]"])
    }
}
