import WalkthroughRunner

/// Makes the JUnit report of one run again and again as the run goes on, and what it says of a walkthrough only once.
///
/// That changes when the walkthrough ends, and hardly ever again; made then, it is at hand when the run ends, be it by
/// Ctrl-C. What has not run differs in its names only.
package final class JUnitRenderer {
    /// A walkthrough as a test case.
    private struct TestCase {
        /// How it had gone.
        let outcome: WalkthroughResult.Outcome
        /// How many warnings there were of it.
        let warningCount: Int
        /// The element.
        let xml: [UInt8]
    }

    /// What the run was asked to do.
    private var header = RunHeader()
    /// The suites; nil before the first report.
    private var order: SuiteOrder?
    /// What test cases are called, by place.
    private var names: [JUnitName] = []
    /// The test cases that were made, by place.
    private var testCases: [TestCase?] = []
    /// What is said of a walkthrough that has not run.
    private var notRun: TextTemplate?

    /// Makes a renderer for one run, or one report.
    package init() {}

    /// Makes the test case of a walkthrough that has ended.
    package func prepare(_ place: Int, _ report: RunReport) {
        if order?.fits(report, at: place) != true { _ = begin(report) }
        testCases[place] = make(place, report)
    }

    /// Returns the report.
    package func render(_ report: RunReport) -> ReportText {
        var order = order ?? begin(report)
        if header != report.header || !order.fits(report) { order = begin(report) }
        return JUnitReport.render(report, order.suites) { write($0, of: report, to: &$1) }
    }

    private func write(_ places: [Int], of report: RunReport, to text: inout ReportText) {
        for place in places {
            if let notRun, names[place].isPlain, report.walkthroughs[place].isOnlyPlanned {
                let identity = report.walkthroughs[place].walkthrough
                text.extend { xml in
                    notRun.fill(
                        names[place].className, names[place].name, identity.path, identity.argument, into: &xml)
                }
            } else {
                text.append(testCase(at: place, report))
            }
        }
    }

    private func begin(_ report: RunReport) -> SuiteOrder {
        let order = SuiteOrder(report)
        header = report.header
        self.order = order
        names = JUnitName.all(of: report, order.suites)
        testCases = Array(repeating: nil, count: names.count)
        notRun = JUnitReport.template(header)
        return order
    }

    private func testCase(at place: Int, _ report: RunReport) -> [UInt8] {
        let count = report.walkthroughs[place].warnings.count
        if let known = testCases[place], known.outcome == report.walkthroughs[place].outcome,
            known.warningCount == count
        {
            return known.xml
        }
        let made = make(place, report)
        testCases[place] = made
        return made.xml
    }

    private func make(_ place: Int, _ report: RunReport) -> TestCase {
        let walkthrough = report.walkthroughs[place]
        let xml = JUnitReport.testCase(for: walkthrough, named: names[place], header)
        return TestCase(outcome: walkthrough.outcome, warningCount: walkthrough.warnings.count, xml: xml)
    }
}
