import Basics
import Foundation

/// The positions of a flow layout's items, as if it scrolled down; if it scrolls sideways, the layout swaps the axes.
///
/// If all items of a section have the same size, their rectangles are computed from their numbers, not stored.
struct FlowGeometry {
    /// The app's settings for a section, in points.
    struct Metrics {
        var inset: UIEdgeInsets
        var lineSpacing: CGFloat
        /// The least distance between two items of a line.
        var itemSpacing: CGFloat
        /// The height of the header; 0 without one.
        var header: CGFloat
        /// The height of the footer; 0 without one.
        var footer: CGFloat
    }

    /// Where headers and footers are pinned, in points from the top of the content; `nil` if they scroll away.
    struct Pins {
        var header: CGFloat?
        var footer: CGFloat?
    }

    private struct Grid {
        let perLine: Int
        let size: CGSize
        /// The distance of an item's left edge from that of the item before, in points.
        let pitch: CGFloat
        /// The distance of the first item from the inset at the left, in points.
        let start: CGFloat
    }

    private struct Line {
        let items: Range<Int>
        /// The distance from the top of the items, in points.
        let top: CGFloat
        let height: CGFloat
        /// The distance of the first item from the inset at the left, in points.
        let start: CGFloat
        /// The distance between two items, in points.
        let gap: CGFloat
    }

    private struct Section {
        let metrics: Metrics
        /// Its distance from the top of the content, in points.
        let top: CGFloat
        let count: Int
        /// The arrangement of items of one size; `nil` if sizes differ.
        let grid: Grid?
        /// The sizes of its items, if they differ, in points.
        let sizes: [CGSize]
        let lines: [Line]
        let height: CGFloat
        /// Positions in points from the top of the content.
        var itemsTop: CGFloat { top + metrics.header + metrics.inset.top }
        var footerTop: CGFloat { itemsTop + height + metrics.inset.bottom }
        var bottom: CGFloat { footerTop + metrics.footer }
    }

    let width: CGFloat
    /// The height of the content, in points.
    private(set) var height: CGFloat = 0
    private var sections: [Section] = []

    init(width: CGFloat) { self.width = width }

    mutating func append(count: Int, of size: CGSize, _ metrics: Metrics) {
        let room = room(metrics)
        let perLine = Self.count(of: size.width, metrics.itemSpacing, in: room)
        let gap = perLine > 1 ? (room - CGFloat(perLine) * size.width) / CGFloat(perLine - 1) : 0
        let lines = (count + perLine - 1) / perLine
        append(
            Section(
                metrics: metrics, top: height, count: count,
                grid: Grid(
                    perLine: perLine, size: size, pitch: size.width + gap,
                    start: perLine > 1 ? 0 : max((room - size.width) / 2, 0)),
                sizes: [], lines: [],
                height: max(CGFloat(lines) * (size.height + metrics.lineSpacing) - metrics.lineSpacing, 0)))
    }

