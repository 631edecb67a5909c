import Foundation

/// One of the two places beside the rows of a section.
enum SectionEdge {
    /// Above them.
    case header
    /// Below them.
    case footer
}

/// Where the rows of a table lie, by arithmetic: every row is as high as every other, but for those whose heights the
/// app has estimated or told, and those that were measured.
struct TableGeometry {
    /// One section.
    struct Section {
        /// Where it begins, in points from the top of the content if every row were as high as usual.
        let top: CGFloat
        /// How many rows lie above it.
        let firstRow: Int
        /// How many rows it has.
        let rows: Int
        /// The room above its header, in points.
        let padding: CGFloat
        /// The height of its header, in points; 0 without one.
        let header: CGFloat
        /// The height of its footer, in points; 0 without one.
        let footer: CGFloat

        /// How far each of its rows, and their end, is below the first one, in points; empty if all are usual.
        let offsets: [CGFloat]

        /// How far a row is below the first one, in points, or their end for one more than there are.
        func offset(ofRow row: Int, rowHeight: CGFloat) -> CGFloat {
            offsets.isEmpty ? CGFloat(row) * rowHeight : offsets[row]
        }

        /// How far its first row is below its top, in points.
        var rowsTop: CGFloat { padding + header }
    }

    /// The sections, from the top.
    private(set) var sections: [Section] = []
    /// The height of a row, in points.
    let rowHeight: CGFloat
    /// How far rows, headers and footers are from either side, in points.
    let inset: CGFloat
    /// Whether headers and footers stay in view as long as a row of their section is.
    let pinsEdges: Bool
    /// The height of all, in points.
    private(set) var height: CGFloat
    /// How many rows there are.
    private(set) var rowCount = 0
    /// The rows whose own height is known, by number, with how much they and those before are higher than usual.
    private var measured: [(number: Int, height: CGFloat, excess: CGFloat)] = []
    /// The measured rows that are to be measured again.
    private var outdated: Set<Int> = []

    /// Makes the geometry of a table that has no section yet, and so much room above the first one.
    init(rowHeight: CGFloat, top: CGFloat = 0, inset: CGFloat = 0, pinsEdges: Bool = false) {
        self.rowHeight = rowHeight
        self.inset = inset
        self.pinsEdges = pinsEdges
        height = top
    }

    /// Adds a section at the bottom; `heights` are those of its rows, if they are not as high as usual.
    mutating func append(
        rows: Int, padding: CGFloat = 0, header: CGFloat = 0, footer: CGFloat = 0, heights: [CGFloat]? = nil
    ) {
        var offsets: [CGFloat] = []
        if let heights {
            offsets.reserveCapacity(rows + 1)
            offsets.append(0)
            var end: CGFloat = 0
            for height in heights {
                end += height
                offsets.append(end)
            }
        }
        let section = Section(
            top: height, firstRow: rowCount, rows: rows, padding: padding, header: header, footer: footer,
            offsets: offsets)
        sections.append(section)
        height += section.offset(ofRow: rows, rowHeight: rowHeight) + padding + header + footer
        rowCount += rows
    }

