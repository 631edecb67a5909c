import Foundation

/// A section of a compositional layout in a collection view: its length, and the places of its cells and other views.
///
/// Nothing is stored for a group unless its length differs from that of the others: the place of a cell follows from
/// its number. If the number of items in a group depends on what its cells ask for, each group's first item is stored.
/// Rectangles are those in the section, in points, as if it was not scrolled.
struct SectionGeometry {
    /// What the app has set.
    let section: NSCollectionLayoutSection
    /// How many items there are.
    let count: Int
    /// Along which axis sections follow one another.
    let axis: NSLayoutConstraint.Axis
    /// The size of the collection view without the insets that the section keeps to, in points.
    let container: CGSize
    /// Along which axis the groups lie.
    let lane: NSLayoutConstraint.Axis
    /// Places the items of groups, and knows the sizes that cells have asked for.
    private var solver: GroupSolver
    /// A group with as many items as it can have, of the likely sizes.
    private let whole: GroupGeometry
    /// The first item of each group, and the end of the items; `nil` if all groups have as many items as ``whole``.
    private var firsts: [Int]?
    /// By how much groups are longer than ``whole``.
    private var excesses = LengthExcesses()
    /// The measured lengths of groups across ``lane``, in points.
    private var breadths: [Int: CGFloat] = [:]
    /// The headers and footers, and the length of all.
    private(set) var boundary: BoundaryGeometry

    /// Makes the geometry of a section with `count` items; `measured` are the sizes that its cells have asked for.
    init(
        _ section: NSCollectionLayoutSection, count: Int, in container: CGSize, along axis: NSLayoutConstraint.Axis,
        traits: UITraitCollection, measured: [Int: CGSize], views: [String: CGSize]
    ) {
        self.section = section
        self.axis = axis
        self.container = container
        lane = section.orthogonalScrollingBehavior == .none ? axis : axis.across
        solver = GroupSolver(traits: traits, measured: [:])
        whole = solver.solve(section.group, in: Self.groupContainer(section, container, lane))
        self.count = whole.cells.isEmpty ? 0 : count
        solver.measured = measured
        boundary = BoundaryGeometry(
            section.boundarySupplementaryItems, in: container, along: axis,
            insets: section.supplementariesFollowContentInsets ? section.contentInsets : .zero, measured: views)
        if self.count > 0 { measureGroups() }
        arrange()
    }

    /// Returns the size in which groups are laid out: without the section's insets across the groups' axis.
    private static func groupContainer(
        _ section: NSCollectionLayoutSection, _ container: CGSize, _ lane: NSLayoutConstraint.Axis
    ) -> CGSize {
        let across = container.inset(by: section.contentInsets).along(lane.across)
        return CGSize(container.along(lane), along: lane, across: across)
    }

    // MARK: Groups

    /// How many groups there are.
    private var groupCount: Int {
        if let firsts { return firsts.count - 1 }
        return count == 0 ? 0 : (count + whole.cells.count - 1) / whole.cells.count
    }

    /// Returns the items of a group.
    private func items(ofGroup number: Int) -> Range<Int> {
        if let firsts { return firsts[number]..<firsts[number + 1] }
        return number * whole.cells.count..<min((number + 1) * whole.cells.count, count)
    }

    /// Returns the group of an item.
    private func group(ofItem item: Int) -> Int {
        guard let firsts else { return item / whole.cells.count }
        return firsts.firstPlace { $0 > item } - 1
    }

    /// Returns a group with the sizes that its cells have asked for.
    private func geometry(ofGroup number: Int) -> GroupGeometry {
        let items = items(ofGroup: number)
        guard whole.cells.contains(where: \.estimates.any) || firsts != nil else {
            return GroupGeometry(cells: Array(whole.cells.prefix(items.count)), size: whole.size)
        }
        let container = Self.groupContainer(section, container, lane)
        return solver.solve(section.group, in: container, from: items.lowerBound, most: count - items.lowerBound)
    }

    /// Finds out how many items each group has, and the lengths of those with measured cells.
    private mutating func measureGroups() {
        if section.group.countsByMeasuring {
            let container = Self.groupContainer(section, container, lane)
            var firsts = [0]
            while let first = firsts.last, first < count {
                let made = solver.solve(section.group, in: container, from: first, most: count - first).cells.count
                firsts.append(first + max(made, 1))
            }
            self.firsts = firsts
            for number in 0..<groupCount { measure(number) }
        } else {
            for number in Set(solver.measured.keys.filter { $0 < count }.map(group)).sorted() { measure(number) }
            measure(groupCount - 1)
        }
    }

    /// Takes the lengths of a group.
    ///
    /// A last group with fewer items is shorter by what they leave free at its end.
    private mutating func measure(_ number: Int) {
        let geometry = geometry(ofGroup: number)
        var length = geometry.size.along(lane)
        if firsts == nil, geometry.cells.count < whole.cells.count, !section.group.layoutSize.estimates.along(lane) {
            let insets = section.group.insets.along(lane)
            let missing =
                whole.reach(along: lane, cells: whole.cells.count)
                - geometry.reach(along: lane, cells: geometry.cells.count)
            length -= missing + insets.start + insets.end
        }
        excesses.set(max(length, 0) - whole.size.along(lane), of: number)
        breadths[number] = geometry.size.along(lane.across)
    }

    /// Returns where a group begins, in points from the first one; for the number after the last, where it would.
    private func position(ofGroup number: Int) -> CGFloat {
        CGFloat(number) * (whole.size.along(lane) + section.interGroupSpacing) + excesses.before(number)
    }

