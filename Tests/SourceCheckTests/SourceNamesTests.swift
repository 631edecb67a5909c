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

    @Test func `a property is unordered by its name if all properties of that name are`() {
        let own = "struct S { var values: [String: Int] = [:] }\n"
        let arrays = "struct Q { let values: [Int] }\n"
        for loop in ["extension S { func f() { for v in values {} } }\n", "func f(s: S) { for v in s.values {} }\n"] {
            #expect(findings(loop + own) == ["1 unordered"])
            #expect(findings(loop, beside: own) == ["1 unordered"])
            #expect(findings(loop, beside: own, "class P { var values = Set<Int>() }\n") == ["1 unordered"])
            #expect(findings(loop, beside: own, arrays) == [])
            #expect(findings(loop, beside: arrays) == [])
        }
        #expect(
            findings("struct S { let values: Set<Int>; func f() { for v in self.values {} } }\n", beside: arrays)
                == ["1 unordered"])
    }

    @Test func `names in an app's lists are looked for in all sources`() {
        let app = "struct A: StageApp {\n  static let screens = [\"Home\", \"Away\"]\n}\n"
        let home = "class HomeVC { var screenName: String? { \"Home\" } }\n"
        #expect(findings(app, beside: home) == ["2 unused-name"])
        #expect(findings(app, beside: home, "enum Screen: String { case Away }\n") == [])
        #expect(findings(app, beside: home + "let name = \"Awa\" + ending\n") == [])
        #expect(findings(app, beside: home + "let name = \"Far\" + \"Awa\" + ending\n") == [])
        #expect(findings(app, beside: home + "let name = start + \"way\"\n") == [])
        #expect(findings(app, beside: home + "let name = start + \"far\"\n") == ["2 unused-name"])
        #expect(findings(app, beside: "let title = \"Another\"\n") == [], "the app's scenes are not among the sources")
        #expect(findings("extension A: StageApp { static let screens = [\"Home\", \"Away\" }\n", beside: home) == [])
    }
}
