import Basics
import Foundation

enum SectionEdge {
    /// Above the rows.
    case header
    /// Below the rows.
    case footer
}

/// The positions of a table's rows, computed by arithmetic.
///
/// All rows have the same height, except those that were measured or whose heights the app has set or estimated.
struct TableGeometry {
    struct Section {
        /// Its distance from the top of the content if every row had the default height, in points.
        let top: CGFloat
        /// How many rows are above it.
        let firstRow: Int
        let rows: Int
        /// The distance of its header from the section above, in points.
        let padding: CGFloat
        /// The height of its header, in points; 0 without one.
        let header: CGFloat
        /// The height of its footer, in points; 0 without one.
        let footer: CGFloat

        /// The distances of the rows' tops and end from the first row, in points; empty for default heights.
        let offsets: [CGFloat]

        /// Returns the distance of a row, or of the end of the rows, from the first row, in points.
        func offset(ofRow row: Int, rowHeight: CGFloat) -> CGFloat {
            offsets.isEmpty ? CGFloat(row) * rowHeight : offsets[row]
        }

        /// The distance of its first row from its top, in points.
        var rowsTop: CGFloat { padding + header }
    }

    private(set) var sections: [Section] = []
    var counts: [Int] { sections.map(\.rows) }
    let rowHeight: CGFloat
    /// The distance of rows, headers and footers from both sides, in points.
    let inset: CGFloat
    /// Whether headers and footers stay in view while a row of their section is in view.
    let pinsEdges: Bool
    /// The height of the whole content, in points.
    private(set) var height: CGFloat
    private(set) var rowCount = 0
    /// The heights of the measured rows, by number.
    private var measured: [Int: CGFloat] = [:]
    /// By how much measured rows exceed the heights that they would have otherwise.
    private var excesses = LengthExcesses()
    private var outdated: Set<Int> = []

    /// Makes the geometry of a table without sections, with room above the first one.
    init(rowHeight: CGFloat, top: CGFloat = 0, inset: CGFloat = 0, pinsEdges: Bool = false) {
        self.rowHeight = rowHeight
        self.inset = inset
        self.pinsEdges = pinsEdges
        height = top
    }

    /// Adds a section at the bottom; `heights` are those of its rows, if they differ from the default one.
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

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].rows).contains(path.row)
    }

    func rect(of path: IndexPath, width: CGFloat) -> CGRect {
        let section = sections[path.section]
        let number = section.firstRow + path.row
        return CGRect(
            x: inset, y: top(ofRow: number, in: section), width: max(width - 2 * inset, 0),
            height: height(ofRow: number, in: section))
    }

    /// Returns the top of a section, in points from the top of the content.
    func top(ofSection section: Int) -> CGFloat { sections[section].top + excesses.before(sections[section].firstRow) }

    /// Returns the bottom of a section, in points from the top of the content.
    func bottom(ofSection number: Int) -> CGFloat {
        let section = sections[number]
        return bottomOfRows(section) + section.footer
    }

    private func bottomOfRows(_ section: Section) -> CGFloat {
        section.top + section.rowsTop + section.offset(ofRow: section.rows, rowHeight: rowHeight)
            + excesses.before(section.firstRow + section.rows)
    }

    func rows(ofSection number: Int) -> (top: CGFloat, bottom: CGFloat) {
        (top(ofSection: number) + sections[number].rowsTop, bottomOfRows(sections[number]))
    }

    /// Returns the rectangle of a header or footer; a pinned one is kept between two heights, within its section.
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

    var measuredRows: [(path: IndexPath, height: CGFloat)] {
        measured.sorted { $0.key < $1.key }.compactMap { row in path(ofRow: row.key).map { ($0, row.value) } }
    }

    /// Returns whether a row was measured and its height is still valid.
    func isMeasured(_ number: Int) -> Bool { measured[number] != nil && !outdated.contains(number) }

    /// Sets the measured height of a row; returns whether the height has changed.
    mutating func measure(_ number: Int, height: CGFloat) -> Bool {
        guard let path = path(ofRow: number) else { return false }
        let section = sections[path.section]
        let change = height - self.height(ofRow: number, in: section)
        outdated.remove(number)
        measured[number] = height
        guard change != 0 else { return false }
        excesses.set(height - unmeasuredHeight(ofRow: number, in: section), of: number)
        self.height += change
        return true
    }

    /// Marks a row to be measured again; until then it keeps its height.
    mutating func forget(_ number: Int) { if isMeasured(number) { outdated.insert(number) } }

    private func height(ofRow number: Int, in section: Section) -> CGFloat {
        measured[number] ?? unmeasuredHeight(ofRow: number, in: section)
    }

    private func unmeasuredHeight(ofRow number: Int, in section: Section) -> CGFloat {
        let row = number - section.firstRow
        return section.offsets.isEmpty ? rowHeight : section.offsets[row + 1] - section.offsets[row]
    }

    private func top(ofRow number: Int, in section: Section) -> CGFloat {
        section.top + section.rowsTop + section.offset(ofRow: number - section.firstRow, rowHeight: rowHeight)
            + excesses.before(number)
    }

    func path(ofRow number: Int) -> IndexPath? {
        guard (0..<rowCount).contains(number) else { return nil }
        guard let section = sections.lastIndex(where: { $0.firstRow <= number && $0.rows > 0 }) else { return nil }
        return IndexPath(row: number - sections[section].firstRow, section: section)
    }

    func sections(showing edge: SectionEdge, from top: CGFloat, to bottom: CGFloat) -> [Int] {
        sections.indices.filter { number in
            let section = sections[number]
            guard (edge == .header ? section.header : section.footer) > 0 else { return false }
            let rect = rect(of: edge, ofSection: number, width: 0, from: top, to: bottom)
            return rect.minY < bottom && rect.maxY > top
        }
    }

    /// Returns the numbers of the rows that are visible between two heights.
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
                let first = all.binarySearch {
                    self.top(ofRow: $0, in: section) + height(ofRow: $0, in: section) > top
                }
                let end = all.binarySearch { self.top(ofRow: $0, in: section) >= bottom }
                guard first < end else { continue }
                rows = first..<end
            }
            seen = (seen?.lowerBound ?? rows.lowerBound)..<rows.upperBound
        }
        return seen ?? 0..<0
    }

    /// Returns how many rows are above a row, in all sections together.
    func number(of path: IndexPath) -> Int { sections[path.section].firstRow + path.row }
}
