import Testing

@testable import Workers

/// What a newcomer's first searches give; scripts and pictures of the screen rest on these.
@Suite struct SuggestionIndexOfflineTests {
    @Test(arguments: [
        (
            "s",
            """
            swift, speed test, swimming pool near me, switzerland, sunset time, second hand bikes, sudoku, synonyms, \
            snow forecast, swift playgrounds
            """
        ),
        (
            "sw",
            """
            swift, swimming pool near me, switzerland, swift playgrounds, swift tutorial, swimming lessons, \
            sweet potato recipes, swiss roll, swing music, sweden
            """
        ),
        (
            "swi",
            """
            swift, swimming pool near me, switzerland, swift playgrounds, swift tutorial, swimming lessons, \
            swiss roll, swing music, swift bird, swift string
            """
        ),
        (
            "swift",
            """
            swift, swift playgrounds, swift tutorial, swift bird, swift string, swift package manager, \
            swift concurrency, how to learn swift, generics in swift, what is swift used for
            """
        ),
        (
            "swift ",
            """
            swift playgrounds, swift tutorial, swift bird, swift string, swift package manager, swift concurrency, \
            what is swift used for
            """
        ),
        (
            "new",
            """
            new york, news, new year, news today, new zealand, new films, newspaper, newsletter, \
            new year's resolutions, newborn checklist
            """
        ),
        (
            "new y",
            """
            new york, new year, new year's resolutions, flights to new york, weather in new york, \
            tipping in new york, chinese new year, time in new york
            """
        ),
        (
            "kang",
            """
            kangaroo, kangaroos, kangaroo vs wallaby, kangaroo taxi, kangaroo island, how to jump like a kangaroo, \
            where do kangaroos live, how high can a kangaroo jump
            """
        ),
        (
            "how to",
            """
            how to tie a tie, how to cook rice, how to draw, how to boil an egg, how to screenshot, how to write a cv, \
            how to make pancakes, how to lose weight, how to sleep better, how to learn swift
            """
        ),
        ("2026", "2026 calendar, 2026 holidays, 2026 world cup, 2026 moon calendar, world cup 2026"),
        ("CAFÉ", "café, café au lait, board game café"),
        ("cafe", "café, café au lait, board game café"),
        ("Cafe\u{301}", "café, café au lait, board game café"),
        ("munchen", "münchen"),
        ("東京", "tokyo 東京"),
        ("zzz", ""),
    ])
    func `a first search gives these`(text: String, terms: String) {
        #expect(SuggestionIndex.offline.search(text).joined(separator: ", ") == terms)
    }
}
