import Basics
import Foundation

/// A section of a compositional layout: its length, and the rectangles of its cells and other views.
///
/// Rectangles are in points, in the section before it is scrolled, and computed from the items' indices. Stored are
/// only groups of a length of their own and, if the number of items depends on their sizes, each group's first item.
struct SectionGeometry {
    let section: NSCollectionLayoutSection
    let count: Int
    /// The axis along which sections follow one another.
    let axis: NSLayoutConstraint.Axis
    /// The size of the collection view without the insets that apply to the section, in points.
    let container: CGSize
    let groupAxis: NSLayoutConstraint.Axis
    /// Places the items of groups, and stores the sizes that cells need.
    private var solver: GroupSolver
    /// A group with as many items as possible, of the estimated sizes.
    private let fullGroup: GroupGeometry
    /// The first item of each group, and the number of items; `nil` if all groups have as many items as ``fullGroup``.
    private var firstItems: [Int]?
    /// The lengths of groups that differ from that of ``fullGroup``.
    private var excesses = LengthExcesses()
    /// The measured lengths of groups across ``groupAxis``, in points, by the index of the group.
    private var breadths: [Int: CGFloat] = [:]
    private(set) var boundary: BoundaryGeometry
    /// The sizes that views attached to items need, in points.
    private var measuredBadges: [CollectionElement: CGSize] = [:]

    /// Makes the geometry of a section with `count` items; `measured` are the sizes that its cells need.
    init(
        _ section: NSCollectionLayoutSection, count: Int, in container: CGSize, along axis: NSLayoutConstraint.Axis,
        measured: [Int: CGSize], views: [String: CGSize]
    ) {
        self.section = section
        self.axis = axis
        self.container = container
        groupAxis = section.orthogonalScrollingBehavior == .none ? axis : axis.across
        solver = GroupSolver()
        fullGroup = solver.solve(section.group, in: Self.groupContainer(section, container, groupAxis))
        self.count = fullGroup.cells.isEmpty ? 0 : count
        solver.measured = measured
        boundary = BoundaryGeometry(
            section.boundarySupplementaryItems, in: container, along: axis,
            insets: section.boundariesFollowInsets ? section.contentInsets : .zero, measured: views)
        if self.count > 0 { measureGroups() }
        arrange()
    }

    /// Returns the size in which groups are laid out: without the section's insets across the groups' axis.
    private static func groupContainer(
        _ section: NSCollectionLayoutSection, _ container: CGSize, _ groupAxis: NSLayoutConstraint.Axis
    ) -> CGSize {
        let across = container.inset(by: section.contentInsets).along(groupAxis.across)
        return CGSize(container.along(groupAxis), along: groupAxis, across: across)
    }

    // MARK: Groups

    private var groupCount: Int {
        if let firstItems { return firstItems.count - 1 }
        return count == 0 ? 0 : (count + fullGroup.cells.count - 1) / fullGroup.cells.count
    }

    private func items(ofGroup number: Int) -> Range<Int> {
        if let firstItems { return firstItems[number]..<firstItems[number + 1] }
        return number * fullGroup.cells.count..<min((number + 1) * fullGroup.cells.count, count)
    }

    private func group(ofItem item: Int) -> Int {
        guard let firstItems else { return item / fullGroup.cells.count }
        return firstItems.indices.binarySearch { firstItems[$0] > item } - 1
    }

    private func geometry(ofGroup number: Int) -> GroupGeometry {
        let items = items(ofGroup: number)
        guard fullGroup.cells.contains(where: \.estimates.any) || firstItems != nil else {
            return GroupGeometry(cells: Array(fullGroup.cells.prefix(items.count)), size: fullGroup.size)
        }
        let container = Self.groupContainer(section, container, groupAxis)
        return solver.solve(section.group, in: container, from: items.lowerBound, most: count - items.lowerBound)
    }

    /// Determines how many items each group has, and the lengths of groups with measured cells.
    private mutating func measureGroups() {
        excesses = LengthExcesses()
        breadths = [:]
        if section.group.countsByMeasuring {
            let container = Self.groupContainer(section, container, groupAxis)
            var firstItems = [0]
            while let first = firstItems.last, first < count {
                let made = solver.solve(section.group, in: container, from: first, most: count - first).cells.count
                firstItems.append(first + max(made, 1))
            }
            self.firstItems = firstItems
            for number in 0..<groupCount { measure(number) }
        } else {
            for number in Set(solver.measured.keys.filter { $0 < count }.map(group)).sorted() { measure(number) }
            measure(groupCount - 1)
        }
    }

    /// Stores the lengths of a group; a last group with fewer items is shorter by what they would need.
    private mutating func measure(_ number: Int) {
        let geometry = geometry(ofGroup: number)
        var length = geometry.size.along(groupAxis)
        let isEstimated = section.group.layoutSize.estimates.along(groupAxis)
        if firstItems == nil, geometry.cells.count < fullGroup.cells.count, !isEstimated {
            let insets = section.group.insets.along(groupAxis)
            let missing =
                fullGroup.reach(along: groupAxis, cells: fullGroup.cells.count)
                - geometry.reach(along: groupAxis, cells: geometry.cells.count)
            length -= missing + insets.start + insets.end
        }
        excesses.set(max(length, 0) - fullGroup.size.along(groupAxis), of: number)
        breadths[number] = geometry.size.along(groupAxis.across)
    }

    /// Returns the start of a group, in points from the first one; after the last group, its end plus one distance.
    private func position(ofGroup number: Int) -> CGFloat {
        CGFloat(number) * (fullGroup.size.along(groupAxis) + section.interGroupSpacing) + excesses.before(number)
    }

