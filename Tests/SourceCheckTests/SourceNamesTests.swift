import TestSupport
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

    @Test func `a type of the sources hides the library's in all files, a private one in its own`() {
        expect(findings("struct Card { func a() { Thread() } }\n", beside: "enum Board { struct Thread {} }\n"), is: [])
        expect(findings("Job { }\n", beside: "typealias Job = Task\n"), is: [])
        expect(findings("Thread()\n", beside: "private struct Thread {}\n"), is: ["1 thread"])
        expect(findings("private struct Thread {}\nThread()\n"), is: [])
    }

    @Test func `a method hides a function in its own file, a global function in all files`() {
        let printer = "class Printer { func print(_ text: String) {} }\n"
        expect(findings("print(1)\nstruct A { func b() { print(1) } }\n", beside: printer), is: ["1 print", "2 print"])
        expect(findings(printer + "print(1)\n"), is: [])
        expect(findings("print(1)\n", beside: "func print(_ any: Any) {}\n"), is: [])
        expect(findings("print(1)\n", beside: "private func print(_ any: Any) {}\n"), is: ["1 print"])
    }

    @Test func `a method called shuffle is no draw of random numbers`() {
        let player = "final class Player { func shuffle() {} }\n"
        expect(findings("struct A { let player: Player; func a() { player.shuffle() } }\n", beside: player), is: [])
        expect(findings("struct A { var songs = [1]; func a() { songs.shuffle() } }\n"), is: ["1 random"])
    }

    @Test func `a property is unordered by its name if all properties of that name are`() {
        let own = "struct S { var values: [String: Int] = [:] }\n"
        let arrays = "struct Q { let values: [Int] }\n"
        for loop in ["extension S { func f() { for v in values {} } }\n", "func f(s: S) { for v in s.values {} }\n"] {
            expect(findings(loop + own), is: ["1 unordered"])
            expect(findings(loop, beside: own), is: ["1 unordered"])
            expect(findings(loop, beside: own, "class P { var values = Set<Int>() }\n"), is: ["1 unordered"])
            expect(findings(loop, beside: own, arrays), is: [])
            expect(findings(loop, beside: arrays), is: [])
        }
        expect(
            findings("struct S { let values: Set<Int>; func f() { for v in self.values {} } }\n", beside: arrays),
            is: ["1 unordered"])
    }
}
