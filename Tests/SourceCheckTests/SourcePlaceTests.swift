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
        #expect(
            found.map(\.message) == ["`Task .detached` starts a task off the stage's loop, which the stage cannot see"])
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
        #expect(own == [])
        let hidden = findings(
            ("b.swift", "_ = Task { }\n"), ("a.swift", "private struct Task {}\nenum A { enum Task {} }\n"))
        #expect(hidden.map(\.rule) == ["task"])
    }

    @Test func `five hundred findings of a file are shown, and how many are left`() {
        let found = findings(("a.swift", String(repeating: "Date() ", count: 502)))
        #expect(found.count == 501)
        #expect(found[499].column == 499 * 7 + 1)
        #expect(found[500].message == "2 more in this file are not shown")
    }
}
