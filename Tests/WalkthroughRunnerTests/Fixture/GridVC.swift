import Foundation
import HeadlessUIKit

/// A collection view of two columns with a header, whose items come and go.
final class GridVC: StudioVC, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let flow = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
    private lazy var chosen = label("Chosen: none", "chosen")
    private lazy var empty = label("No photos")
    private var photos = (1...200).map { "Photo \($0)" }
    private let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
        var content = UIListContentConfiguration.cell()
        content.text = title
        cell.contentConfiguration = content
    }
    private let headers = UICollectionView.SupplementaryRegistration<GridHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in header.title.text = "All photos" }

    init() { super.init("Grid") }

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.accessibilityIdentifier = "photos"
        flow.headerReferenceSize = CGSize(width: 0, height: 44)
        grid.dataSource = self
        grid.delegate = self
        add(
            chosen,
            button("Swap") { [unowned self] in
                grid.performBatchUpdates { [self] in
                    photos.remove(at: 0)
                    photos.insert("New photo", at: 1)
                    grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
                    grid.insertItems(at: [IndexPath(item: 1, section: 0)])
                }
            },
            button("Empty") { [unowned self] in
                photos = []
                grid.backgroundView = empty
                grid.reloadData()
            }, grid)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: (collectionView.bounds.width - 10) / 2, height: 80) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { photos.isEmpty ? .zero : flow.headerReferenceSize }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photos[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.text = "Chosen: \(photos[indexPath.item])"
    }
}

/// The header of the grid.
final class GridHeader: UICollectionReusableView {
    let title = UILabel()

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.accessibilityTraits = .header
        addSubview(title)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
    }
}
