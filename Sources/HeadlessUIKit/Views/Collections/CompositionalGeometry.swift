import Basics
import Foundation

/// The sections of a compositional layout, one after the other, with the headers and footers of the whole layout.
struct CompositionalGeometry {
    struct Element {
        let element: CollectionElement
        let frame: CGRect
        /// Views with a greater number lie in front.
        let zIndex: Int
        let estimates: EstimatedLengths
    }

    private struct Placed {
        var geometry: SectionGeometry
        /// Its corner in the content, in points.
        var origin: CGPoint
        /// The distance of its groups from the edge of the collection view across the axis, in points.
        let side: CGFloat
    }

    /// Added to the `zIndex` of a pinned view, which lies in front of everything else, as in UIKit.
    private static let pinnedIndex = 1_000_000_000
    private let settings: UICollectionViewCompositionalLayout.Settings
    /// The size of the collection view, in points.
    private let container: CGSize
    private var sections: [Placed] = []
    private var boundary: BoundaryGeometry

    /// Makes the geometry of a layout without sections; `measured` are the sizes of the layout's headers and footers.
    init(
        _ settings: UICollectionViewCompositionalLayout.Settings, in container: CGSize,
        _ insets: NSDirectionalEdgeInsets, views measured: [String: CGSize]
    ) {
        self.settings = settings
        self.container = container
        boundary = BoundaryGeometry(
            settings.boundary, in: container, along: settings.axis, insets: insets, measured: measured)
    }

    private var axis: NSLayoutConstraint.Axis { settings.axis }

    /// Adds a section; ``arrange()`` places all.
    mutating func append(
        _ section: NSCollectionLayoutSection?, count: Int, insets: NSDirectionalEdgeInsets,
        measured: [Int: CGSize], views: [String: CGSize]
    ) {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        let section = section ?? NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
        let geometry = SectionGeometry(
            section, count: count, in: container.inset(by: insets), along: axis, measured: measured,
            views: views)
        sections.append(Placed(geometry: geometry, origin: .zero, side: insets.along(axis.across).start))
    }

    mutating func arrange() {
        var end: CGFloat = 0
        for number in sections.indices {
            if number > 0 { end += settings.spacing }
            sections[number].origin = CGPoint(end, along: axis, across: sections[number].side)
            end += sections[number].geometry.length
        }
        boundary.arrange(around: end)
        guard boundary.start > 0 else { return }
        let shift = CGPoint(boundary.start, along: axis, across: 0)
        for number in sections.indices {
            sections[number].origin.x += shift.x
            sections[number].origin.y += shift.y
        }
    }

    var size: CGSize {
        let across = sections.map { $0.side + $0.geometry.lengthAcross }.max() ?? 0
        return CGSize(boundary.length, along: axis, across: max(across, container.along(axis.across)))
    }

    /// Whether some cells or other views determine their own lengths.
    var hasEstimates: Bool { boundary.hasEstimates || sections.contains { $0.geometry.hasEstimates } }

    /// Stores the size that a cell or another view needs; returns whether anything moves.
    mutating func take(_ size: CGSize, of element: CollectionElement) -> Bool {
        if element.path.count == 1 {
            guard boundary.take(size, ofKind: element.kind ?? "") else { return false }
        } else {
            let number = element.path.section
            guard sections.indices.contains(number), sections[number].geometry.take(size, of: element) else {
                return false
            }
        }
        arrange()
        return true
    }

    /// Returns the section of a header or a footer, and its rank there: 0 before the items, 2 after them.
    func readingPosition(ofKind kind: String, at path: IndexPath) -> (section: Int, rank: Int) {
        if path.count == 1 { return boundary.followsItems(kind) ? (sections.count, 0) : (-1, 0) }
        guard sections.indices.contains(path.section) else { return (path.section, 0) }
        let boundary = sections[path.section].geometry.boundary
        guard boundary.views.contains(where: { $0.item.elementKind == kind }) else { return (path.section, 1) }
        return (path.section, boundary.followsItems(kind) ? 2 : 0)
    }

    func section(_ number: Int) -> SectionGeometry? {
        sections.indices.contains(number) ? sections[number].geometry : nil
    }

