import TestSupport

@testable import Basics

@Suite struct ColumnWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆ", 2), ("한국", 4), ("한", 2),
        ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("…", 1), ("•", 1), ("\u{200B}", 0),
        ("a日b", 4), ("ก็", 1),
    ])
    func `the width of a text is its number of terminal columns`(text: String, columns: Int) {
        expect(ColumnWidth.of(text), is: columns)
    }

    @Test(arguments: [
        ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("abc", 0, ""), ("abc", 1, "…"),
    ])
    func `a text is cut at a character, and says so`(text: String, columns: Int, expected: String) {
        expect(ColumnWidth.cut(text, to: columns), is: expected)
    }

    @Test func `a text is padded by columns`() {
        expect((ColumnWidth.pad("日", to: 4), ColumnWidth.pad("long", to: 2)), is: ("日  ", "long"))
    }
}
