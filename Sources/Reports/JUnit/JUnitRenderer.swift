import Walkthroughs

/// Makes the JUnit report of one run again and again as the run goes on, and what it says of a walkthrough only once.
///
/// That changes when the walkthrough ends, and hardly ever again; so the report is at hand when the run ends, be it by
/// Ctrl-C.
package final class JUnitRenderer {
    /// A walkthrough as a test case.
    private struct TestCase {
        /// How it had gone.
        let outcome: ReportedWalkthrough.Outcome
        /// How many warnings there were of it.
        let warningCount: Int
        /// The element.
        let xml: [UInt8]
    }

    /// The test cases that were made.
    private var testCases: [WalkthroughIdentity: TestCase] = [:]
    /// The names of test cases, each given once.
    private var names: [WalkthroughIdentity: String] = [:]
    /// Sees that no class has two of one name.
    private var uniqueNames = UniqueNames()

    /// Makes a renderer for one run, or one report.
    package init() {}

    /// Returns the report, in UTF-8.
    package func render(_ report: RunReport) -> [UInt8] {
        JUnitReport.render(report) { testCase(for: $0, report.header) }
    }

    private func testCase(for walkthrough: ReportedWalkthrough, _ header: RunHeader) -> [UInt8] {
        let (identity, count) = (walkthrough.walkthrough, walkthrough.warnings.count)
        if let known = testCases[identity], known.outcome == walkthrough.outcome, known.warningCount == count {
            return known.xml
        }
        let xml = JUnitReport.testCase(for: walkthrough, named: name(of: walkthrough), header)
        testCases[identity] = TestCase(outcome: walkthrough.outcome, warningCount: count, xml: xml)
        return xml
    }

    private func name(of walkthrough: ReportedWalkthrough) -> String {
        let identity = walkthrough.walkthrough
        if let known = names[identity] { return known }
        let className = JUnitReport.className(of: walkthrough)
        let name = uniqueNames.name(Excerpt.of(identity.name), in: className, line: identity.line)
        names[identity] = name
        return name
    }
}
