import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UICollectionViewTests {
    private let fixture = CollectionFixture([["a", "b", "c"]], CollectionFixture.flow(170, 60))

    private func tap(_ name: String) throws -> [String] {
        _ = fixture.journal.take()
        try fixture.display.use(name) { try $0.tap() }
        return fixture.journal.take()
    }

    // developer.apple.com/documentation/uikit/uicollectionviewdatasource
    @Test func `the data source is asked for counts, then for cells, each of which is announced`() {
        expect(
            fixture.journal.take(), are: "sections", "items of 0", "cell 0", "willDisplay 0", "cell 1", "willDisplay 1",
            "cell 2", "willDisplay 2")
        fixture.perform { fixture.view.reloadData() }
        expect(
            fixture.journal.take(), are: "didEndDisplaying 0", "didEndDisplaying 1", "didEndDisplaying 2", "sections",
            "items of 0", "cell 0", "willDisplay 0", "cell 1", "willDisplay 1", "cell 2", "willDisplay 2")
    }

    // developer.apple.com/documentation/uikit/uicollectionviewdelegate
    @Test func `a tap highlights, selects, and takes the highlight back, in UIKit's order`() throws {
        expect(
            try tap("a"), are: "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0",
            "didUnhighlight 0")
        expect(fixture.display.text, is: "list\n  row \"a\" selected\n  row \"b\"\n  row \"c\"")
        expect(
            try tap("b"), are: "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
            "didUnhighlight 1")
        fixture.allows.selecting = false
        expect(try tap("c"), is: ["shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didUnhighlight 2"])
        fixture.allows.highlighting = false
        expect(try tap("c"), is: ["shouldHighlight 2"])
        expect(fixture.view.indexPathsForSelectedItems, is: [IndexPath(item: 1, section: 0)])
    }

    // developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)
    @Test func `if several items can be selected, a second tap on one deselects it`() throws {
        fixture.view.allowsMultipleSelection = true
        _ = try tap("a")
        _ = try tap("b")
        expect((fixture.view.indexPathsForSelectedItems ?? []).map(\.item), is: [0, 1])
        expect(
            try tap("a"), are: "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0",
            "didUnhighlight 0")
        fixture.allows.deselecting = false
        expect(try tap("b"), is: ["shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didUnhighlight 1"])
        expect((fixture.view.indexPathsForSelectedItems ?? []).map(\.item), is: [1])
    }

    // developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)
    @Test func `the app selects without the delegate, and not at all if selection is not allowed`() {
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        _ = fixture.journal.take()
        fixture.perform {
            fixture.view.selectItem(at: first, animated: false, scrollPosition: [])
            fixture.view.selectItem(at: second, animated: false, scrollPosition: [])
        }
        expect(fixture.view.indexPathsForSelectedItems, is: [second])
        fixture.view.allowsSelection = false
        fixture.perform {
            fixture.view.selectItem(at: first, animated: false, scrollPosition: [])
            fixture.view.deselectItem(at: second, animated: false)
        }
        expect(fixture.view.indexPathsForSelectedItems, is: [second])
        fixture.view.allowsSelection = true
        fixture.perform { fixture.view.selectItem(at: nil, animated: false, scrollPosition: []) }
        expect((fixture.view.indexPathsForSelectedItems, fixture.journal.take()), is: (nil, []))
    }

    // developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
    @Test func `a batch moves the cells of items that stay, and completes after it has returned`() {
        let kept = fixture.display.stage.run { fixture.view.cellForItem(at: IndexPath(item: 2, section: 0)) }
        fixture.perform {
            fixture.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        }
        _ = fixture.journal.take()
        var order: [String] = []
        fixture.perform {
            fixture.view.performBatchUpdates {
                fixture.items = [["c", "b", "new"]]
                fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                fixture.view.insertItems(at: [IndexPath(item: 2, section: 0)])
                fixture.view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
            } completion: {
                order.append("completed \($0)")
            }
            order.append("returned")
        }
        expect(order, is: ["returned", "completed true"])
        expect(fixture.journal.take(), is: ["sections", "items of 0", "didEndDisplaying 0", "cell 2", "willDisplay 2"])
        expect(fixture.display.text, is: "list\n  row \"c\" selected\n  row \"b\"\n  row \"new\"")
        #expect(fixture.display.stage.run { fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) } === kept)
    }

    @Test func `a batch that the data source does not agree with fails the run as in UIKit`() {
        fixture.perform { fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        #expect(
            fixture.exceptions == [
                "Invalid update: section 0 had 3 items and must have 4 after the update, but the data source says 3; "
                    + "change the data first, then tell the collection view the same, without a reload in between"
            ])
    }

    @Test func `a reloaded item is no longer selected, and an item that does not exist fails the run`() {
        let first = IndexPath(item: 0, section: 0)
        fixture.perform {
            fixture.view.selectItem(at: first, animated: false, scrollPosition: [])
            fixture.view.reconfigureItems(at: [first])
        }
        expect(fixture.view.indexPathsForSelectedItems, is: [first])
        fixture.perform { fixture.view.reloadItems(at: [first]) }
        expect(fixture.view.indexPathsForSelectedItems ?? [], is: [])
        fixture.perform { fixture.view.reloadItems(at: [IndexPath(item: 9, section: 0)]) }
        expect(
            fixture.exceptions,
            are: "attempt to delete item 9 from section 0 which only contains 3 items before the update")
    }

    @Test func `sections come and go with their items`() {
        fixture.perform {
            fixture.items = [["x"], ["a", "b", "c"]]
            fixture.view.insertSections([0])
        }
        expect(fixture.view.numberOfSections, is: 2)
        expect(fixture.display.text, is: "list\n  row \"x\"\n  row \"a\"\n  row \"b\"\n  row \"c\"")
        fixture.perform {
            fixture.items.removeLast()
            fixture.view.deleteSections([1])
        }
        expect(fixture.display.text, is: "list\n  row \"x\"")
    }

    // developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)
    @Test func `a view that is not registered fails the run as in UIKit`() {
        let cell = fixture.display.stage.run {
            fixture.view.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
        }
        #expect(type(of: cell) == UICollectionViewCell.self)
        #expect(
            fixture.exceptions == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a "
                    + "class for the identifier; call register(_:forCellWithReuseIdentifier:) first"
            ])
        fixture.perform { fixture.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false) }
        #expect(
            fixture.exceptions == [
                "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 3 items in "
                    + "section 0"
            ])
    }

    // Since iOS 18; github.com/Juanpe/SkeletonView/issues/580 has the whole text.
    @Test func `a cell that is dequeued but not returned fails the run as in UIKit`() {
        func exceptions() -> [String] { fixture.exceptions.map { String($0.prefix(87)) } }
        let path = IndexPath(item: 0, section: 0)
        fixture.perform { fixture.view.reloadData() }
        expect(exceptions(), is: [])
        fixture.perform {
            _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            fixture.view.reloadItems(at: [path])
        }
        expect(
            exceptions(),
            are: "Expected dequeued view to be returned to the collection view in preparation for display")
        fixture.perform { fixture.view.reloadItems(at: [path]) }
        expect(exceptions(), is: [])
    }

    // developer.apple.com/documentation/uikit/uicollectionview/scrollposition
    @Test func `an item is scrolled to the position that is asked for, and without one nothing is scrolled`() {
        let many = CollectionFixture([(0..<100).map(String.init)], CollectionFixture.flow(390, 100))
        let path = IndexPath(item: 50, section: 0)
        func offset(_ position: UICollectionView.ScrollPosition) -> Double {
            many.perform { many.view.scrollToItem(at: path, at: position, animated: false) }
            return Double(many.view.contentOffset.y)
        }
        let height = Double(many.view.bounds.height)
        expect(offset([]), is: 0)
        expect(offset(.top), is: 5500)
        expect(offset(.centeredVertically), is: 5550 - height / 2)
        expect(offset(.bottom), is: 5600 - height)
    }

    // A comment in UIKit's UICollectionViewCell.h: attributes are applied before the view is returned.
    @Test func `a dequeued cell lies where its item does, before the data source returns it`() {
        expect(fixture.dequeued.numbers, is: [0, 70, 170, 60])
        fixture.perform { fixture.view.reloadData() }
        expect(fixture.dequeued.numbers, is: [0, 70, 170, 60])
    }

    // developer.apple.com/documentation/foundation/indexpath/item-8cp0y
    @Test func `the numbers of an index path can be set`() {
        var path = IndexPath(item: 1, section: 0)
        path.item += 1
        path.section = 4
        expect(path, is: IndexPath(item: 2, section: 4))
        path.row = 7
        expect(path, is: IndexPath(row: 7, section: 4))
    }

    @Test func `registrations fill cells and headers of their classes`() {
        let cells = UICollectionView.CellRegistration<TitleCell, String> { cell, path, item in
            cell.label.text = "\(path.item): \(item)"
        }
        let headers = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: "badge") { view, kind, _ in
            view.label.text = kind
        }
        let path = IndexPath(item: 1, section: 0)
        fixture.perform {
            let cell = fixture.view.dequeueConfiguredReusableCell(using: cells, for: path, item: "z")
            expect((cell.label.text, cell.reuseIdentifier), is: ("1: z", "registration 1"))
            let view = fixture.view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            expect(view.label.text, is: "badge")
        }
    }

    @Test func `cells that leave the view are reused`() {
        let many = CollectionFixture([(0..<100).map(String.init)], CollectionFixture.flow(390, 100))
        let first = many.view.visibleCells.count
        many.perform { many.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false) }
        expect(many.view.indexPathsForVisibleItems.first, is: IndexPath(item: 50, section: 0))
        #expect(many.view.subviews.count <= first + 1)
        let reuses = many.view.visibleCells.compactMap { ($0 as? TitleCell)?.reuses }
        #expect(reuses.contains(1))
        expect((many.view.rowLabels.count, many.view.rowLabels.last), is: (100, "99"))
    }

    @Test func `a layout of the app places items where it wants`() {
        final class Diagonal: UICollectionViewLayout {
            var prepared = 0
            override func prepare() { prepared += 1 }
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 50 * indexPath.item, y: 60 * indexPath.item, width: 50, height: 50)
                attributes.alpha = indexPath.item == 2 ? 0.5 : 1
                return attributes
            }
        }
        let layout = Diagonal()
        fixture.perform { fixture.view.setCollectionViewLayout(layout, animated: false) }
        expect(fixture.view.visibleCells.map(\.frame.numbers).last, is: [100, 120, 50, 50])
        expect((fixture.view.visibleCells.map(\.alpha), layout.prepared), is: ([1, 1, 0.5], 1))
        expect(fixture.view.visibleCells.map { ($0 as? TitleCell)?.appliedHeight }, is: [50, 50, 50])
        fixture.perform { layout.invalidateLayout() }
        expect(layout.prepared, is: 2)
        let hit = fixture.display.stage.run { fixture.view.indexPathForItem(at: CGPoint(x: 60, y: 70)) }
        expect(hit, is: IndexPath(item: 1, section: 0))
    }

    @Test func `the background stays in place and shows while there are no items`() {
        let empty = makeLabel("Nothing here")
        fixture.perform {
            fixture.items = [[]]
            fixture.view.backgroundView = empty
            fixture.view.reloadData()
        }
        expect((fixture.display.text, empty.frame), is: ("list\n  text \"Nothing here\"", fixture.view.bounds))
    }

    @Test func `a picture shows the items, and the audit finds those that are too small or cut off`() {
        let small = CollectionFixture([["a title that is much too long for it", "b"]], CollectionFixture.flow(60, 30))
        small.display.stage.run {
            UIApplication.shared.add(small.display.window)
            let traits = UITraitCollection.current
            #expect(ScreenPicture(of: small.display.window, in: traits).body.contains(">b</text>"))
            let found = small.display.window.audit().findings
            #expect(found.contains { $0.rule == .hitArea && $0.problem == "is 60 × 30 pt" })
            #expect(Set(found.map(\.rule)).count > 1)
            UIApplication.shared.terminate()
        }
    }
}
