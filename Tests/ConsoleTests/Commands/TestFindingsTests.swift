import TestSupport
import Testing

@testable import Console

/// What `test` says of steps that prove nothing, and of the audit.
@Suite struct TestFindingsTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            "text size ax5\ntap button \"Open\"\nwait until expect screen Second\nexpect no button \"Opne\"\n",
            to: "UITestScripts/a.walk")
        try workshop.write("expect screen Home\ntext size ax5\n", to: "UITestScripts/b.walk")
    }

    @Test func `warnings are listed at the end and change no status`() throws {
        let outcome = try workshop.run("test")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .passed,
                    output: """

                        warning: UITestScripts/a.walk:3:1: it was true at once, so there was nothing to wait for
                          | wait until expect screen Second
                          = wait for something that happens only now, or write `expect`

                        warning: UITestScripts/a.walk:4:1: button "Opne" was on no screen of notes in this run, so its \
                        absence proves nothing
                          | expect no button "Opne"
                          = did you mean button "Open"?

                        2 passed, 0 failed, 0 skipped, 2 warnings in 0.000 s

                        """, errors: ""))
        #expect(try workshop.run("test", "--quiet").output.contains("warning:") == false)
    }

    @Test func `what is doubtful in the scripts before the run is in each report, and counted once`() throws {
        let workshop = try Workshop()
        try workshop.write("expect text result contains \"\"\n", to: "UITestScripts/a.walk")
        try workshop.write("use \"a.walk\"\nexpect screen Home\n", to: "UITestScripts/b.walk")
        let warning = "UITestScripts/a.walk:1:1: this is always true: every text contains \"\""
        let reports = ["terminal", "json=out.jsonl", "junit=out.xml", "html=out"]
        let outcome = try workshop.run(["test"] + reports.flatMap { ["--report", $0] })
        expect(outcome.errors, is: "")
        #expect(outcome.output.contains("warning: \(warning)\n  | expect text result contains \"\"\n"))
        #expect(outcome.output.contains("  = in 2 walkthroughs\n"))
        #expect(outcome.output.hasSuffix("2 passed, 0 failed, 0 skipped, 1 warning in 0.000 s\n"))
        #expect(try workshop.run("merge", "out.jsonl").output.contains(warning))
        #expect(try workshop.run("test", "--report", "github").output.contains("this is always true"))
        #expect(try workshop.read("out.xml").contains("this is always true"))
        #expect(try workshop.read("out/index.html").contains("this is always true"))
    }

    @Test func `a warning that the whole run brings is in the journal, before the end`() throws {
        _ = try workshop.run("test", "--report", "json=out.jsonl", "--quiet")
        let events = try workshop.read("out.jsonl").split(separator: "\n").map { $0.prefix(28) }
        expect(
            events.suffix(2),
            is: ["{\"event\":\"walkthroughWarned\",", "{\"event\":\"runEnded\",\"wallNan"].map { $0.prefix(28) })
        #expect(try workshop.run("merge", "out.jsonl").output.contains("warning: UITestScripts/a.walk:4:1:"))
        expect(try workshop.run("merge", "out.jsonl").status, is: .passed)
    }

    @Test func `the audit tells each thing once, by the shortest way, and fails the run`() throws {
        let outcome = try workshop.run("test", "--audit", "--quiet", "--report", "json=out.jsonl")
        expect(outcome.status, is: .failed)
        let lines = outcome.output.split(separator: "\n").map { String($0) }
        #expect(lines[0].hasPrefix("The accessibility audit found "))
        #expect(lines.contains("   the shortest way there, 2 steps of UITestScripts/a.walk:"))
        #expect(lines.contains("     rehearse test UITestScripts/a.walk --audit"))
        let titles = lines.filter { $0.first?.isNumber == true && $0.contains(") ") }
        #expect(titles.count == Set(titles).count && !titles.isEmpty)
        #expect(lines.last?.contains("\(titles.count) found by the audit") == true)
        expect(try workshop.run("merge", "out.jsonl").status, is: .failed)
    }

    @Test func `earlier steps show text typed into ordinary fields, also by a step that launches the app`() throws {
        try workshop.write("type \"Ada\" into field \"Name\"\ntext size ax5\ntap button \"Open\"\n", to: "c.walk")
        let output = try workshop.run("test", "c.walk", "--audit", "--quiet").output
        #expect(output.contains("     | type \"Ada\" into field \"Name\"\n"))
        try workshop.write("type \"Ada\" into field \"Password\"\ntext size ax5\ntap button \"Open\"\n", to: "d.walk")
        #expect(try workshop.run("test", "d.walk", "--audit", "--quiet").output.contains("Ada") == false)
    }

    @Test func `an audit that finds nothing says so`() throws {
        try workshop.write("launch\n", to: "c.walk")
        try workshop.write("expect screen Clock\n", to: "clock.walk")
        let outcome = try workshop.run("test", "clock.walk", "--audit", "--set", "app=clock")
        expect(outcome.status, is: .passed)
        expect(
            outcome.output, is: "\nThe accessibility audit found nothing.\n\n1 passed, 0 failed, 0 skipped in 0.000 s\n"
        )
    }
}
