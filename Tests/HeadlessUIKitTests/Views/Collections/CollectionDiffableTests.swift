import Foundation
import TestSupport

@testable import HeadlessUIKit

// developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource
@Suite struct CollectionDiffableTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>
    private let display = Display()
    private let view: UICollectionView
    private let source: Source
    private let journal = Journal()

    init() {
        let layout = CollectionFixture.flow(390, 60)
        let (display, journal) = (display, journal)
        let view = display.add { UICollectionView(frame: .zero, collectionViewLayout: layout) }
        let cells = UICollectionView.CellRegistration<TitleCell, String> { cell, _, item in cell.label.text = item }
        self.view = view
        source = display.stage.run {
            Source(collectionView: view) { view, path, item in
                journal.note(item)
                return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
        }
    }

    private func apply(_ change: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void) -> [String] {
        display.stage.run {
            var snapshot = source.snapshot()
            change(&snapshot)
            source.apply(snapshot)
            view.layoutScreenIfNeeded()
        }
        return journal.take()
    }

    @Test func `items that stay keep their cells, wherever they move`() {
        let first = apply {
            $0.appendSections(["one", "two"])
            $0.appendItems(["a", "b"], toSection: "one")
            $0.appendItems(["c"], toSection: "two")
        }
        expect((first, display.text), is: (["a", "b", "c"], "list\n  row \"a\"\n  row \"b\"\n  row \"c\""))
        let cells = view.visibleCells
        let second = apply {
            $0.moveItem("c", beforeItem: "a")
            $0.deleteItems(["b"])
            $0.appendItems(["d"], toSection: "two")
        }
        expect((second, display.text), is: (["d"], "list\n  row \"c\"\n  row \"a\"\n  row \"d\""))
        #expect(view.visibleCells[0] === cells[2] && view.visibleCells[1] === cells[0])
        expect((source.indexPath(for: "d"), source.index(for: "two")), is: (IndexPath(item: 0, section: 1), 1))
        expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)), is: "a")
        expect(source.sectionIdentifier(for: 2), is: nil)
    }

    @Test func `reloaded and reconfigured items are asked for again, the latter with the cell that they have`() {
        _ = apply {
            $0.appendSections(["one"])
            $0.appendItems(["a", "b"])
        }
        let cells = view.visibleCells
        #expect(apply { $0.reconfigureItems(["b"]) } == ["b"] && view.visibleCells[1] === cells[1])
        expect((apply { $0.reloadItems(["a"]) }, apply { _ in }), is: (["a"], []))
    }

    @Test func `the completion is called after the call has returned`() {
        var order: [String] = []
        display.stage.run {
            source.apply(source.snapshot()) { order.append("completed") }
            order.append("returned")
        }
        display.stage.settle()
        expect(order, is: ["returned", "completed"])
    }

    @Test func `a header that the data source does not make fails the run with advice`() {
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 30)
        _ = apply {
            $0.appendSections(["one"])
            $0.appendItems(["a"])
        }
        #expect(
            display.exceptions.first
                == "the layout has a view of the kind UICollectionElementKindSectionHeader at item 0 of section 0: set "
                + "supplementaryViewProvider, which must return a view for it")
    }
}