    /// Adds a section with items of these sizes.
    ///
    /// Equal items stand in columns; if one differs, the last line has the minimum spacing.
    /// openradar.me/20825965
    mutating func append(sizes: [CGSize], _ metrics: Metrics) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            return append(count: sizes.count, of: first, metrics)
        }
        let room = room(metrics)
        var lines: [Line] = []
        var first = 0
        var top: CGFloat = 0
        while first < sizes.count {
            var end = first + 1
            var used = sizes[first].width
            while end < sizes.count, used + metrics.itemSpacing + sizes[end].width <= room + 0.001 {
                used += metrics.itemSpacing + sizes[end].width
                end += 1
            }
            let free = room - used
            let between = CGFloat(end - first - 1)
            // A lone item with no room beside it is centred, in the last line too.
            let isLeftAligned =
                end == sizes.count && (between > 0 || free >= metrics.itemSpacing + sizes[end - 1].width)
            let spread = isLeftAligned || between == 0 ? 0 : max(free, 0) / between
            let height = sizes[first..<end].map(\.height).max() ?? 0
            lines.append(
                Line(
                    items: first..<end, top: top, height: height,
                    start: between == 0 && !isLeftAligned ? max(free / 2, 0) : 0, gap: metrics.itemSpacing + spread))
            top += height + metrics.lineSpacing
            first = end
        }
        append(
            Section(
                metrics: metrics, top: height, count: sizes.count, grid: nil, sizes: sizes, lines: lines,
                height: max(top - metrics.lineSpacing, 0)))
    }

    private mutating func append(_ section: Section) {
        sections.append(section)
        height = section.bottom
    }

    private func room(_ metrics: Metrics) -> CGFloat { max(width - metrics.inset.left - metrics.inset.right, 0) }

    /// Returns how many items of a width fit into a line; at least 1.
    private static func count(of width: CGFloat, _ spacing: CGFloat, in room: CGFloat) -> Int {
        guard width + spacing > 0 else { return 1 }
        return max(Int(saturating: ((room + spacing + 0.001) / (width + spacing)).rounded(.down)), 1)
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].count).contains(path.item)
    }

    func rect(of path: IndexPath) -> CGRect? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        let left = section.metrics.inset.left
        if let grid = section.grid {
            let (line, place) = path.item.quotientAndRemainder(dividingBy: grid.perLine)
            return CGRect(
                x: left + grid.start + CGFloat(place) * grid.pitch,
                y: section.itemsTop + CGFloat(line) * (grid.size.height + section.metrics.lineSpacing),
                width: grid.size.width, height: grid.size.height)
        }
        let lines = section.lines
        let number = lines.indices.binarySearch { lines[$0].items.upperBound > path.item }
        guard lines.indices.contains(number) else { return nil }
        let line = lines[number]
        let before = section.sizes[line.items.lowerBound..<path.item].reduce(0) { $0 + $1.width + line.gap }
        let size = section.sizes[path.item]
        return CGRect(
            x: left + line.start + before, y: section.itemsTop + line.top + (line.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    /// Returns the rectangle of a section's header or footer; a pinned one is moved, but not beyond its items.
    func rect(of edge: SectionEdge, ofSection number: Int, _ pins: Pins) -> CGRect? {
        guard sections.indices.contains(number) else { return nil }
        let section = sections[number]
        let height = edge == .header ? section.metrics.header : section.metrics.footer
        guard height > 0 else { return nil }
        var top = edge == .header ? section.top : section.footerTop
        if edge == .header, let pin = pins.header { top = max(top, min(pin, section.footerTop - height)) }
        if edge == .footer, let pin = pins.footer {
            top = min(top, max(pin - height, section.top + section.metrics.header))
        }
        return CGRect(x: 0, y: top, width: width, height: height)
    }

    /// Returns the items of a section between two heights.
    private func items(of section: Section, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let (top, bottom) = (top - section.itemsTop, bottom - section.itemsTop)
        if let grid = section.grid {
            let pitch = grid.size.height + section.metrics.lineSpacing
            guard pitch > 0 else { return 0..<section.count }
            let first = Int(saturating: (top / pitch).rounded(.down)).clamped(to: 0, section.count)
            let end = Int(saturating: (bottom / pitch).rounded(.up)).clamped(to: 0, section.count)
            let low = min(first * grid.perLine, section.count)
            return low..<max(min(end * grid.perLine, section.count), low)
        }
        let lines = section.lines
        let low = lines.indices.binarySearch { lines[$0].top + lines[$0].height > top }
        let high = max(lines.indices.binarySearch { lines[$0].top >= bottom }, low)
        guard low < high else { return 0..<0 }
        return lines[low].items.lowerBound..<lines[high - 1].items.upperBound
    }

    /// Returns the elements between two heights of the content, in reading order.
    func elements(
        from top: CGFloat, to bottom: CGFloat, _ pins: Pins
    ) -> [(element: CollectionElement, rect: CGRect)] {
        var found: [(element: CollectionElement, rect: CGRect)] = []
        func add(_ kind: String?, _ path: IndexPath, _ rect: CGRect?) {
            guard let rect, rect.maxY > top, rect.minY < bottom else { return }
            found.append((CollectionElement(kind: kind, path: path), rect))
        }
        for number in sections.indices.binarySearch({ sections[$0].bottom > top })..<sections.count {
            let section = sections[number]
            if section.top >= bottom { break }
            let path = IndexPath(item: 0, section: number)
            add(UICollectionView.elementKindSectionHeader, path, rect(of: .header, ofSection: number, pins))
            for item in items(of: section, from: top, to: bottom) {
                let path = IndexPath(item: item, section: number)
                add(nil, path, rect(of: path))
            }
            add(UICollectionView.elementKindSectionFooter, path, rect(of: .footer, ofSection: number, pins))
        }
        return found
    }
}

extension Int {
    fileprivate func clamped(to low: Int, _ high: Int) -> Int { Swift.min(Swift.max(self, low), high) }
}
