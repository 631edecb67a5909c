import TestSupport

@testable import Basics

@Suite struct NearestWordTests {
    private let commands = ["tap", "type", "clear", "submit", "switch", "select", "scroll", "background"]

    @Test(arguments: [
        ("tpa", "tap"), ("tapp", "tap"), ("tp", "tap"), ("swich", "switch"), ("slect", "select"), ("TAP", "tap"),
        ("backgruond", "background"), ("bckgrond", "background"), ("Scroll", "scroll"),
    ])
    func `a slip of the keyboard finds the word`(slip: String, word: String) {
        expect(NearestWord.search(slip, among: commands), is: word)
    }

    @Test(arguments: ["", "x", "jump", "launch", "foreground!!", "tippy", "sub"])
    func `a word that is far from all has no nearest`(word: String) {
        expect(NearestWord.search(word, among: commands), is: nil)
    }

    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "ab", 2), ("ca", "ac", 1), ("kitten", "sitting", 3), ("abc", "abc", 0),
        ("ca", "abc", 2), ("realse", "release", 2), ("abcdef", "fbcdea", 2), ("noSplahs", "noSplash", 1),
    ])
    func `a swap of neighbours is one slip`(left: String, right: String, distance: Int) {
        expect(NearestWord.distance(Array(left.utf8), Array(right.utf8)), is: distance)
        expect(NearestWord.distance(Array(right.utf8), Array(left.utf8)), is: distance)
    }

    @Test func `the question names the similar word, and is not asked without one`() {
        expect(NearestWord.question("tpa", among: commands), is: "did you mean `tap`?")
        expect(NearestWord.question("jump", among: commands), is: nil)
        expect(NearestWord.question("sub", among: commands), is: "did you mean `submit`?")
    }

    @Test func `a word that was cut or drawn out is known by its part, unless the part is another's too`() {
        expect(NearestWord.meant("back", among: commands), is: "background")
        expect(NearestWord.meant("env", among: ["end", "environment"]), is: "environment")
        expect(NearestWord.meant("env", among: ["end", "environment", "envelope"]), is: "end")
        expect(NearestWord.meant("clearing", among: commands), is: "clear")
        expect(NearestWord.meant("s", among: commands), is: nil)
    }

    @Test func `of equally near words the first is taken`() {
        expect(NearestWord.search("cat", among: ["bat", "hat"]), is: "bat")
        expect(NearestWord.search("cat", among: ["hat", "bat"]), is: "hat")
    }

    @Test func `of equally near words one with the same first letter is taken`() {
        expect(NearestWord.search("wit", among: ["sit", "bit", "wat"]), is: "wat")
    }

    @Test func `the same letters in the same case win over others`() {
        expect(NearestWord.search("Tap", among: ["tap", "TAP", "Tap"]), is: "Tap")
    }

    @Test func `one letter is never a slip for another`() {
        expect(NearestWord.search("a", among: ["b", "c"]), is: nil)
    }

    @Test func `a word of any length is answered at once`() {
        let long = String(repeating: "a", count: 1_000_000)
        expect(NearestWord.search(long, among: commands), is: nil)
        expect(NearestWord.search("tap", among: [long, "top"]), is: "top")
    }

    @Test func `words outside of ASCII are compared too`() {
        expect(NearestWord.search("Zurich", among: ["Zürich", "Genf"]), is: "Zürich")
    }
}
