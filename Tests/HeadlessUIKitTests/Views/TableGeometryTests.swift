import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct TableGeometryTests {
    let geometry: TableGeometry

    init() {
        var geometry = TableGeometry(rowHeight: 10)
        geometry.append(rows: 3, header: 5)
        geometry.append(rows: 0)
        geometry.append(rows: 2, header: 5)
        self.geometry = geometry
    }

    @Test func `rows lie below their header`() {
        expect((geometry.height, geometry.rowCount), is: (60, 5))
        expect(geometry.rect(of: IndexPath(row: 2, section: 0), width: 7).numbers, is: [0, 25, 7, 10])
        expect(geometry.rect(of: IndexPath(row: 0, section: 2), width: 7).numbers, is: [0, 40, 7, 10])
    }

    @Test(arguments: [
        (0.0, 60.0, 0..<5), (0, 5, 0..<0), (0, 6, 0..<1), (14, 16, 0..<2), (34, 42, 2..<4), (35, 40, 0..<0),
        (59, 100, 4..<5), (60, 100, 0..<0), (-50, 10, 0..<1), (10, 10, 0..<0),
    ])
    func `the rows between two heights are found by arithmetic`(top: Double, bottom: Double, rows: Range<Int>) {
        expect(geometry.rows(from: top, to: bottom), is: rows)
    }

    @Test func `a row's number converts to its index path and back`() {
        for number in 0..<5 {
            expect(geometry.path(ofRow: number).map(geometry.number), is: number)
        }
        expect(geometry.path(ofRow: 3), is: IndexPath(row: 0, section: 2))
        expect((geometry.path(ofRow: 5), geometry.path(ofRow: -1)), is: (nil, nil))
    }

    @Test func `only rows that exist are contained`() {
        #expect(geometry.contains(IndexPath(row: 1, section: 2)))
        #expect(!geometry.contains(IndexPath(row: 0, section: 1)))
        #expect(!geometry.contains(IndexPath(row: 0, section: 3)))
        #expect(!geometry.contains(IndexPath(row: -1, section: 0)))
        #expect(!geometry.contains(IndexPath(index: 0)))
    }

    @Test func `headers in view are found`() {
        expect(geometry.sections(showing: .header, from: 0, to: 60), is: [0, 2])
        expect(geometry.sections(showing: .header, from: 5, to: 35), is: [])
        expect(geometry.sections(showing: .header, from: 36, to: 37), is: [2])
    }
}
