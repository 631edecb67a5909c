import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Cells that determine their sizes, headers that stay in view, and sections that scroll across: the pages of
/// NSCollectionLayoutDimension, NSCollectionLayoutBoundarySupplementaryItem and
/// UICollectionLayoutSectionOrthogonalScrollingBehavior.
@Suite struct CompositionalSizingTests {
    typealias Dimension = NSCollectionLayoutDimension

    private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// A section of rows, each with one kind of item.
    private func section(
        _ item: NSCollectionLayoutSize, in group: NSCollectionLayoutSize
    ) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .horizontal(layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
    }

    private func fixture(_ items: [String], _ section: NSCollectionLayoutSection) -> CollectionFixture {
        CollectionFixture([items], UICollectionViewCompositionalLayout(section: section))
    }

    private static let long = String(repeating: "long ", count: 40)

    // MARK: Sizes of cells

    @Test func `a cell of estimated height is as high as its text needs at the width of the item`() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let fixture = fixture(["a", Self.long, "b"], section(row, in: row))
        let frames = fixture.frames
        let line = frames[0][3]
        #expect(frames.map { $0[2] } == [390, 390, 390] && line > 30 && line < 44)
        #expect(frames[1][3] > 2 * line && frames[2] == [0, line + frames[1][3], 390, line])
        expect(Double(fixture.view.contentSize.height), is: frames[1][3] + 2 * line)
    }

    @Test func `a row is as high as its highest cell, and the others keep their heights`() {
        let fixture = fixture(
            ["a", Self.long, "b", "c"],
            section(size(.fractionalWidth(0.5), .estimated(10)), in: size(.fractionalWidth(1), .estimated(10))))
        let frames = fixture.frames
        #expect(frames[0][3] == frames[2][3] && frames[1][3] > 2 * frames[0][3])
        expect((frames[2][1], frames[3][0]), is: (frames[1][3], 195))
    }

    @Test func `cells of estimated widths fill rows`() {
        let section = section(size(.estimated(50), .absolute(40)), in: size(.fractionalWidth(1), .absolute(40)))
        section.group.interItemSpacing = .fixed(8)
        section.interGroupSpacing = 6
        let fixture = fixture(["swift", "a rather long title", "another rather long title", "b"], section)
        let frames = fixture.frames
        expect(frames.map { $0[1] }, is: [0, 0, 46, 46])
        expect((frames[1][0], frames[3][0]), is: (frames[0][2] + 8, frames[2][2] + 8))
        expect(Double(fixture.view.contentSize.height), is: 86)
    }

    @Test func `of 100,000 rows of estimated height only those in view cost anything`() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let fixture = fixture((0..<100_000).map(String.init), section(row, in: row))
        #expect(fixture.made < 40)
        let cell = fixture.display.stage.run { fixture.view.reveal(row: 99_999) as? TitleCell }
        #expect(cell?.label.text == "99999" && fixture.made < 120 && fixture.view.subviews.count < 60)
        fixture.perform { fixture.view.setContentOffset(.zero, animated: false) }
        expect(fixture.frames.first?[1], is: 0)
    }

    @Test func `a header of estimated height is as high as its constraints need`() {
        final class Header: UICollectionReusableView {
            required init?(coder: NSCoder) { return nil }
            override init(frame: CGRect) {
                super.init(frame: frame)
                let room = UIView()
                room.translatesAutoresizingMaskIntoConstraints = false
                addSubview(room)
                NSLayoutConstraint.activate([
                    room.leadingAnchor.constraint(equalTo: leadingAnchor),
                    room.trailingAnchor.constraint(equalTo: trailingAnchor),
                    room.topAnchor.constraint(equalTo: topAnchor), room.bottomAnchor.constraint(equalTo: bottomAnchor),
                    room.heightAnchor.constraint(equalToConstant: 71),
                ])
            }
        }
        let row = size(.fractionalWidth(1), .absolute(50))
        let list = section(row, in: row)
        list.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: CollectionFixture.headerKind,
                alignment: .top)
        ]
        let fixture = CollectionFixture([], UICollectionViewCompositionalLayout(section: list))
        fixture.perform {
            fixture.items = [["a"]]
            fixture.view.register(
                Header.self, forSupplementaryViewOfKind: CollectionFixture.headerKind, withReuseIdentifier: "header")
            fixture.view.reloadData()
        }
        expect(fixture.frames, is: [[0, 71, 390, 50]])
    }

    // MARK: Headers that stay in view

    @Test func `a pinned header stays in view, in front, until its section ends`() {
        let row = size(.fractionalWidth(1), .absolute(100))
        let list = section(row, in: row)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: CollectionFixture.headerKind,
            alignment: .top)
        header.pinToVisibleBounds = true
        list.boundarySupplementaryItems = [header]
        let fixture = CollectionFixture(
            [(0..<10).map(String.init), (0..<20).map(String.init)], UICollectionViewCompositionalLayout(section: list))
        func top(_ section: Int, at offset: Double) -> Double? {
            fixture.perform { fixture.view.contentOffset.y = offset }
            return fixture.display.stage.run {
                fixture.view.supplementaryView(
                    forElementKind: CollectionFixture.headerKind, at: IndexPath(item: 0, section: section)
                ).map { Double($0.frame.minY) - offset }
            }
        }
        expect((top(0, at: 0), top(0, at: 300)), is: (0, 0))
        #expect(fixture.display.stage.run { fixture.view.subviews.last is TitleView })
        expect((top(0, at: 1010), top(1, at: 1010)), is: (-10, 30))
        expect((top(0, at: 1100), top(1, at: 1100)), is: (nil, 0))
    }

    // MARK: Sections that scroll across

    /// A row of cards, 200 points wide and 20 apart, above a list.
    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> CollectionFixture {
        let cards = section(
            size(.fractionalWidth(1), .fractionalHeight(1)), in: size(.absolute(200), .absolute(100)))
        cards.interGroupSpacing = 20
        cards.orthogonalScrollingBehavior = behavior
        cards.visibleItemsInvalidationHandler = handler
        let row = size(.fractionalWidth(1), .absolute(50))
        let list = section(row, in: row)
        let layout = UICollectionViewCompositionalLayout { number, _ in number == 0 ? cards : list }
        return CollectionFixture([(0..<10).map { "card \($0)" }, (0..<100).map { "row \($0)" }], layout)
    }

    private func left(_ fixture: CollectionFixture, _ card: Int) -> Double? {
        fixture.display.stage.run {
            fixture.view.layoutAttributesForItem(at: IndexPath(item: card, section: 0)).map { Double($0.frame.minX) }
        }
    }

    @Test func `the groups of a section that scrolls across lie side by side, and those in view are shown`() {
        let fixture = shelf(.continuous)
        expect(Array(fixture.frames.prefix(3)), is: [[0, 0, 200, 100], [220, 0, 200, 100], [0, 100, 390, 50]])
        expect(fixture.view.contentSize, is: CGSize(width: 390, height: 100 + 100 * 50))
    }

    @Test func `a script reaches a card and a row by dragging each where it scrolls`() throws {
        let fixture = shelf(.continuous)
        _ = fixture.journal.take()
        try fixture.display.use("card 1") { try $0.tap() }
        expect((left(fixture, 1), fixture.view.contentOffset), is: (190, .zero))
        #expect(fixture.journal.take().contains("didSelect 1"))
        let last = fixture.display.stage.run { fixture.view.reveal(row: 9) as? TitleCell }
        expect((last?.label.text, left(fixture, 9)), is: ("card 9", 190))
        let row = fixture.display.stage.run { fixture.view.reveal(row: 109) as? TitleCell }
        expect((row?.label.text, fixture.view.contentOffset.x), is: ("row 99", 0))
        let first = fixture.display.stage.run { fixture.view.reveal(row: 0) as? TitleCell }
        expect((first?.label.text, left(fixture, 0), fixture.view.contentOffset), is: ("card 0", 0, .zero))
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 190.0),
        (.continuousGroupLeadingBoundary, 0), (.paging, 50), (.groupPaging, 0), (.groupPagingCentered, 95),
    ])
    func `a drag comes to rest where the behaviour wants it`(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ left: Double
    ) {
        let fixture = shelf(behavior)
        _ = fixture.display.stage.run { fixture.view.reveal(row: 2) }
        expect(self.left(fixture, 2), is: left)
    }

    // developer.apple.com/documentation/uikit/nscollectionlayoutsection/visibleitemsinvalidationhandler
    @Test func `a section's handler gets what is in view and how far it is scrolled, and changes how it looks`() {
        let journal = Journal()
        let fixture = shelf(.groupPaging) { items, offset, environment in
            let paths = items.map { "\($0.indexPath.section).\($0.indexPath.item)" }.joined(separator: " ")
            journal.note("\(paths) at \(Int(offset.x)) of \(Int(environment.container.contentSize.width))")
            for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
        }
        fixture.perform {}
        expect(journal.take().last, is: "0.0 0.1 at 0 of 390")
        expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha, is: 0.5)
        fixture.perform { fixture.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false) }
        expect(journal.take().last, is: "0.2 0.3 at 440 of 390")
    }

    @Test func `the app scrolls a section across to an item`() {
        let fixture = shelf(.continuous)
        func left(_ position: UICollectionView.ScrollPosition) -> Double? {
            fixture.perform {
                fixture.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: position, animated: false)
            }
            return self.left(fixture, 4)
        }
        expect((left(.left), left(.centeredHorizontally), left(.right)), is: (0, 95, 190))
        expect(fixture.view.contentOffset, is: .zero)
    }
}
