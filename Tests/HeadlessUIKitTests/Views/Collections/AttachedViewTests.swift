import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Views attached to items and groups, such as badges:
/// developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem.
@Suite struct AttachedViewTests {
    private func size(_ width: Double, _ height: Double) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }

    private func badge(
        at anchor: NSCollectionLayoutAnchor, with own: NSCollectionLayoutAnchor? = nil
    ) -> NSCollectionLayoutSupplementaryItem {
        let size = size(20, 10)
        guard let own else {
            return NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "banner", containerAnchor: anchor)
        }
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "banner", containerAnchor: anchor, itemAnchor: own)
    }

    /// The frames of a badge at an item of 100 by 60 points whose cell is 5 points smaller on each side.
    private func frame(of badge: NSCollectionLayoutSupplementaryItem) -> [Double] {
        let item = NSCollectionLayoutItem(layoutSize: size(100, 60), supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        return frames(of: item, count: 1).first ?? []
    }

    /// The frames of the badges of items in a row of 390 by 100 points, in the order of their items.
    private func frames(
        of item: NSCollectionLayoutItem, count: Int, change: (NSCollectionLayoutGroup) -> Void = { _ in }
    ) -> [[Double]] {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(390, 100), subitems: [item])
        change(group)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let fixture = CollectionFixture([(0..<count).map { "Item \($0)" }], layout)
        return fixture.display.stage.run {
            let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 1000)) ?? []
            let badges = all.filter { $0.representedElementKind == "banner" }
            for badge in badges {
                let same = layout.layoutAttributesForSupplementaryView(ofKind: "banner", at: badge.indexPath)
                expect(same?.frame, is: badge.frame)
            }
            return badges.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
        }
    }

    @Test func `a badge lies within its item at the edges of its anchor`() {
        expect(frame(of: badge(at: NSCollectionLayoutAnchor(edges: [.top, .trailing]))), is: [75, 5, 20, 10])
        expect(frame(of: badge(at: NSCollectionLayoutAnchor(edges: .bottom))), is: [40, 45, 20, 10])
        expect(frame(of: badge(at: NSCollectionLayoutAnchor(edges: []))), is: [40, 25, 20, 10])
    }

    @Test func `an offset moves it by points, or by its own size`() {
        let points = NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: -3, y: 4))
        expect(frame(of: badge(at: points)), is: [2, 9, 20, 10])
        let shares = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        expect(frame(of: badge(at: shares)), is: [85, 0, 20, 10])
        expect([points.isAbsoluteOffset, shares.isAbsoluteOffset, shares.isFractionalOffset], is: [true, false, true])
    }

    @Test func `an anchor of the badge lies at the anchor of the item`() {
        let corner = NSCollectionLayoutAnchor(edges: [.top, .leading])
        let own = NSCollectionLayoutAnchor(edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 1, y: 0))
        expect(frame(of: badge(at: corner, with: own)), is: [-16, -5, 20, 10])
    }

    @Test func `each item has its badges, and each group those of its own`() {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .leading])
        let item = NSCollectionLayoutItem(layoutSize: size(195, 60), supplementaryItems: [badge(at: anchor)])
        expect(frames(of: item, count: 3), is: [[0, 0, 20, 10], [195, 0, 20, 10], [0, 100, 20, 10]])
        let plain = NSCollectionLayoutItem(layoutSize: size(195, 60))
        let ofGroups = frames(of: plain, count: 3) { group in
            group.supplementaryItems = [badge(at: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))]
        }
        expect(ofGroups, is: [[370, 90, 20, 10], [370, 190, 20, 10]])
    }
}
