import Foundation

/// Where the rows of a table lie, by arithmetic: every row is as high as every other.
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
        let top = section.top + (section.title == nil ? 0 : headerHeight) + CGFloat(path.row) * rowHeight
        return CGRect(x: 0, y: top, width: width, height: rowHeight)
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
            sections[$0].title != nil && sections[$0].top < bottom && sections[$0].top + headerHeight > top
        }
    }

    /// The rows that are seen between two heights, counted through all sections.
    func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        var seen: Range<Int>?
        guard rowHeight > 0, bottom > top else { return 0..<0 }
        for section in sections {
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
