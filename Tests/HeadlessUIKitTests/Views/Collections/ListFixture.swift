import Foundation
import StageRuntime

@testable import HeadlessUIKit

/// A list of a collection view whose cells, headers and footers are list cells with their default configurations.
final class ListFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let display = Display()
    let view: UICollectionView
    let journal = Journal()
    /// The items of each section.
    var items: [[String]]
    /// Changes a cell after its text was set.
    var dress: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    /// How many cells were asked for.
    var made = 0

    init(
        _ items: [[String]], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        dress: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    ) {
        self.items = items
        self.dress = dress
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        view = display.add { [configuration] in
            UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        }
        super.init()
        display.stage.run {
            let type = UICollectionViewListCell.self
            view.register(type, forCellWithReuseIdentifier: "row")
            for kind in [CollectionFixture.headerKind, CollectionFixture.footerKind] {
                view.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
            }
            view.dataSource = self
            view.delegate = self
            view.layoutScreenIfNeeded()
        }
    }

    /// Does something on the stage, and settles.
    func perform(_ body: () -> Void) {
        display.stage.run {
            body()
            view.layoutScreenIfNeeded()
        }
        display.stage.settle()
    }

    /// The cell of an item of the first section, if it is in view.
    func cell(_ item: Int) -> UICollectionViewListCell? {
        display.stage.run { view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell }
    }

    /// The frames of the rows in view.
    var frames: [[Double]] { display.stage.run { view.visibleCells.map(\.frame.numbers) } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        return filled(cell, items[indexPath.section][indexPath.item], indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        let name = kind == CollectionFixture.headerKind ? "Header" : "Footer"
        return filled(view, "\(name) \(indexPath.section)", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.note("select \(indexPath.item)")
    }

    private func filled<View: UICollectionReusableView>(_ view: View, _ text: String, _ path: IndexPath) -> View {
        guard let cell = view as? UICollectionViewListCell else { return view }
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        dress(cell, path)
        return view
    }
}
