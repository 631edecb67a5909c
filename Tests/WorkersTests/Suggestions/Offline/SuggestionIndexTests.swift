import Testing

@testable import Workers

/// The search itself, over lists small enough to see the answer in.
@Suite struct SuggestionIndexTests {
    private let index = SuggestionIndex(
        top: "swift, new york",
        themes: [
            "swiss roll, cafe|café, creme brulee|crème brûlée",
            "swing, internet café|internet café, taylor swift fan, a swimmer",
        ])

    @Test func `terms that begin with the text come first, then those that contain it`() {
        #expect(index.search("swi") == ["swift", "swiss roll", "swing", "taylor swift fan", "a swimmer"])
    }

    @Test func `a term that contains the text twice is given once`() {
        let index = SuggestionIndex(top: "bon bon, a bon bon", themes: [])
        #expect(index.search("bon") == ["bon bon", "a bon bon"])
    }

    @Test func `the top comes first, then the first of each theme, then the second of each`() {
        let index = SuggestionIndex(top: "a1, a2", themes: ["a3, a5,\na7", "a4, a6"])
        #expect(index.search("a") == ["a1", "a2", "a3", "a4", "a5", "a6", "a7"])
    }

    @Test func `no more than ten are given, terms that begin with the text before the others`() {
        let index = SuggestionIndex(top: "1x, 2x, 3x, 4x, x1, x2, x3, x4, x5, x6, x7", themes: [])
        #expect(index.search("x") == ["x1", "x2", "x3", "x4", "x5", "x6", "x7", "1x", "2x", "3x"])
        let full = SuggestionIndex(top: "0x, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11", themes: [])
        #expect(full.search("x") == ["x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10"])
    }

    @Test(arguments: ["crème", "creme", "CRÈME", "Cre\u{300}me", "crEmé", "creme b", "brul", "BRÛL"])
    func `neither case nor diacritics count, and the shown form is given`(text: String) {
        #expect(index.search(text) == ["crème brûlée"])
    }

    @Test func `a term is shown with its accents wherever the text stands in it`() {
        let index = SuggestionIndex(top: "internet cafe|internet café, cafe|café", themes: [])
        #expect(index.search("cafe") == ["café", "internet café"])
        #expect(index.search("E") == ["internet café", "café"])
    }

    @Test func `the text is not trimmed`() {
        #expect(index.search("swift ") == ["taylor swift fan"])
        #expect(index.search(" swi") == ["taylor swift fan", "a swimmer"])
        #expect(index.search("new  york").isEmpty)
        #expect(index.search("new york ").isEmpty)
    }

    @Test func `the whole term and a text one letter too long`() {
        #expect(index.search("a swimmer") == ["a swimmer"])
        #expect(index.search("a swimmers").isEmpty)
    }

    @Test(arguments: [
        "", "\n", "\nswift", "t\nn", "|", "cafe|", "|café", "\r\n", "\0", "swift\0", ",", "🦘", "👨‍👩‍👧", "\u{301}",
        "\u{FFFD}", String(repeating: "swift", count: 20_000), String(repeating: "é", count: 20_000),
    ])
    func `nothing is found for what no term has`(text: String) {
        #expect(index.search(text).isEmpty)
    }

    @Test func `an index without terms finds nothing`() {
        #expect(SuggestionIndex(top: "", themes: []).search("a").isEmpty)
        #expect(SuggestionIndex(top: "", themes: ["", ""]).search("\n").isEmpty)
    }
}