    /// Whether there is such a row.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].rows).contains(path.row)
    }

    /// Where a row lies in the content.
    func rect(of path: IndexPath, width: CGFloat) -> CGRect {
        let section = sections[path.section]
        let number = section.firstRow + path.row
        return CGRect(
            x: inset, y: top(ofRow: number, in: section), width: max(width - 2 * inset, 0),
            height: height(ofRow: number, in: section))
    }

    /// Where a section begins, in points from the top of the content.
    func top(ofSection section: Int) -> CGFloat { sections[section].top + excess(above: sections[section].firstRow) }

    /// Where a section ends, in points from the top of the content.
    func bottom(ofSection number: Int) -> CGFloat {
        let section = sections[number]
        return bottomOfRows(section) + section.footer
    }

    /// Where the rows of a section end, in points from the top of the content.
    private func bottomOfRows(_ section: Section) -> CGFloat {
        section.top + section.rowsTop + section.offset(ofRow: section.rows, rowHeight: rowHeight)
            + excess(above: section.firstRow + section.rows)
    }

    /// Where the rows of a section lie, in points from the top of the content.
    func rows(ofSection number: Int) -> (top: CGFloat, bottom: CGFloat) {
        (top(ofSection: number) + sections[number].rowsTop, bottomOfRows(sections[number]))
    }

    /// Where the header or the footer of a section lies while the content between two heights is seen.
    ///
    /// One that stays in view is moved there, but not out of its section.
    func rect(
        of edge: SectionEdge, ofSection number: Int, width: CGFloat, from top: CGFloat, to bottom: CGFloat
    ) -> CGRect {
        let section = sections[number]
        let height = edge == .header ? section.header : section.footer
        let rows = rows(ofSection: number)
        var y = edge == .header ? rows.top - height : rows.bottom
        if pinsEdges, edge == .header { y = max(y, min(top, rows.bottom - height)) }
        if pinsEdges, edge == .footer { y = min(y, max(bottom - height, rows.top)) }
        return CGRect(x: inset, y: y, width: max(width - 2 * inset, 0), height: height)
    }

    // MARK: Measured rows

    /// Tells whether the height of a row was measured.
    func isMeasured(_ number: Int) -> Bool {
        let place = place(ofMeasured: number)
        return place < measured.count && measured[place].number == number && !outdated.contains(number)
    }

    /// Notes the height of a row; tells whether it is another one than before.
    mutating func measure(_ number: Int, height: CGFloat) -> Bool {
        guard let path = path(ofRow: number) else { return false }
        let change = height - self.height(ofRow: number, in: sections[path.section])
        let place = place(ofMeasured: number)
        outdated.remove(number)
        if !isMeasured(number) {
            measured.insert((number, height, place == 0 ? 0 : measured[place - 1].excess), at: place)
        }
        measured[place].height = height
        guard change != 0 else { return false }
        for place in place..<measured.count { measured[place].excess += change }
        self.height += change
        return true
    }

    /// Notes that a row is to be measured again; until then it keeps its height.
    mutating func forget(_ number: Int) { if isMeasured(number) { outdated.insert(number) } }

    /// The height of the row that has so many rows above it, of a section.
    private func height(ofRow number: Int, in section: Section) -> CGFloat {
        let place = place(ofMeasured: number)
        if place < measured.count, measured[place].number == number { return measured[place].height }
        let row = number - section.firstRow
        return section.offsets.isEmpty ? rowHeight : section.offsets[row + 1] - section.offsets[row]
    }

    private func top(ofRow number: Int, in section: Section) -> CGFloat {
        section.top + section.rowsTop + section.offset(ofRow: number - section.firstRow, rowHeight: rowHeight)
            + excess(above: number)
    }

    /// How much the rows above one are higher than usual, altogether.
    private func excess(above number: Int) -> CGFloat {
        let place = place(ofMeasured: number)
        return place == 0 ? 0 : measured[place - 1].excess
    }

    /// The first place among the measured rows that is not below a number.
    private func place(ofMeasured number: Int) -> Int {
        Self.first(of: 0..<measured.count) { measured[$0].number >= number }
    }

    /// The first number of a range that has a property which all after it have too; its end if none has.
    private static func first(of range: Range<Int>, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The place of the row that has so many rows above it.
    func path(ofRow number: Int) -> IndexPath? {
        guard (0..<rowCount).contains(number) else { return nil }
        guard let section = sections.lastIndex(where: { $0.firstRow <= number && $0.rows > 0 }) else { return nil }
        return IndexPath(row: number - sections[section].firstRow, section: section)
    }

    /// The sections whose header or footer is seen between two heights.
    func sections(showing edge: SectionEdge, from top: CGFloat, to bottom: CGFloat) -> [Int] {
        sections.indices.filter { number in
            let section = sections[number]
            guard (edge == .header ? section.header : section.footer) > 0 else { return false }
            let rect = rect(of: edge, ofSection: number, width: 0, from: top, to: bottom)
            return rect.minY < bottom && rect.maxY > top
        }
    }

    /// The rows that are seen between two heights, counted through all sections.
    func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        var seen: Range<Int>?
        guard bottom > top else { return 0..<0 }
        for section in sections {
            let rows: Range<Int>
            if measured.isEmpty, section.offsets.isEmpty {
                guard rowHeight > 0 else { continue }
                let start = section.top + section.rowsTop
                let first = max(Int(saturating: ((top - start) / rowHeight).rounded(.down)), 0)
                let end = min(Int(saturating: ((bottom - start) / rowHeight).rounded(.up)), section.rows)
                guard first < end else { continue }
                rows = section.firstRow + first..<section.firstRow + end
            } else {
                let all = section.firstRow..<section.firstRow + section.rows
                let first = Self.first(of: all) {
                    self.top(ofRow: $0, in: section) + height(ofRow: $0, in: section) > top
                }
                let end = Self.first(of: all) { self.top(ofRow: $0, in: section) >= bottom }
                guard first < end else { continue }
                rows = first..<end
            }
            seen = (seen?.lowerBound ?? rows.lowerBound)..<rows.upperBound
        }
        return seen ?? 0..<0
    }

    /// How many rows lie above a row, through all sections.
    func number(of path: IndexPath) -> Int { sections[path.section].firstRow + path.row }
}
