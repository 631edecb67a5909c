import Foundation
import TestSupport

@testable import HeadlessUIKit

// developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@Suite struct FlowLayoutTests {
    /// The frames of items in a content that is 390 points wide.
    private func frames(_ fixture: CollectionFixture) -> [[Double]] { fixture.frames }

    private func fixture(_ count: Int, _ layout: UICollectionViewFlowLayout) -> CollectionFixture {
        CollectionFixture([(0..<count).map { "Item \($0)" }], layout)
    }

    @Test func `items of one size stand in columns, spread over the line, in the last line too`() {
        expect(
            frames(fixture(5, CollectionFixture.flow(100, 60))), are: [0, 0, 100, 60], [145, 0, 100, 60],
            [290, 0, 100, 60], [0, 70, 100, 60], [145, 70, 100, 60])
    }

    @Test func `an item alone in each line is centred`() {
        expect(frames(fixture(2, CollectionFixture.flow(200, 60))), is: [[95, 0, 200, 60], [95, 70, 200, 60]])
    }

    @Test func `insets, distances and headers add up, and no distance follows the last line`() {
        let layout = CollectionFixture.flow(170, 60) {
            $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 20, right: 10)
            $0.minimumLineSpacing = 4
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
        }
        let fixture = fixture(3, layout)
        expect(frames(fixture), is: [[10, 35, 170, 60], [210, 35, 170, 60], [10, 99, 170, 60]])
        expect(fixture.view.contentSize, is: CGSize(width: 390, height: 179))
        #expect(fixture.display.text.hasPrefix("list\n  heading \"Section 0\"\n  row \"Item 0\""))
    }

    @Test func `a layout that scrolls sideways fills columns from the top`() {
        let layout = CollectionFixture.flow(100, 300) { $0.scrollDirection = .horizontal }
        let fixture = fixture(200, layout)
        let frames = frames(fixture)
        let gap = Double(fixture.view.bounds.height) - 600
        expect(Array(frames.prefix(3)), is: [[0, 0, 100, 300], [0, 300 + gap, 100, 300], [110, 0, 100, 300]])
        expect(fixture.view.contentSize, is: CGSize(width: 100 * 110 - 10, height: fixture.view.bounds.height))
        expect(fixture.display.stage.run { fixture.view.reveal(row: 199) as? TitleCell }?.label.text, is: "Item 199")
        expect(fixture.view.contentOffset, is: CGPoint(x: 100 * 110 - 10 - 390, y: 0))
    }

    @Test func `sizes of the delegate fill lines, whose items are centred in the height of the line`() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            var asked = 0
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                asked += 1
                return CGSize(width: 90 + 10 * indexPath.item, height: indexPath.item == 1 ? 80 : 40)
            }
        }
        let sizes = Sizes()
        let fixture = fixture(5, CollectionFixture.flow(10, 10))
        fixture.perform { fixture.view.delegate = sizes }
        // 90 + 100 + 110 leave 90 for two gaps; the last line has the least one.
        expect(
            frames(fixture), are: [0, 20, 90, 40], [135, 0, 100, 80], [280, 20, 110, 40], [0, 90, 120, 40],
            [130, 90, 130, 40])
        expect(sizes.asked, is: 5)
    }

    // openradar.me/20825965
    @Test func `items to which the delegate gives one size stand in columns, in the last line too`() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 100, height: 60) }
        }
        let sizes = Sizes()
        let fixture = fixture(5, CollectionFixture.flow(10, 10))
        fixture.perform { fixture.view.delegate = sizes }
        expect(frames(fixture).map { $0[0] }, is: [0, 145, 290, 0, 145])
    }

    // uicollectionview/visiblesupplementaryviews(ofkind:)
    @Test func `the headers in view are found by their kind`() {
        let layout = CollectionFixture.flow(390, 100) { $0.headerReferenceSize = CGSize(width: 0, height: 30) }
        let fixture = CollectionFixture(Array(repeating: (0..<4).map(String.init), count: 5), layout)
        fixture.display.stage.run {
            let view = fixture.view
            let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: CollectionFixture.headerKind)
            expect(paths, is: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
            let views = view.visibleSupplementaryViews(ofKind: CollectionFixture.headerKind)
            expect(
                views, is: paths.map { view.supplementaryView(forElementKind: CollectionFixture.headerKind, at: $0) })
            expect(view.visibleSupplementaryViews(ofKind: CollectionFixture.footerKind), is: [])
            expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "none"), is: [])
        }
    }

    @Test func `headers and footers stay in view, but not beyond the items of their section`() {
        let layout = CollectionFixture.flow(390, 100) {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
            $0.minimumLineSpacing = 0
            $0.sectionHeadersPinToVisibleBounds = true
            $0.sectionFootersPinToVisibleBounds = true
        }
        let fixture = CollectionFixture([(0..<10).map(String.init), (0..<10).map(String.init)], layout)
        let height = Double(fixture.view.bounds.height)
        func tops(at offset: Double) -> [Double?] {
            fixture.perform { fixture.view.contentOffset.y = offset }
            return [CollectionFixture.headerKind, CollectionFixture.footerKind].map { kind in
                fixture.display.stage.run {
                    fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
                        .map { Double($0.frame.minY) - offset }
                }
            }
        }
        expect(tops(at: 0), is: [0, height - 20])
        expect(tops(at: 200), is: [0, height - 20])
        expect(tops(at: 1020), is: [-20, 10])
        let front = fixture.display.stage.run { fixture.view.subviews.last is TitleView }
        #expect(front)
    }

    @Test func `of 100,000 items of one size only those in view cost anything`() {
        final class Counting: UICollectionViewFlowLayout {
            var asked = 0
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let found = super.layoutAttributesForElements(in: rect)
                asked += found?.count ?? 0
                return found
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                asked += 1
                return super.layoutAttributesForItem(at: indexPath)
            }
        }
        let layout = Counting()
        layout.itemSize = CGSize(width: 190, height: 100)
        let fixture = CollectionFixture([(0..<100_000).map(String.init)], layout)
        #expect(fixture.made < 20 && layout.asked < 40)
        let cell = fixture.display.stage.run { fixture.view.reveal(row: 99_999) as? TitleCell }
        #expect(cell?.label.text == "99999" && fixture.made < 40 && layout.asked < 120)
        #expect(fixture.view.subviews.count < 40)
    }

    @Test func `cells determine their sizes if there is an estimate`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let fixture = CollectionFixture([["a", String(repeating: "long ", count: 5)]], layout)
        let widths = frames(fixture).map { $0[2] }
        #expect(widths.count == 2 && widths[0] < 40 && widths[1] > 100)
    }
}
