import Foundation
import StageRuntime

@testable import HeadlessUIKit

/// A data source and delegate of a collection view that notes what it is asked and told.
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let display = Display()
    let view: UICollectionView
    let journal = Journal()
    /// The items of each section.
    var items: [[String]]
    /// What the delegate allows.
    var allows: (highlighting: Bool, selecting: Bool, deselecting: Bool) = (true, true, true)
    /// How many cells were made.
    var made = 0
    /// The frame that the last cell had when it was dequeued.
    var dequeued = CGRect.zero
    private(set) var registration: UICollectionView.CellRegistration<TitleCell, String>?
    static let (headerKind, footerKind) = (
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )

    init(_ items: [[String]], _ layout: UICollectionViewLayout) {
        self.items = items
        view = display.add { UICollectionView(frame: .zero, collectionViewLayout: layout) }
        super.init()
        display.stage.run {
            view.register(TitleCell.self, forCellWithReuseIdentifier: "item")
            for kind in [Self.headerKind, Self.footerKind, "banner"] {
                view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
            }
            view.dataSource = self
            view.delegate = self
            view.layoutScreenIfNeeded()
        }
    }

    /// Makes a layout of items of one size.
    static func flow(
        _ width: CGFloat, _ height: CGFloat, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        change(layout)
        return layout
    }

    /// The frames of the items in view.
    var frames: [[Double]] {
        display.stage.run {
            view.indexPathsForVisibleItems.map { view.layoutAttributesForItem(at: $0)?.frame.numbers ?? [] }
        }
    }

    /// The reasons of the exceptions that UIKit would have thrown.
    var exceptions: [String] { display.exceptions }

    /// Does something on the stage, and settles.
    func perform(_ body: () -> Void) {
        display.stage.run {
            body()
            view.layoutScreenIfNeeded()
        }
        display.stage.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        journal.note("sections")
        return items.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        journal.note("items of \(section)")
        return items[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        journal.note("cell \(indexPath.item)")
        made += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        dequeued = cell.frame
        (cell as? TitleCell)?.label.text = items[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        journal.note("header \(indexPath.section)")
        let name = kind == Self.headerKind ? "Section" : kind == Self.footerKind ? "End" : kind
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? TitleView)?.label.text = "\(name) \(indexPath.section)"
        return view
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldHighlight \(indexPath.item)")
        return allows.highlighting
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        journal.note("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        journal.note("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldSelect \(indexPath.item)")
        return allows.selecting
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        journal.note("shouldDeselect \(indexPath.item)")
        return allows.deselecting
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.note("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        journal.note("didDeselect \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { journal.note("willDisplay \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { journal.note("didEndDisplaying \(indexPath.item)") }
}

/// A cell with a title.
final class TitleCell: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0
    /// The height of the last attributes that it got.
    private(set) var appliedHeight: CGFloat?

    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        appliedHeight = layoutAttributes.frame.height
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A header with a title.
final class TitleView: UICollectionReusableView {
    let label = UILabel()

    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
