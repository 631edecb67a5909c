import Basics
@testable import StageRuntime
import TestSupport

@testable import Reports
@testable import StageRuntime
@testable import WalkthroughLanguage
@testable import Results

@Suite struct FailureTextTests {
    private func text(_ result: WalkthroughResult) -> String {
        FailureText(result).lines(number: 2).joined(separator: "\n")
    }

    @Test func `everything that helps is there, from the line to the command`() {
        var failure = WalkthroughFailure.sample()
        failure.uses = [
            SourceLocation(file: "all.walk", line: 2, column: 1),
            SourceLocation(file: "inner.walk", line: 5, column: 3),
        ]
        failure.notes = ["it was not true within 2s, up to 2.85s"]
        failure.screen = ["field \"Search\" focused", "list suggestions"]
        failure.pending = [
            "reply of suggestions.search at 3s", "reply of settings.update is held until released",
        ]
        failure.events = [
            "2.8s  worker  request  call=suggestions.search"
        ]
        #expect(
            text(.sample(.failed, [failure])) == """
                2) Search
                   demo/search.walk:14:3: the screen is Search, not Detail
                     | … 9 steps before, the clock at 2.85s
                     | expect screen Detail
                     | ^~~~~~
                     = used at inner.walk:5:3
                     = used at all.walk:2:1
                   expected: expect screen Detail
                   found:    screen Search
                   note:     it was not true within 2s, up to 2.85s

                   The screen:
                     | field "Search" focused
                     | list suggestions
                   Still to come:
                     | reply of suggestions.search at 3s
                     | reply of settings.update is held until released
                   What happened last:
                     | 2.8s  worker  request  call=suggestions.search

                   To see it again:
                     rehearse test demo/search.walk
                """)
    }

    @Test func `the lines of a picture stand below each other`() {
        let difference = StepFailure(
            .expectation, "the screen differs from the picture", actual: "- text \"a\"\n+ text \"b\"")
        let lines = text(.sample(.failed, [.sample(difference)]))
        #expect(lines.contains("\n   found:\n     | - text \"a\"\n     | + text \"b\"\n"))
    }

    @Test func `a check at the end has no line`() {
        let leak = StepFailure(.problem("leak"), "Detail is still there")
        let lines = text(.sample(.failed, [.sample(leak, source: nil)]))
        #expect(
            lines == """
                2) Search
                   demo/search.walk:14:3: leak: Detail is still there
                     | … 9 steps before, the clock at 2.85s
                     | … the end, when every walkthrough is checked

                   To see it again:
                     rehearse test demo/search.walk
                """)
    }

    @Test func `only the last of several failures shows its context`() {
        var soft = WalkthroughFailure.sample()
        soft.screen = ["text \"early\""]
        var last = WalkthroughFailure.sample()
        last.screen = ["text \"late\""]
        let lines = text(.sample(.failed, [soft, last]))
        #expect(!lines.contains("early"))
        #expect(lines.contains("     | text \"late\"\n"))
        expect(lines.ranges(of: "the screen is Search, not Detail").count, is: 2)
    }

    @Test func `a known failure that passes says what to do`() {
        #expect(
            text(.sample(.unexpectedPass, reason: "issue 12")) == """
                2) Search
                   demo/search.walk: it passed, but its script says `known failure`: issue 12
                   note:     remove the line `known failure` from the script

                   To see it again:
                     rehearse test demo/search.walk
                """)
    }

    @Test func `nothing in it acts on a terminal`() {
        var failure = WalkthroughFailure.sample(
            StepFailure(.action, "no \u{1B}[2J\nhere", expected: "a\u{7}", actual: "b\r", notes: ["\u{202E}c"]),
            source: "tap \"\u{1B}]0;x\u{7}\"")
        failure.screen = ["text \"\u{9B}31m\""]
        let result = WalkthroughResult.sample(.failed, [failure])
        for line in FailureText(result).lines(number: 1) + FailureText(result).summary {
            #expect(!line.unicodeScalars.contains(where: SafeText.isUnsafe), "\(line.debugDescription)")
        }
    }

    @Test func `the summary is the title and a line for each failure`() {
        expect(
            FailureText(.sample(.failed, [.sample()])).summary,
            is: ["FAILED Search", "   demo/search.walk:14:3: the screen is Search, not Detail"])
        expect(
            FailureText(.sample(.unexpectedPass, reason: "issue 12")).summary,
            is: ["FAILED Search", "   it passed, but its script says `known failure`: issue 12"])
    }

    @Test func `colours change nothing but colours`() {
        let result = WalkthroughResult.sample(.failed, [.sample()])
        let coloured = FailureText(result, style: TerminalStyle(isColoured: true, isLive: false)).lines(number: 1)
        let bare = coloured.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }
        expect(bare, is: FailureText(result).lines(number: 1))
        #expect(coloured != bare)
    }
}
