import Foundation
import TestSupport
import WorkerSupport

@testable import DemoWorkers

/// The search for suggestions: the list, the server's replies, and the errors.
@Suite(.waiting) struct SuggestionsTests {
    private let list = SuggestionList(
        top: "swift, new york",
        themes: [
            "swiss roll, cafe|café, creme brulee|crème brûlée",
            "swing, internet cafe|internet café, taylor swift fan,\na7",
        ])

    @Test(arguments: [
        ("swi", ["swift", "swiss roll", "swing", "taylor swift fan"]),
        ("a", ["a7", "café", "internet café", "taylor swift fan"]),
        ("CRÈME", ["crème brûlée"]), ("Cre\u{300}me", ["crème brûlée"]), ("brul", ["crème brûlée"]),
        ("swift ", ["taylor swift fan"]), ("new  york", []), ("t\nnew", []), ("", []), ("|", []), (",", []), ("🦘", []),
    ])
    func `terms that begin with the text come first, in any case and with or without accents`(
        text: String, terms: [String]
    ) { expect(list.search(text), is: terms) }

    @Test func `no more than ten are found`() {
        let list = SuggestionList(top: "1x, 2x, 3x, 4x, x1, x2, x3, x4, x5, x6, x7", themes: [])
        expect(list.search("x"), is: ["x1", "x2", "x3", "x4", "x5", "x6", "x7", "1x", "2x", "3x"])
    }

    @Test(arguments: [
        (
            "swi",
            """
            swift, swimming pool near me, switzerland, swift playgrounds, swift tutorial, swimming lessons, \
            swiss roll, swing music, swift bird, swift string
            """
        ),
        (
            "kang",
            """
            kangaroo, kangaroos, kangaroo vs wallaby, kangaroo taxi, kangaroo island, how to jump like a kangaroo, \
            where do kangaroos live, how high can a kangaroo jump
            """
        ),
        ("CAFÉ", "café, café au lait, board game café"), ("東京", "tokyo 東京"), ("zzz", ""),
    ])
    func `a first search finds these`(text: String, terms: String) {
        expect(SuggestionList.offline.search(text).joined(separator: ", "), is: terms)
    }

    @Test func `there are more than two thousand terms, each folded, and each once`() {
        let stored = ([SuggestionTerms.top] + SuggestionTerms.themes).flatMap { $0.split { ",\n".contains($0) } }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let folded = stored.map { String($0.prefix { $0 != "|" }) }
        #expect(stored.count > 2_000)
        expect((Set(folded).count, folded.filter { $0.foldedForSuggestions != $0 }), is: (stored.count, []))
    }

    @Test(arguments: [
        ("Swift", "swift"), ("crème brûlée", "creme brulee"), ("Smørrebrød", "smorrebrod"), ("ŁÓDŹ", "lodz"),
        ("Straße", "strasse"), ("Æther", "aether"), ("Œuvre", "oeuvre"), ("Tokyo 東京", "tokyo 東京"), (" a ", " a "),
    ])
    func `case and diacritics are folded`(text: String, folded: String) {
        expect(text.foldedForSuggestions, is: folded)
    }

    /// Searches, and returns the terms or the error.
    private func search(_ tester: StageTester, _ text: String, after latency: Duration = .zero) -> String? {
        let worker = HttpWorker(stage: tester.stage)
        return tester.outcome(after: latency) { () throws(SuggestionsError) in try await worker.search(text) }
    }

    @Test func `offline a reply comes after 50 ms, and a script's faults and replies are the server's`() {
        StageTester.run { tester in
            let name = "suggestions.search"
            expect(search(tester, "swift b", after: .milliseconds(50)), is: #"["swift bird"]"#)
            tester.stage.workers.fail(name, with: .garbage, times: 1)
            expect(search(tester, "swift b", after: .milliseconds(50)), is: "decoding")
            tester.stage.workers.fail(name, with: .status(503), times: 1)
            expect(search(tester, "swift b", after: .milliseconds(50)), is: "server")
            tester.stage.workers.reply(name, with: #"["swi",["one"],[]]"#)
            expect(search(tester, "swift b", after: .milliseconds(50)), is: #"["one"]"#)
        }
    }

    @Test(arguments: [
        (LoopbackServer.Answer.json(#"["x",["one"," two "],[],{}]"#), #"["one", " two "]"#),
        (
            .bytes(Data("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n[\"\",[\"".utf8) + [0xE9] + Data("\"]]".utf8)),
            #"["é"]"#
        ),
        (.json("{}"), "decoding"), (.json(#"["x",[7]]"#), "decoding"), (.json("["), "decoding"),
        (.status(201, body: #"["x",["one"]]"#), "server"), (.status(404), "server"), (.raw(""), "server"),
        (.raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"), "server"),
        (.raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n["), "server"),
    ])
    func `a server's reply is UTF-8 or ISO Latin-1, and anything else an error`(
        answer: LoopbackServer.Answer, result: String
    ) throws {
        let requests = try LiveTest.run(["suggestions"], answering: { _ in answer }) { test in
            expect(search(test.tester, "é & +"), is: result)
        }
        expect(requests.map(\.target), is: ["/complete/search?hl=en&output=firefox&q=%C3%A9%20%26%20%2B"])
    }
}
