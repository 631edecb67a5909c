import HeadlessUIKit
import Results
import TestSupport

@testable import Reports

@Suite struct AuditSummaryTests {
    private func finding(_ element: String, screen: String? = "Search", steps: Int) -> AuditedFinding {
        Fixtures.finding(element, screen: screen, steps: steps)
    }

    @Test func `each problem is reported once, with the shortest steps, of the first script if equal`() {
        var summary = AuditSummary()
        summary.add([finding("button", steps: 3), finding("text", steps: 2)], of: Fixtures.identity("b"))
        summary.add([finding("button", steps: 2)], of: Fixtures.identity("c"))
        summary.add([finding("button", steps: 2), finding("text", steps: 4)], of: Fixtures.identity("a"))
        summary.add(
            [finding("button", screen: "Detail", steps: 9), finding("x", screen: nil, steps: 0)],
            of: Fixtures.identity("d"))
        #expect(
            summary.entries.map { "\($0.finding.screen ?? "-") \($0.finding.element) \($0.walkthrough.path)" } == [
                "- x walks/demo/d.walk", "Detail button walks/demo/d.walk", "Search button walks/demo/a.walk",
                "Search text walks/demo/b.walk",
            ])
    }

    @Test func `a report of an audit that found something is no success, though all passed`() {
        var result = Fixtures.result("a")
        let clean = Fixtures.report(of: [.walkthroughEnded(result)])
        #expect(clean.isSuccess)
        result.findings = [Fixtures.finding("button", steps: 1)]
        let report = Fixtures.report(of: [.walkthroughEnded(result)])
        #expect(report.counts.isSuccess)
        #expect(!report.isSuccess)
    }
}
