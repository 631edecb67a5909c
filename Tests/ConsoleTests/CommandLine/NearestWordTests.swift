import Testing

@testable import Console

@Suite struct NearestWordTests {
    @Test(arguments: [
        ("tset", "test"), ("TEST", "test"), ("chekc", "check"), ("compl", "completion"), ("formatt", "format"),
        ("x", nil), ("zzzz", nil), ("", nil),
    ])
    func `the word that was probably meant`(word: String, expected: String?) {
        #expect(NearestWord.to(word, among: ["run", "test", "check", "completion", "format"]) == expected)
    }

    @Test func `a very long word is no trouble`() {
        #expect(NearestWord.to(String(repeating: "x", count: 1_000_000), among: ["test"]) == nil)
    }
}