    /// Returns the rectangle around all groups of a section, in points of the content; `nil` if it has none.
    func rowsFrame(ofSection number: Int) -> CGRect? {
        guard let frame = section(number)?.groupsFrame else { return nil }
        return frame.offsetBy(dx: sections[number].origin.x, dy: sections[number].origin.y)
    }

    // MARK: Elements

    func cell(at path: IndexPath, offsets: [Int: CGFloat]) -> Element? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        guard let cell = section.geometry.cell(ofItem: path.item) else { return nil }
        let frame = cell.frame.offsetBy(dx: section.origin.x, dy: section.origin.y)
        return Element(
            element: CollectionElement(kind: nil, path: path),
            frame: frame.moved(-(offsets[path.section] ?? 0), along: section.geometry.groupAxis), zIndex: 0,
            estimates: cell.estimates)
    }

    /// Returns the views attached to an item, and those of the group that begins with the item.
    func badges(at path: IndexPath, offsets: [Int: CGFloat]) -> [Element] {
        guard path.count == 2, sections.indices.contains(path.section) else { return [] }
        let section = sections[path.section]
        return section.geometry.badges(at: path).map { item, frame in
            let moved = frame.moved(-(offsets[path.section] ?? 0), along: section.geometry.groupAxis)
            return Element(
                element: CollectionElement(kind: item.elementKind, path: path),
                frame: moved.offsetBy(dx: section.origin.x, dy: section.origin.y), zIndex: item.zIndex,
                estimates: item.layoutSize.estimates)
        }
    }

    func boundaryViews(around number: Int?, visible: (low: CGFloat, high: CGFloat)) -> [Element] {
        if let number, !sections.indices.contains(number) { return [] }
        let section = number.map { sections[$0] }
        let boundary = section?.geometry.boundary ?? boundary
        let origin = section?.origin ?? .zero
        let start = origin.along(axis)
        return boundary.views.map { view in
            let item = view.item
            let frame = boundary.frame(of: view, from: visible.low - start, to: visible.high - start)
            let path = number.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: 0)
            return Element(
                element: CollectionElement(kind: item.elementKind, path: path),
                frame: frame.offsetBy(dx: origin.x, dy: origin.y),
                zIndex: item.zIndex + (item.pinToVisibleBounds ? Self.pinnedIndex : 0),
                estimates: item.layoutSize.estimates)
        }
    }

    /// Returns the cells and other views in a rectangle of the content, in reading order.
    func elements(
        in rect: CGRect, visible: (low: CGFloat, high: CGFloat), offsets: [Int: CGFloat]
    ) -> [Element] {
        var found = boundaryViews(around: nil, visible: visible)
        let low = rect.start(axis)
        let high = rect.end(axis)
        let first = sections.indices.binarySearch {
            sections[$0].origin.along(axis) + sections[$0].geometry.length > low
        }
        for number in first..<sections.count {
            let section = sections[number]
            if section.origin.along(axis) >= high { break }
            found += boundaryViews(around: number, visible: visible)
            let groupAxis = section.geometry.groupAxis
            let moved = (offsets[number] ?? 0) - section.origin.along(groupAxis)
            for item in section.geometry.items(from: rect.start(groupAxis) + moved, to: rect.end(groupAxis) + moved) {
                let path = IndexPath(item: item, section: number)
                if let cell = cell(at: path, offsets: offsets) { found.append(cell) }
                found += badges(at: path, offsets: offsets)
            }
        }
        return found.filter { $0.frame.intersects(rect) }
    }

    /// Returns the section in the middle of a rectangle of the content, if it scrolls across the axis.
    func sectionScrollingAcross(at rect: CGRect) -> (number: Int, section: SectionGeometry)? {
        let middle = (rect.start(axis) + rect.end(axis)) / 2
        let number = sections.indices.binarySearch {
            sections[$0].origin.along(axis) + sections[$0].geometry.length > middle
        }
        guard sections.indices.contains(number) else { return nil }
        let section = sections[number].geometry
        return section.maximumOffset > 0 ? (number, section) : nil
    }
}