    private var lengthOfGroups: CGFloat {
        groupCount == 0 ? 0 : position(ofGroup: groupCount) - section.interGroupSpacing
    }

    /// The length of the longest group across the groups' axis, in points.
    private var breadth: CGFloat {
        let longest = breadths.values.max() ?? 0
        return breadths.count < groupCount ? max(longest, fullGroup.size.along(groupAxis.across)) : longest
    }

    // MARK: The section

    /// Whether some cells or other views determine their own lengths.
    var hasEstimates: Bool { fullGroup.cells.contains(where: \.hasEstimates) || boundary.hasEstimates }
    var length: CGFloat { boundary.length }

    private mutating func arrange() {
        let insets = section.contentInsets.along(axis)
        if groupCount == 0 {
            boundary.arrange(around: section.boundarySupplementaryItems.isEmpty ? 0 : insets.start + insets.end)
        } else {
            boundary.arrange(around: insets.start + (groupAxis == axis ? lengthOfGroups : breadth) + insets.end)
        }
    }

    /// The length that the groups need across the layout's axis, in points.
    var lengthAcross: CGFloat {
        guard groupCount > 0, groupAxis == axis else { return 0 }
        return section.contentInsets.along(axis.across).start + breadth
    }

    /// Stores the size that a cell or another view needs; returns whether anything moves.
    mutating func take(_ size: CGSize, of element: CollectionElement) -> Bool {
        let attached = fullGroup.cells.lazy.flatMap(\.badges).map(\.item.elementKind)
        if let kind = element.kind, attached.contains(kind) {
            guard measuredBadges[element] != size else { return false }
            measuredBadges[element] = size
        } else if let kind = element.kind {
            guard boundary.take(size, ofKind: kind) else { return false }
        } else {
            guard solver.measured[element.path.item] != size else { return false }
            solver.measured[element.path.item] = size
            if firstItems == nil { measure(group(ofItem: element.path.item)) } else { measureGroups() }
        }
        arrange()
        return true
    }

    func cell(ofItem item: Int) -> GroupGeometry.Cell? {
        guard (0..<count).contains(item) else { return nil }
        let group = group(ofItem: item)
        let cells = geometry(ofGroup: group).cells
        let place = item - items(ofGroup: group).lowerBound
        guard cells.indices.contains(place) else { return nil }
        return cells[place].moved(by: origin(ofGroup: group))
    }

    /// Returns the views attached to an item, and those of the group that begins with the item.
    func badges(at path: IndexPath) -> [(item: NSCollectionLayoutSupplementaryItem, frame: CGRect)] {
        (cell(ofItem: path.item)?.badges ?? []).map { item, container in
            let element = CollectionElement(kind: item.elementKind, path: path)
            return (item, item.frame(at: container, measured: measuredBadges[element]))
        }
    }

    private func origin(ofGroup number: Int) -> CGPoint {
        let along = section.contentInsets.along(groupAxis).start + position(ofGroup: number) + roomAtEnds.start
        let across = section.contentInsets.along(groupAxis.across).start
        return groupAxis == axis
            ? CGPoint(along + boundary.start, along: groupAxis, across: across)
            : CGPoint(along, along: groupAxis, across: across + boundary.start)
    }

    /// The rectangle around all groups, in points; `nil` if there are none.
    var groupsFrame: CGRect? {
        guard groupCount > 0 else { return nil }
        return CGRect(
            origin: origin(ofGroup: 0), size: CGSize(lengthOfGroups, along: groupAxis, across: breadth))
    }

    /// Returns the items of the groups between two positions on the groups' axis, before scrolling.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        func start(_ number: Int) -> CGFloat { origin(ofGroup: number).along(groupAxis) }
        let first = (0..<groupCount).binarySearch { start($0 + 1) - section.interGroupSpacing > low }
        let end = (0..<groupCount).binarySearch { start($0) >= high }
        guard first < end else { return 0..<0 }
        return items(ofGroup: first).lowerBound..<items(ofGroup: end - 1).upperBound
    }

    // MARK: Scrolling across

    /// The room before the first group and after the last one that lets these reach the middle, in points.
    private var roomAtEnds: (start: CGFloat, end: CGFloat) {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, groupCount > 0 else { return (0, 0) }
        let last = groupCount - 1
        let lastLength = position(ofGroup: groupCount) - section.interGroupSpacing - position(ofGroup: last)
        let firstLength = position(ofGroup: 1) - section.interGroupSpacing
        return (max(lengthOfWindow - firstLength, 0) / 2, max(lengthOfWindow - lastLength, 0) / 2)
    }

    /// The visible length of the groups, in points.
    private var lengthOfWindow: CGFloat { container.inset(by: section.contentInsets).along(groupAxis) }

    /// How far the groups can be scrolled across the layout's axis, in points; 0 if not at all.
    var maximumOffset: CGFloat {
        guard groupAxis != axis else { return 0 }
        return max(roomAtEnds.start + lengthOfGroups + roomAtEnds.end - lengthOfWindow, 0)
    }

    /// Returns where the groups stop when they are scrolled from one position to another, in points.
    func restingPoint(_ target: CGFloat, from old: CGFloat) -> CGFloat {
        let target = min(max(target, 0), maximumOffset)
        let stops: (Int) -> CGFloat
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: return target
        case .paging: stops = { CGFloat($0) * lengthOfWindow }
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: stops = position(ofGroup:)
        }
        let next = (0..<groupCount + 1).binarySearch { stops($0) >= target - 0.001 }
        let stop = target < old && next > 0 && stops(next) > target + 0.001 ? stops(next - 1) : stops(next)
        return min(stop, maximumOffset)
    }
}
