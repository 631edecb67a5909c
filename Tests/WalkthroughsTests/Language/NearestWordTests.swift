import Testing

@testable import Walkthroughs

@Suite struct NearestWordTests {
    @Test(arguments: [
        ("tapp", "tap"), ("expcet", "expect"), ("Tap", "tap"), ("wiat", "wait"),
        ("suggestion.serch", "suggestions.search"),
    ])
    func `the word that was probably meant`(_ written: String, _ meant: String) {
        #expect(NearestWord.find(written, in: ["app", "tap", "expect", "wait", "suggestions.search"]) == meant)
    }

    @Test(arguments: ["", "xyz", "completely different"])
    func `nothing is near enough`(_ written: String) {
        #expect(NearestWord.find(written, in: ["tap", "expect"]) == nil)
    }

    @Test func `distances count insertions, deletions, replacements and swaps`() {
        func distance(_ left: String, _ right: String) -> Int {
            NearestWord.distance(from: Array(left.utf8), to: Array(right.utf8))
        }
        #expect(distance("", "abc") == 3)
        #expect(distance("abc", "abc") == 0)
        #expect(distance("abc", "acb") == 1)
        #expect(distance("kitten", "sitting") == 3)
    }
}
