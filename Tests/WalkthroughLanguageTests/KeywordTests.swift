import HeadlessUIKit
import Testing

@testable import WalkthroughLanguage

@Suite struct KeywordTests {
    /// Returns what a word means.
    private func meaning(of word: String) -> WordTable.Entry {
        Array(word.utf8).withUnsafeBufferPointer { WordTable.language.entry(of: 0..<$0.count, in: $0) }
    }

    @Test func `every keyword and every role is found by its letters`() {
        for keyword in Keyword.allCases { #expect(meaning(of: keyword.word).keyword == keyword) }
        for role in ElementRole.allCases { #expect(meaning(of: role.rawValue).role == role) }
        #expect(meaning(of: "switch").keyword == .switch)
        #expect(meaning(of: "switch").role == .switch)
    }

    @Test(arguments: ["", "Tap", "taps", "ta", "button2", "walkthroughwalkthrough", "é"])
    func `other words mean nothing`(word: String) {
        #expect(meaning(of: word).keyword == nil)
        #expect(meaning(of: word).role == nil)
    }

    @Test func `a set gives its words in the order of all keywords, each once`() {
        var keywords = KeywordSet()
        #expect(keywords.words == [])
        for keyword in [Keyword.quit, .within, .no, .within] { keywords.insert(keyword) }
        #expect(keywords.words == ["no", "within", "quit"])
    }

    @Test func `what begins a script's line is a keyword`() {
        for word in CommandReference.scriptWords + CommandReference.consoleWords {
            #expect(meaning(of: word).keyword?.word == word)
        }
    }

    @Test func `what the language has another use for is no identifier`() {
        let reserved = ["in", "is", "within", "because", "into", "until", "back", "screen", "no", "button", "switch"]
        #expect(LineParser.reservedWords.isSuperset(of: reserved))
        #expect(LineParser.reservedWords.isDisjoint(with: ["tap", "wait", "Search"]))
    }
}
