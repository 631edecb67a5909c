import Foundation

/// Where the rows of a table lie, by arithmetic: every row is as high as every other, but for those that were measured.
struct TableGeometry {
    /// One section.
    struct Section {
        /// Where its header begins, in points from the top of the content.
        let top: CGFloat
        /// How many rows lie above it.
        let firstRow: Int
        /// How many rows it has.
        let rows: Int
        /// Its title.
        let title: String?
    }

    /// The sections, from the top.
    private(set) var sections: [Section] = []
    /// The height of a row, in points.
    let rowHeight: CGFloat
    /// The height of a header, in points.
    let headerHeight: CGFloat
    /// The height of all, in points.
    private(set) var height: CGFloat = 0
    /// How many rows there are.
    private(set) var rowCount = 0
    /// The rows whose own height is known, by number, with how much they and those before are higher than usual.
    private var measured: [(number: Int, height: CGFloat, excess: CGFloat)] = []

    init(rowHeight: CGFloat, headerHeight: CGFloat) {
        self.rowHeight = rowHeight
        self.headerHeight = headerHeight
    }

    /// Adds a section at the bottom.
    mutating func append(rows: Int, title: String?) {
        sections.append(Section(top: height, firstRow: rowCount, rows: rows, title: title))
        height += CGFloat(rows) * rowHeight + (title == nil ? 0 : headerHeight)
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
        return CGRect(x: 0, y: top(ofRow: number, in: section), width: width, height: height(ofRow: number))
    }

    /// Where the header of a section begins, in points from the top of the content.
    func top(ofSection section: Int) -> CGFloat { sections[section].top + excess(above: sections[section].firstRow) }

    // MARK: Measured rows

    /// Tells whether the height of a row was measured.
    func isMeasured(_ number: Int) -> Bool {
        let place = place(ofMeasured: number)
        return place < measured.count && measured[place].number == number
    }

    /// Notes the height of a row; tells whether it is another one than before.
    mutating func measure(_ number: Int, height: CGFloat) -> Bool {
        let change = height - self.height(ofRow: number)
        let place = place(ofMeasured: number)
        if !isMeasured(number) {
            measured.insert((number, height, place == 0 ? 0 : measured[place - 1].excess), at: place)
        }
        measured[place].height = height
        guard change != 0 else { return false }
        for place in place..<measured.count { measured[place].excess += change }
        self.height += change
        return true
    }

    /// The height of the row that has so many rows above it.
    private func height(ofRow number: Int) -> CGFloat {
        let place = place(ofMeasured: number)
        return place < measured.count && measured[place].number == number ? measured[place].height : rowHeight
    }

    private func top(ofRow number: Int, in section: Section) -> CGFloat {
        section.top + (section.title == nil ? 0 : headerHeight) + CGFloat(number - section.firstRow) * rowHeight
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

    /// The sections whose header is seen between two heights.
    func headers(from top: CGFloat, to bottom: CGFloat) -> [Int] {
        sections.indices.filter {
            sections[$0].title != nil && self.top(ofSection: $0) < bottom
                && self.top(ofSection: $0) + headerHeight > top
        }
    }

    /// The rows that are seen between two heights, counted through all sections.
    func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        var seen: Range<Int>?
        guard rowHeight > 0, bottom > top else { return 0..<0 }
        for section in sections where !measured.isEmpty {
            let rows = section.firstRow..<section.firstRow + section.rows
            let first = Self.first(of: rows) { self.top(ofRow: $0, in: section) + height(ofRow: $0) > top }
            let end = Self.first(of: rows) { self.top(ofRow: $0, in: section) >= bottom }
            if first < end { seen = (seen?.lowerBound ?? first)..<end }
        }
        for section in sections where measured.isEmpty {
            let start = section.top + (section.title == nil ? 0 : headerHeight)
            let first = max(Int(saturating: ((top - start) / rowHeight).rounded(.down)), 0)
            let end = min(Int(saturating: ((bottom - start) / rowHeight).rounded(.up)), section.rows)
            guard first < end else { continue }
            seen = (seen?.lowerBound ?? section.firstRow + first)..<(section.firstRow + end)
        }
        return seen ?? 0..<0
    }

    /// How many rows lie above a row, through all sections.
    func number(of path: IndexPath) -> Int { sections[path.section].firstRow + path.row }
}
