import Foundation

/// The headers and footers around a section, or around all sections, of a compositional layout.
///
/// Rectangles are in points, in the section including its headers and footers.
struct BoundaryGeometry {
    struct View {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var frame = CGRect.zero
    }

    private(set) var views: [View]
    /// The length of the headers before the groups, in points.
    private(set) var start: CGFloat = 0
    /// The length of headers, groups and footers together, in points.
    private(set) var length: CGFloat = 0
    /// The axis along which sections follow one another.
    private let axis: NSLayoutConstraint.Axis
    /// The size of the collection view, in points.
    private let container: CGSize
    /// The insets of headers and footers across the axis.
    private let insets: NSDirectionalEdgeInsets
    /// The sizes that views need, in points, by their kinds.
    private var measured: [String: CGSize]
    /// The length of the groups, in points.
    private var inner: CGFloat = 0

    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize,
        along axis: NSLayoutConstraint.Axis, insets: NSDirectionalEdgeInsets, measured: [String: CGSize]
    ) {
        views = items.map { View(item: $0) }
        self.axis = axis
        self.container = container
        self.insets = insets
        self.measured = measured
    }

    var hasEstimates: Bool { views.contains { $0.item.layoutSize.estimates.any } }

    /// Places the views before, after or over groups of a length, in points; views at the same edge overlap.
    mutating func arrange(around inner: CGFloat) {
        self.inner = inner
        let (side, otherSide) = insets.along(axis.across)
        let breadth = max(container.along(axis.across) - side - otherSide, 0)
        let room = CGSize(container.along(axis), along: axis, across: breadth)
        var low: CGFloat = 0
        var high = inner
        for number in views.indices {
            let item = views[number].item
            let size = item.layoutSize.size(in: room, measured: measured[item.elementKind])
            let along = item.alignment.point.along(axis)
            let across = item.alignment.point.along(axis.across)
            let length = size.along(axis)
            var position = (along + 1) / 2 * (inner - length)
            if item.extendsBoundary {
                if along < 0 { position = -length }
                if along > 0 { position = inner }
                if along == 0 { position = max(position, 0) }
            }
            let shift = side + (across + 1) / 2 * (breadth - size.along(axis.across))
            let frame = CGRect(origin: CGPoint(position, along: axis, across: shift), size: size)
            views[number].frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
            guard item.extendsBoundary else { continue }
            low = min(low, views[number].frame.start(axis))
            high = max(high, views[number].frame.end(axis))
        }
        start = -low
        length = high - low
        for number in views.indices {
            views[number].frame = views[number].frame.moved(start, along: axis)
        }
    }

    /// Stores the size that a view needs; returns whether it has changed.
    mutating func take(_ size: CGSize, ofKind kind: String) -> Bool {
        guard measured[kind] != size else { return false }
        measured[kind] = size
        arrange(around: inner)
        return true
    }

    /// Returns the rectangle of a view; a pinned one is kept between two positions on the axis, within its section.
    func frame(of view: View, from low: CGFloat, to high: CGFloat) -> CGRect {
        var frame = view.frame
        let insets = view.item.insets
        if view.item.pinToVisibleBounds {
            let isAtEnd = view.item.alignment.point.along(axis) > 0
            let now = frame.start(axis)
            let length = frame.size.along(axis)
            let position = isAtEnd ? min(now, max(high - length, start)) : max(now, min(low, start + inner - length))
            frame = frame.moved(position - now, along: axis)
        }
        return CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: frame.width - insets.leading - insets.trailing,
            height: frame.height - insets.top - insets.bottom)
    }

    /// Returns whether views of a kind are read after the items: they are at the end of the axis or the far side.
    func followsItems(_ kind: String) -> Bool {
        views.contains { view in
            guard view.item.elementKind == kind else { return false }
            let point = view.item.alignment.point
            return point.along(axis) > 0 || point.along(axis) == 0 && point.along(axis.across) > 0
        }
    }
}

extension CGRect {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
    func moved(_ distance: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGRect {
        axis == .horizontal ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
    }
}
