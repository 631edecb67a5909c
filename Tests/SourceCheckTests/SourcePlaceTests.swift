import TestSupport
import Testing

@testable import SourceCheck

@Suite struct SourcePlaceTests {
    private func findings(_ sources: (String, String)...) -> [SourceFinding] {
        SourceCheck(sources.map { ($0.0, Array($0.1.utf8)) }).findings()
    }

    @Test func `a finding says its file, line, column, bytes and line`() {
        let text = "// é\r\nlet a = 1\rlet é = \"ü\", b = Date.now\n"
        #expect(
            findings(("Sources/A.swift", text)) == [
                SourceFinding(
                    path: "Sources/A.swift", line: 3, column: 18, range: 36..<44, lineRange: 17..<44, rule: "date",
                    message: "`Date.now` reads the machine's clock", help: "take the date from the stage: `stage.now`")
            ])
    }

    @Test func `code over several lines is named in one`() {
        let found = findings(("a.swift", "_ = Task\n  .detached { }\n"))
        expect(
            found.map(\.message),
            is: ["`Task .detached` starts a task off the stage's loop, which the stage cannot see"])
    }

    @Test func `files are in the order given, and one knows the types and properties of another`() {
        let found = findings(
            ("b.swift", "func show(_ state: State) { for tag in state.tags {}; _ = Task { } }\n"),
            ("a.swift", "struct State { var tags: Set<String> = [] }\nlet now = Date()\n"))
        #expect(
            found.map { "\($0.path):\($0.line) \($0.rule)" } == [
                "b.swift:1 unordered", "b.swift:1 task", "a.swift:2 date",
            ])
        let own = findings(("b.swift", "_ = Task(title: \"a\")\n"), ("a.swift", "struct Task { let title: String }\n"))
        expect(own, is: [])
    }

    @Test func `the mark of UTF-8 is no column`() {
        let found = findings(("a.swift", "\u{FEFF}let a = Date()\nlet b = Date()\n"))
        expect(found.map { "\($0.line):\($0.column)" }, is: ["1:9", "2:9"])
        expect(found.map(\.lineRange), is: [3..<17, 18..<32])
        expect(findings(("a.swift", "\u{FEFF}")), is: [])
    }

    @Test func `a file in UTF-16 is not without findings`() {
        let units = Array("let a = Date()\n".utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
            let found = SourceCheck([("a.swift", bytes)]).findings()
            expect(found.map(\.message), is: ["this file cannot be read: it is no text in UTF-8"])
        }
    }

    @Test func `one construct is told once`() {
        let text = "_ = Glibc.random()\nlet tags: Set<Int> = [1]\n_ = tags.randomElement()\n"
        expect(findings(("a.swift", text)).map { "\($0.line) \($0.rule)" }, is: ["1 system-random", "3 random"])
        let given = "let tags: Set<Int> = [1]\n_ = tags.randomElement(using: &stage.random)\n"
        expect(findings(("a.swift", given)).map { "\($0.line) \($0.rule)" }, is: ["2 unordered"])
    }
}