    /// The length of all groups, in points.
    private var lengthOfGroups: CGFloat {
        groupCount == 0 ? 0 : position(ofGroup: groupCount) - section.interGroupSpacing
    }

    /// The length of the groups across their axis, in points: that of the longest.
    private var breadth: CGFloat {
        let longest = breadths.values.max() ?? 0
        return breadths.count < groupCount ? max(longest, whole.size.along(lane.across)) : longest
    }

    // MARK: The section

    /// Whether cells or other views determine any of their lengths.
    var hasEstimates: Bool { whole.cells.contains(where: \.estimates.any) || boundary.hasEstimates }

    /// The length along the layout's axis, in points.
    var length: CGFloat { boundary.length }

    /// Places the headers and footers around the groups.
    private mutating func arrange() {
        let insets = section.contentInsets.along(axis)
        if groupCount == 0 {
            boundary.arrange(around: section.boundarySupplementaryItems.isEmpty ? 0 : insets.start + insets.end)
        } else {
            boundary.arrange(around: insets.start + (lane == axis ? lengthOfGroups : breadth) + insets.end)
        }
    }

    /// The length across the layout's axis that the groups need, in points.
    var lengthAcross: CGFloat {
        guard groupCount > 0, lane == axis else { return 0 }
        return section.contentInsets.along(axis.across).start + breadth
    }

    /// Takes the size that a cell or another view asks for; returns whether anything moves.
    mutating func take(_ size: CGSize, of element: CollectionElement) -> Bool {
        if let kind = element.kind {
            guard boundary.take(size, ofKind: kind) else { return false }
        } else {
            guard solver.measured[element.path.item] != size else { return false }
            solver.measured[element.path.item] = size
            guard firsts == nil else {
                excesses = LengthExcesses()
                breadths = [:]
                measureGroups()
                arrange()
                return true
            }
            measure(group(ofItem: element.path.item))
        }
        arrange()
        return true
    }

    /// Returns the cell of an item; `nil` if there is none.
    func cell(ofItem item: Int) -> GroupGeometry.Cell? {
        guard (0..<count).contains(item) else { return nil }
        let group = group(ofItem: item)
        let cells = geometry(ofGroup: group).cells
        let place = item - items(ofGroup: group).lowerBound
        guard cells.indices.contains(place) else { return nil }
        var cell = cells[place]
        let origin = origin(ofGroup: group)
        cell.frame = cell.frame.offsetBy(dx: origin.width, dy: origin.height)
        return cell
    }

    /// Returns the corner of a group in the section, in points.
    private func origin(ofGroup number: Int) -> CGSize {
        let along = section.contentInsets.along(lane).start + position(ofGroup: number) + roomAtEnds.start
        let across = section.contentInsets.along(lane.across).start
        return lane == axis
            ? CGSize(along + boundary.start, along: lane, across: across)
            : CGSize(along, along: lane, across: across + boundary.start)
    }

    /// The rectangle of all groups, in points; `nil` if there are none.
    var groupsFrame: CGRect? {
        guard groupCount > 0 else { return nil }
        let (origin, size) = (origin(ofGroup: 0), CGSize(lengthOfGroups, along: lane, across: breadth))
        return CGRect(origin: CGPoint(x: origin.width, y: origin.height), size: size)
    }

    /// Returns the items of the groups that lie between two points along the groups' axis, not scrolled.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        func start(_ number: Int) -> CGFloat { origin(ofGroup: number).along(lane) }
        let first = (0..<groupCount).firstPlace { start($0 + 1) - section.interGroupSpacing > low }
        let end = (0..<groupCount).firstPlace { start($0) >= high }
        guard first < end else { return 0..<0 }
        return items(ofGroup: first).lowerBound..<items(ofGroup: end - 1).upperBound
    }

    // MARK: Scrolling across

    /// The room before the first and after the last group of a section that shows each group in the middle, in points.
    private var roomAtEnds: (start: CGFloat, end: CGFloat) {
        guard section.orthogonalScrollingBehavior == .groupPagingCentered, groupCount > 0 else { return (0, 0) }
        let last = groupCount - 1
        let lastLength = position(ofGroup: groupCount) - section.interGroupSpacing - position(ofGroup: last)
        let firstLength = position(ofGroup: 1) - section.interGroupSpacing
        return (max(lengthOfWindow - firstLength, 0) / 2, max(lengthOfWindow - lastLength, 0) / 2)
    }

    /// The part of the groups' axis that is in view, in points.
    private var lengthOfWindow: CGFloat { container.inset(by: section.contentInsets).along(lane) }

    /// How far the groups can be scrolled across the layout's axis, in points; 0 if not at all.
    var farthest: CGFloat {
        guard lane != axis else { return 0 }
        return max(roomAtEnds.start + lengthOfGroups + roomAtEnds.end - lengthOfWindow, 0)
    }

    /// Returns where the groups come to rest when they are scrolled from one point to another, in points.
    func restingPoint(_ target: CGFloat, from old: CGFloat) -> CGFloat {
        let target = min(max(target, 0), farthest)
        let stops: (Int) -> CGFloat
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: return target
        case .paging: stops = { CGFloat($0) * lengthOfWindow }
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: stops = position(ofGroup:)
        }
        let next = (0..<groupCount + 1).firstPlace { stops($0) >= target - 0.001 }
        let stop = target < old && next > 0 && stops(next) > target + 0.001 ? stops(next - 1) : stops(next)
        return min(stop, farthest)
    }
}
