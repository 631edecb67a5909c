import TestSupport
import Testing

@testable import SourceCheck

/// Bytes that nobody meant as Swift: they must be read to their end, whatever is found.
@Suite struct HostileSourceTests {
    private func rules(_ bytes: [UInt8]) -> [String] { SourceCheck([("a.swift", bytes)]).findings().map(\.rule) }

    private func rules(_ text: String) -> [String] { rules(Array(text.utf8)) }

    /// Expects whatever is found to stand where it says, in the order of the file.
    private func expectPlaces(in bytes: [UInt8]) {
        let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        let findings = SourceCheck([("a.swift", bytes)]).findings()
        for finding in findings {
            #expect((1...lineCount).contains(finding.line) && finding.column >= 1)
            #expect(finding.range.upperBound <= bytes.count && finding.lineRange.upperBound <= bytes.count)
        }
        let places = findings.map { ($0.line, $0.column) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func `random bytes are read to their end, and what is found in them has its place`() {
        var noise = SeededNumbers(seed: 1)
        for length in 0..<400 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &noise) }
            expectPlaces(in: bytes)
        }
    }

    @Test func `random pieces of Swift are read to their end, and what is found in them has its place`() {
        let pieces = [
            "Task", "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#", "\\(", "\\", "//", "/*", "*/", "/",
            "\n",
            " ", ".", ":", ",", "=", "for", "in", "let", "var", "static", "func", "Set", "keys", "Date", "@", "`", "é",
            "rehearse:allow", "because", "date", "elsewhere", "?", "!", "struct", "\u{0}", "1",
        ]
        var noise = SeededNumbers(seed: 2)
        for _ in 0..<3000 {
            let count = Int.random(in: 0..<40, using: &noise)
            let text = (0..<count).map { _ in pieces.randomElement(using: &noise) ?? "" }.joined()
            expectPlaces(in: Array(text.utf8))
        }
    }

    @Test(arguments: [
        "let x = stage.elsewhere(\"n\") { 3 }", "elsewhere(){}", "await elsewhere(\"x\") { }",
        "stage.elsewhere(\"n\") { 3 }\nlet x = 3",
    ])
    func `work done elsewhere may stand in a source's first line`(text: String) {
        expectPlaces(in: Array(text.utf8))
        #expect(rules(text).isEmpty)
    }

    @Test func `a source that is cut off anywhere is read to its end`() throws {
        let step = Thoroughness.choose(613, thorough: 37)
        for fixture in Fixture.all {
            let bytes = Array(try fixture.text.utf8)
            for end in stride(from: 0, to: bytes.count, by: step) { expectPlaces(in: Array(bytes[..<end])) }
        }
    }

    @Test func `text that is not UTF-8 is looked through all the same`() {
        expect(rules([0xFF, 0xFE, 0x0A] + Array("_ = Date()\n".utf8) + [0xC3]), is: ["date"])
        expect(rules([0xEF, 0xBB, 0xBF] + Array("Date()".utf8)), is: ["date"])
    }

    @Test(arguments: [
        "(", "[", "{", "/*", "\"\\(", "#\"", "<", "a<", "Set(", "for x in ", "elsewhere(", "a.", "{ a in ",
        "#", "`", "≤", "(/", "(#/a ", "##\"\"\"\\##(", "# \"",
        "#if A\n", "let a = b ? ", "if let a, ", "func f() -> Date { ", "Set(a.map { ObjectIdentifier(",
        "extension A { ",
    ])
    func `deep nesting is no recursion`(_ opening: String) {
        expect(rules(String(repeating: opening, count: Thoroughness.choose(1_000, thorough: 5_000)) + "\n"), is: [])
    }

    @Test func `a line of a megabyte is looked through`() {
        expect(rules("let a = \"" + String(repeating: "Date() ", count: 150_000) + "\"; _ = Date()"), is: ["date"])
        expect(rules(String(repeating: "a", count: 1_000_000) + " Date()"), is: ["date"])
    }

    @Test func `what is unfinished ends with its line or its file`() {
        expect(rules("let a = \"Date()\nlet b = Date()\n"), is: ["date"])
        expect(rules("/* Date()\nlet b = Date()\n"), is: [])
        expect(rules("let a = \"\"\"\nDate()\n"), is: [])
        expect(rules("let a = \"\\(Date()\n"), is: ["date"])
        expect(rules("let a = 1 / 2\nlet b = Date() / 2\n"), is: ["date"])
    }

    @Test(arguments: [
        ("let a: Set<ObjectIdentifier", "object-identifier"),
        ("let a: Dictionary<ObjectIdentifier", "object-identifier"),
        ("let a: [ObjectIdentifier:", "object-identifier"), ("let t: Timer = .", "timer"),
        ("let t: Thread = .", "thread"), ("let t: Thread? = .", "thread"),
    ])
    func `a construct that the end of the file cuts off is found all the same`(_ text: String, _ rule: String) {
        expect(rules(text), is: [rule])
    }
}
