import Reports
import TestSupport
import Testing

@testable import Console

@Suite struct TextTableTests {
    @Test func `columns are as wide as their texts, and the last one ends where its text does`() {
        let table = TextTable(heading: ["KEY", "VALUE"], rows: [["a", "longer than its heading"], ["four", ""]])
        expect(table.lines(style: .plain), is: ["KEY   VALUE", "a     longer than its heading", "four  "])
    }

    @Test func `a text that is wider than anybody reads widens no other row`() {
        let wide = String(repeating: "x", count: 121)
        let table = TextTable(heading: ["KEY", "VALUE"], rows: [[wide, "1"], ["four", "2"]])
        expect(table.lines(style: .plain), is: ["KEY   VALUE", wide + "  1", "four  2"])
    }
}
