import TestSupport

@testable import WalkthroughLanguage

@Suite struct SourceExcerptTests {
    @Test func `a caret stands below its word in a terminal, where some characters are wide`() {
        #expect(
            errors("tap 日本 \"x\"\ntap \"日本語👍🏽e\u{301}\" 語x\n") == """
                a.walk:1:5: error: unknown role `日本`
                  | tap 日本 "x"
                  |     ^~~~
                  = one of: \(LineParser.roleWords.joined(separator: " "))
                a.walk:2:13: error: unexpected `語x` after the end of the command
                  | tap "日本語👍🏽e\u{301}" 語x
                  |                 ^~~
                  = usage: tap ELEMENT

                """)
    }

    @Test func `a text of which some characters are dots keeps its caret`() {
        let line = Array("tap \"日本\" x".utf8)
        var excerpt = SourceExcerpt(line: line[...], fault: line.count - 1..<line.count)
        expect(excerpt.padding, is: String(repeating: " ", count: 11))
        excerpt.text = "tap \"••\" x"
        expect(excerpt.padding, is: String(repeating: " ", count: 9))
    }
}
