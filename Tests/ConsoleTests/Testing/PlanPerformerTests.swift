import Configuration
import TestSupport
import Testing
import WalkthroughRunner

@testable import Console

@Suite struct PlanPerformerTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        for name in ["a", "c"] { try workshop.write("expect screen Second\n", to: "UITestScripts/\(name).walk") }
        for name in ["b", "d"] { try workshop.write("expect screen Home\n", to: "UITestScripts/\(name).walk") }
    }

    @Test func `a run stops at the failure limit and reports the remaining walkthroughs`() throws {
        let outcome = try workshop.run("test", "--quiet", "--max-failures", "2", "--report", "json=run.jsonl")
        #expect(outcome.output.hasSuffix("1 passed, 2 failed, 0 skipped, 1 not run in 0.000 s\n"))
        expect(outcome.status, is: .failed)
        let journal = try workshop.read("run.jsonl")
        expect(journal.split(separator: "\n").count { $0.contains("\"event\":\"walkthroughEnded\"") }, is: 3)
    }
}
