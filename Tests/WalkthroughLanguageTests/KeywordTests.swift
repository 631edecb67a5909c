import Basics
import HeadlessUIKit
import TestSupport

@testable import WalkthroughLanguage

@Suite struct KeywordTests {
    @Test func `every keyword and every role is found by its letters`() {
        for keyword in Keyword.allCases { expect(Self.token(keyword.word)?.keyword, is: keyword) }
        for role in ElementRole.allCases { expect(Self.token(role.rawValue)?.role, is: role) }
        expect((Self.token("switch")?.keyword, Self.token("switch")?.role), is: (.switch, .switch))
    }

    @Test(arguments: ["Tap", "taps", "ta", "button2", "walkthroughwalkthrough", "é"])
    func `other words mean nothing`(word: String) {
        expect((Self.token(word)?.kind, Self.token(word)?.keyword, Self.token(word)?.role), is: (.word, nil, nil))
    }

    @Test func `what begins a script's line is a keyword`() {
        for word in CommandReference.scriptWords + CommandReference.consoleWords {
            expect(Self.token(word)?.keyword?.word, is: word)
        }
    }

    @Test func `what the language has another use for is no identifier`() {
        let words =
            LineParser.roleWords + Keyword.allCases.filter(\.followsElements).map(\.word) + LineParser.subjects
            + ElementState.allCases.map(\.rawValue) + ["value", "left", "right", "back", "into", "until"]
        expect(String.reservedWords, is: Set(words))
    }

    /// Returns the token of a line of one word.
    private static func token(_ word: String) -> Token? {
        var lexer = Lexer(Array(word.utf8))
        return lexer.next() ? lexer.tokens.first : nil
    }
}
