import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The places of items in groups, and of groups in sections: developer.apple.com/documentation/uikit/
/// nscollectionlayoutgroup and nscollectionlayoutsection.
@Suite struct CompositionalLayoutTests {
    typealias Item = NSCollectionLayoutItem
    typealias Group = NSCollectionLayoutGroup
    typealias Dimension = NSCollectionLayoutDimension

    /// The frames of items in a content that is 390 points wide.
    private func frames(_ count: Int, _ section: NSCollectionLayoutSection) -> [[Double]] {
        fixture(count, section).frames
    }

    private func fixture(_ count: Int, _ section: NSCollectionLayoutSection) -> CollectionFixture {
        CollectionFixture(
            [(0..<count).map { "Item \($0)" }], UICollectionViewCompositionalLayout(section: section))
    }

    private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(_ width: Dimension, _ height: Dimension) -> Item { Item(layoutSize: size(width, height)) }

    /// A section of rows that are 100 points high.
    private func rows(_ items: Item..., change: (Group) -> Void = { _ in }) -> NSCollectionLayoutSection {
        let group = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: items)
        change(group)
        return NSCollectionLayoutSection(group: group)
    }

    // MARK: Groups

    @Test func `items that are as large as their group make a list`() {
        expect(
            frames(3, rows(item(.fractionalWidth(1), .fractionalHeight(1)))), are: [0, 0, 390, 100],
            [0, 100, 390, 100],
            [0, 200, 390, 100])
    }

    @Test func `a row repeats its items as long as there is room`() {
        expect(
            frames(4, rows(item(.fractionalWidth(0.3), .absolute(60)))), are: [0, 0, 117, 60], [117, 0, 117, 60],
            [234, 0, 117, 60], [0, 100, 117, 60])
        expect(
            frames(4, rows(item(.absolute(200), .absolute(60)), item(.absolute(100), .fractionalHeight(1)))),
            are: [0, 0, 200, 60], [200, 0, 100, 100], [0, 100, 200, 60], [200, 100, 100, 100])
    }

    @Test func `fractions are taken of the length without the distances between the items`() {
        let section = rows(item(.fractionalWidth(0.25), .fractionalWidth(0.25))) { $0.interItemSpacing = .fixed(10) }
        expect(
            frames(5, section), are: [0, 0, 90, 90], [100, 0, 90, 90], [200, 0, 90, 90], [300, 0, 90, 90],
            [0, 100, 90, 90])
    }

    @Test func `flexible distances share the room that is left, in a last row with fewer items too`() {
        let section = rows(item(.absolute(100), .absolute(60))) { $0.interItemSpacing = .flexible(5) }
        expect(frames(5, section).map { $0[0] }, is: [0, 145, 290, 0, 145])
    }

    @Test func `insets make a cell smaller than its item`() {
        let inner = item(.fractionalWidth(0.5), .fractionalHeight(1))
        inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = rows(inner) {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        }
        expect(frames(2, section), is: [[22, 11, 169, 76], [197, 11, 169, 76]])
    }

    @Test func `the room around an item is fixed, or a share of the room that is left`() {
        let inner = item(.absolute(100), .absolute(40))
        inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(7), trailing: .flexible(0), bottom: nil)
        expect(frames(2, rows(inner)).prefix(1), is: [[15, 7, 100, 40]])
        inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
        expect(frames(1, rows(inner)), is: [[0, 60, 100, 40]])
    }

    @available(*, deprecated)
    @Test func `a counted row divides its width, or repeats an item with its own width`() {
        let (size, item) = (size(.fractionalWidth(1), .absolute(100)), item(.fractionalWidth(0.25), .absolute(60)))
        let divided = Group.horizontal(layoutSize: size, subitem: item, count: 2)
        divided.interItemSpacing = .fixed(10)
        expect(
            frames(3, NSCollectionLayoutSection(group: divided)), are: [0, 0, 190, 60], [200, 0, 190, 60],
            [0, 100, 190, 60])
        let repeated = Group.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
        expect(
            frames(3, NSCollectionLayoutSection(group: repeated)), are: [0, 0, 97.5, 60], [97.5, 0, 97.5, 60],
            [0, 100, 97.5, 60])
    }

    @available(*, deprecated)
    @Test func `groups in groups take their items in order`() {
        let pair = Group.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let section = rows(item(.fractionalWidth(0.7), .fractionalHeight(1)), pair)
        expect(
            frames(5, section), are: [0, 0, 273, 100], [273, 0, 117, 50], [273, 50, 117, 50], [0, 100, 273, 100],
            [273, 100, 117, 50])
    }

    @Test func `a group whose first item does not fit shows nothing`() {
        expect(frames(3, rows(item(.absolute(400), .absolute(60)))), is: [])
    }

    // MARK: Sections

    @Test func `insets, distances, headers and footers add up`() throws {
        let section = rows(item(.fractionalWidth(1), .fractionalHeight(1)))
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 20, trailing: 30)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: CollectionFixture.footerKind,
                alignment: .bottom),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(40)), elementKind: CollectionFixture.headerKind,
                alignment: .topTrailing),
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 50
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let fixture = CollectionFixture([["a", "b"], [], ["c"]], layout)
        expect(fixture.frames, is: [[10, 45, 350, 100], [10, 149, 350, 100], [10, 539, 350, 100]])
        expect(fixture.view.contentSize, is: CGSize(width: 390, height: 689))
        func rect(_ kind: String, _ section: Int) -> [Double]? {
            fixture.display.stage.run {
                fixture.view.layoutAttributesForSupplementaryElement(
                    ofKind: kind, at: IndexPath(item: 0, section: section))?.frame.numbers
            }
        }
        expect(rect(CollectionFixture.headerKind, 0), is: [260, 0, 100, 40])
        expect(rect(CollectionFixture.footerKind, 0), is: [10, 269, 350, 30])
        expect(rect(CollectionFixture.headerKind, 1), is: [260, 349, 100, 40])
        expect(rect("banner", 0), is: nil)
        #expect(
            fixture.display.text == """
                list
                  heading "Section 0"
                  row "a"
                  row "b"
                  heading "End 0"
                  heading "Section 1"
                  heading "End 1"
                  heading "Section 2"
                  row "c"
                  heading "End 2"
                """)
    }

    @Test func `a view that does not extend its section lies on the items, where its offset moves it`() {
        let section = rows(item(.fractionalWidth(1), .fractionalHeight(1)))
        let badge = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(40), .absolute(20)), elementKind: CollectionFixture.headerKind, alignment: .top,
            absoluteOffset: CGPoint(x: 5, y: 3))
        badge.extendsBoundary = false
        section.boundarySupplementaryItems = [badge]
        let fixture = fixture(1, section)
        let path = IndexPath(item: 0, section: 0)
        let view = fixture.display.stage.run {
            fixture.view.supplementaryView(forElementKind: CollectionFixture.headerKind, at: path)
        }
        expect((view?.frame.numbers, fixture.view.contentSize.height), is: ([180, 3, 40, 20], 100))
    }

    @Test func `fractions of the height are taken of the collection view's height, whatever the insets`() {
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
        let fixture = fixture(3, section)
        let quarter = Double(fixture.view.bounds.height) / 4
        expect(fixture.frames.map { $0[3] }, is: [quarter, quarter, quarter])
        // The last group has one item, and ends with it.
        expect(Double(fixture.view.contentSize.height), is: 20 + 3 * quarter)
    }

    @Test func `the headers and footers of the layout are read before and after all sections`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "banner", alignment: .bottom),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: CollectionFixture.headerKind,
                alignment: .top),
        ]
        let layout = UICollectionViewCompositionalLayout(
            section: rows(item(.fractionalWidth(1), .fractionalHeight(1))), configuration: configuration)
        let fixture = CollectionFixture([["a"], ["b"]], layout)
        expect(fixture.frames, is: [[0, 30, 390, 100], [0, 130, 390, 100]])
        expect(
            fixture.display.text, is: "list\n  heading \"Section 0\"\n  row \"a\"\n  row \"b\"\n  heading \"banner 0\"")
        fixture.perform {
            fixture.items = [["a", "c"], ["b"]]
            fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        expect((fixture.view.contentSize.height, fixture.exceptions), is: (360, []))
    }

    @Test func `a change of a configuration has no effect until it is set again`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let layout = UICollectionViewCompositionalLayout(
            section: rows(item(.fractionalWidth(1), .fractionalHeight(1))), configuration: configuration)
        let fixture = CollectionFixture([["a"], ["b"]], layout)
        configuration.interSectionSpacing = 10
        fixture.perform { layout.invalidateLayout() }
        expect(fixture.frames.map { $0[1] }, is: [0, 100])
        fixture.perform { layout.configuration = configuration }
        expect(fixture.frames.map { $0[1] }, is: [0, 110])
    }

    @Test func `the provider is asked for each section, with the size and the traits`() {
        var asked: [String] = []
        let list = rows(item(.fractionalWidth(1), .fractionalHeight(1)))
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let width = environment.container.effectiveContentSize.width
            asked.append("\(section): \(Int(width)) \(environment.traitCollection.horizontalSizeClass == .compact)")
            return section == 1 ? nil : list
        }
        let fixture = CollectionFixture([["a"], [], ["b"]], layout)
        expect((asked, fixture.exceptions), is: (["0: 390 true", "1: 390 true", "2: 390 true"], []))
        fixture.perform {
            fixture.items[1] = ["x"]
            fixture.view.reloadData()
        }
        #expect(
            fixture.exceptions == [
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error. The section provider returned nil for section 1"
            ])
    }

    @Test func `a layout that scrolls sideways has its groups side by side`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size(.absolute(150), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
        section.interGroupSpacing = 10
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(20), .fractionalHeight(1)), elementKind: CollectionFixture.headerKind,
                alignment: .leading)
        ]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let fixture = CollectionFixture([(0..<100).map(String.init)], layout)
        let half = Double(fixture.view.bounds.height) / 2
        expect(
            Array(fixture.frames.prefix(3)), is: [[20, 0, 150, half], [20, half, 150, half], [180, 0, 150, half]])
        expect(fixture.view.contentSize, is: CGSize(width: 20 + 50 * 160 - 10, height: fixture.view.bounds.height))
        let cell = fixture.display.stage.run { fixture.view.reveal(row: 99) as? TitleCell }
        #expect(cell?.label.text == "99" && fixture.made < 40)
    }
}
