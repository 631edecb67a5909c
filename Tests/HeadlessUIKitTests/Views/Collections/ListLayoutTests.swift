import Foundation
import TestSupport

@testable import HeadlessUIKit

// developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@Suite struct ListLayoutTests {
    private static let long = String(repeating: "long ", count: 60)

    @Test func `a row is as high as its text needs, at least 44 points`() {
        let list = ListFixture([["a", Self.long, "b"]])
        let frames = list.frames
        #expect(frames[0] == [0, 0, 390, 44] && frames[1][3] > 100 && frames[2] == [0, 44 + frames[1][3], 390, 44])
        #expect(list.display.text.hasPrefix("list\n  row \"a\"\n"))
    }

    @Test func `groups have gaps, a larger one at the top, and inset groups keep a distance from the sides`() {
        expect(
            ListFixture([["a", "b"], ["c"]], .insetGrouped).frames, are: [16, 35, 358, 44], [16, 79, 358, 44],
            [16, 158, 358, 44])
        expect(ListFixture([["a"], ["b"]], .grouped).frames, is: [[0, 35, 390, 44], [0, 114, 390, 44]])
        expect(ListFixture([["a"]], .sidebar).frames, is: [[16, 35, 358, 44]])
        expect(ListFixture([["a"], ["b"]], .sidebarPlain).frames, is: [[0, 0, 390, 44], [0, 44, 390, 44]])
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
    func `list cells serve as headers and footers, which are no rows`(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) throws {
        let list = ListFixture([["a"], ["b"]], appearance) {
            ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
        }
        #expect(
            list.display.text == """
                list
                  heading "Header 0"
                  row "a"
                  text "Footer 0"
                  heading "Header 1"
                  row "b"
                  text "Footer 1"
                """)
        expect((list.view.visibleCells.count, list.view.rowLabels), is: (2, ["a", "b"]))
        expect(try list.display.element("Header 0").view?.accessibilityTraits, is: [.header, .staticText])
        expect(try list.display.element("Footer 0").view?.accessibilityTraits, is: .staticText)
        let header = try list.display.element("Header 0").frame
        expect(Double(header.minX), is: (appearance == .plain ? 16 : 32))
    }

    @Test func `a header of a plain list stays in view, and one of a grouped list does not`() {
        func top(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> Double? {
            let list = ListFixture([(0..<50).map(String.init)], appearance) { $0.headerMode = .supplementary }
            list.perform { list.view.contentOffset.y = 200 }
            return list.display.stage.run {
                list.view.supplementaryView(
                    forElementKind: CollectionFixture.headerKind, at: IndexPath(item: 0, section: 0)
                ).map { Double($0.frame.minY) - 200 }
            }
        }
        expect((top(.plain), top(.grouped)), is: (0, nil))
    }

    @Test func `a first item can serve as header`() {
        let list = ListFixture([["Fruit", "apple"]], .insetGrouped) { $0.headerMode = .firstItemInSection }
        let content = list.cell(0)?.contentConfiguration as? UIListContentConfiguration
        expect(content?.textProperties, is: UIListContentConfiguration.groupedHeader().textProperties)
        let other = list.cell(1)?.contentConfiguration as? UIListContentConfiguration
        expect(other?.textProperties, is: UIListContentConfiguration.cell().textProperties)
        expect(list.view.rowLabels, is: ["Fruit", "apple"])
    }

    @Test func `of 100,000 rows only those in view cost anything`() {
        let list = ListFixture([(0..<100_000).map(String.init)])
        #expect(list.made < 40)
        let last = list.display.stage.run { list.view.reveal(row: 99_999) as? UICollectionViewListCell }
        #expect(last?.rowLabel == "99999" && list.made < 80)
    }

    @Test func `lists and other sections share a layout`() {
        let card = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(60))
        let layout = UICollectionViewCompositionalLayout { section, environment in
            guard section == 0 else {
                return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
        }
        let list = ListFixture([["a", "b"], ["c"]])
        list.perform { list.view.setCollectionViewLayout(layout, animated: false) }
        expect(list.frames, is: [[0, 0, 100, 60], [100, 0, 100, 60], [0, 60, 390, 44]])
    }

    // MARK: Pictures and audits

    private func picture(_ list: ListFixture) -> String {
        list.display.stage.run {
            UIApplication.shared.add(list.display.window)
            defer { UIApplication.shared.terminate() }
            return ScreenPicture(of: list.display.window, in: UITraitCollection.current).body
        }
    }

    /// How many lines half a point high a picture has.
    private func lines(_ list: ListFixture) -> Int { picture(list).components(separatedBy: "height='0.5'").count - 1 }

    @Test func `lines separate the rows, but none follows the last row of a group`() {
        expect(lines(ListFixture([["a", "b", "c"]])), is: 3)
        expect(lines(ListFixture([["a", "b", "c"]], .insetGrouped)), is: 2)
        expect(lines(ListFixture([["a", "b", "c"]], .sidebar)), is: 0)
        expect(lines(ListFixture([["a", "b", "c"]]) { $0.showsSeparators = false }), is: 0)
        expect(lines(ListFixture([["Fruit", "a", "b"]]) { $0.headerMode = .firstItemInSection }), is: 2)
    }

    @Test func `the last row of a group is the last one after an insertion too`() {
        let list = ListFixture([["a", "b", "c"]], .insetGrouped)
        list.perform {
            list.items = [["new", "a", "b", "c"]]
            list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        expect(lines(list), is: 3)
    }

    @Test func `a line begins at the text, or where the app constrains its guide`() {
        let marked = ListFixture(
            [["a"]],
            dress: { cell, _ in
                cell.accessories = [
                    .customView(
                        configuration: .init(
                            customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), placement: .leading(),
                            maintainsFixedSize: true))
                ]
            })
        #expect(picture(marked).contains("<rect x='52'"))
        let guided = ListFixture(
            [["a"]],
            dress: { cell, _ in
                NSLayoutConstraint.activate([
                    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70),
                    cell.separatorLayoutGuide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
                ])
            })
        #expect(picture(guided).contains("<rect x='70'"))
    }

    @Test func `an audit finds texts of a list that large text sizes cut off`() {
        let list = ListFixture(
            [["a", Self.long]], .insetGrouped, { $0.headerMode = .supplementary },
            dress: { cell, _ in cell.accessories = [.label(text: "3"), .disclosureIndicator()] })
        let short = ListFixture(
            [["a", "b"]],
            dress: { cell, path in
                guard path.item == 1, var content = cell.contentConfiguration as? UIListContentConfiguration else {
                    return
                }
                content.text = "a title of one line that only just fits"
                content.textProperties.numberOfLines = 1
                cell.contentConfiguration = content
            })
        func found(_ list: ListFixture) -> [AuditRule] {
            list.display.stage.run {
                UIApplication.shared.add(list.display.window)
                defer { UIApplication.shared.terminate() }
                let sizes: [UIContentSizeCategory] = [.extraSmall, .accessibilityExtraExtraExtraLarge]
                return list.display.window.audit(textSizes: sizes).findings.map(\.rule).filter {
                    $0 != .outsideSafeArea
                }
            }
        }
        expect(found(list), is: [])
        expect(found(short), is: [.clippedText])
    }
}
