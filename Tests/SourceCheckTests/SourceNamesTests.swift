import Testing

@testable import SourceCheck

/// What one file declares is known in the others, as far as the language has it known there.
@Suite struct SourceNamesTests {
    /// `line rule` of each finding in the first source.
    private func findings(_ first: String, beside others: String...) -> [String] {
        let sources = ([first] + others).enumerated().map { ("\($0).swift", Array($1.utf8)) }
        return SourceCheck(sources).findings().filter { $0.path == "0.swift" }.map { "\($0.line) \($0.rule)" }
    }

    @Test func `another name for the same type hides nothing in other files`() {
        let alias = "typealias Task = _Concurrency.Task\ntypealias Date = Foundation.Date\n"
        #expect(
            findings("Task { }\n_ = Date()\nTask.detached { }\n", beside: alias) == [
                "1 task", "2 date", "3 task-detached",
            ])
    }

    @Test func `a forbidden type is found by a name that another file gives it`() {
        #expect(findings("Job { }\n", beside: "typealias Work = Task\n", "typealias Job = Work\n") == ["1 task"])
        #expect(findings("Job { }\n", beside: "private typealias Job = Task\n") == [])
        #expect(findings("Job { }\n", beside: "typealias Job = My.Task\n") == [])
        #expect(
            findings("for a in b as Tags {}\n", beside: "typealias Tags = Names\n", "typealias Names = Set<Int>\n") == [
                "1 unordered"
            ])
        #expect(findings("typealias A = B\ntypealias B = A\nA { }\n") == [])
    }

    @Test func `a method hides a function within its type, in whichever file that is extended`() {
        let printer = "class Printer { func print(_ text: String) {} }\n"
        #expect(findings("print(1)\nstruct A { func b() { print(1) } }\n", beside: printer) == ["1 print", "2 print"])
        #expect(findings("extension Printer { func a() { print(1) } }\n", beside: printer) == [])
        #expect(findings("class Laser: Printer { func a() { print(1) } }\n", beside: printer) == [])
        #expect(
            findings("class Mine: Laser { func a() { print(1) } }\n", beside: printer, "class Laser: Printer {}\n")
                == [])
        #expect(findings("print(1)\n", beside: "func print(_ any: Any) {}\n") == [])
        #expect(findings("print(1)\n", beside: "private func print(_ any: Any) {}\n") == ["1 print"])
    }

    @Test func `a type within another hides the library's in the bodies of that other only`() {
        let board = "enum Board { struct Thread {} }\n"
        #expect(findings("extension Board { func a() { Thread() } }\n", beside: board) == [])
        #expect(findings("struct Card { func a() { Thread() } }\n", beside: board) == ["1 thread"])
    }

    @Test func `a shuffle of the sources' own is told by what is shuffled`() {
        let player = "final class Player { func shuffle() {} }\n"
        #expect(findings("struct A { let player: Player; func a() { player.shuffle() } }\n", beside: player) == [])
        #expect(
            findings("struct A { var songs = [1]; func a() { songs.shuffle() } }\n", beside: player) == ["1 random"])
        #expect(
            findings("songs.shuffled()\n", beside: "extension Array { func shuffled() -> [Element] { self } }\n") == [])
    }

    @Test func `what a function of another file returns is known`() {
        let names = "struct Book { func names() -> Set<String> { [] } }\n"
        #expect(
            findings("for name in book.names() { }\nlet all = book.names()\nfor name in all { }\n", beside: names) == [
                "1 unordered", "3 unordered",
            ])
        #expect(findings("for name in book.names() { }\n", beside: names, "func names() -> [String] { [] }\n") == [])
    }

    @Test(arguments: [
        "struct S { var values: [String: Int] = [:] }; extension S { func f() { for v in values { _ = v } } }",
        "struct S { var values: [String: Int] = [:] }; extension S { func f() { for v in self.values { _ = v } } }",
        "struct S { var values: [String: Int] = [:] }; func f(s: S) { for v in s.values { _ = v } }",
        "struct S { func values() -> Set<Int> { [] }; func f() { for v in values() { _ = v } } }",
    ])
    func `what a type or a file declares wins over what other files say of that name`(_ text: String) {
        #expect(findings(text) == ["1 unordered"])
        #expect(findings(text, beside: "struct Q { let values: [Int] }\n") == ["1 unordered"])
        #expect(findings(text, beside: "struct Q { func values() -> [Int] { [] } }\n") == ["1 unordered"])
    }

    @Test func `a property of a type of another file is known by that type`() {
        let types = ["struct S { let values: Set<Int> }\n", "struct Q { let values: [Int] }\n"]
        let loops = "func f(s: S, q: Q) {\nfor v in s.values {}\nfor v in q.values {}\n}\n"
        #expect(findings(loops, beside: types[0], types[1]) == ["2 unordered"])
        #expect(findings("func f(q: Q) { for v in q.values {} }\n" + types[0], beside: types[1]) == [])
        #expect(findings("func f(x: X) { for v in x.values {} }\n", beside: types[0], types[1]) == [])
    }

    @Test func `a global variable of another file is known`() {
        let loop = "func f() { for tag in tags {} }\n"
        #expect(findings(loop, beside: "let tags: Set<String> = []\n") == ["1 unordered"])
        #expect(findings(loop, beside: "private let tags: Set<String> = []\n") == [])
        #expect(findings("func f(_ tags: [Int]) { for tag in tags {} }\n", beside: "let tags: Set<Int> = []\n") == [])
        #expect(
            findings(
                "struct A { let tags: [Int] }\nextension A { func f() { for tag in tags {} } }\n",
                beside: "let tags: Set<Int> = []\n") == [])
    }
}
