import Testing

@testable import Workers

/// What counts as the same text for the search.
@Suite struct StringSuggestionFoldingTests {
    @Test(arguments: [
        ("", ""), ("Swift", "swift"), ("AZ az 09 @[`{", "az az 09 @[`{"),
        ("CAFÉ", "cafe"), ("Cafe\u{301}", "cafe"), ("crème brûlée", "creme brulee"),
        ("SEÑORITA", "senorita"), ("São Paulo", "sao paulo"), ("Zürich", "zurich"), ("phở", "pho"),
        ("Smørrebrød", "smorrebrod"), ("ŁÓDŹ", "lodz"), ("Straße", "strasse"), ("Æther", "aether"),
        ("Œuvre", "oeuvre"), ("Þór", "thor"), ("Đà ð", "da d"), ("Ħ ı İ", "h i i"),
        ("Tokyo 東京", "tokyo 東京"), ("Ωμέγα", "ωμεγα"), ("🦘 É", "🦘 e"), (" a  ", " a  "),
    ])
    func `case and diacritics go, all else stays`(text: String, folded: String) {
        #expect(String(decoding: text.foldedForSuggestions, as: UTF8.self) == folded)
    }
}
