import Walkthroughs

/// The suites of a report, kept for as long as the same walkthroughs stand in it: a whole run, as a rule.
struct SuiteOrder {
    /// The walkthroughs, in the order of the plan.
    private let identities: [WalkthroughIdentity]
    /// The suites.
    let suites: [ReportedSuite]

    /// Takes the order of a report.
    init(_ report: RunReport) {
        identities = report.walkthroughs.map(\.walkthrough)
        suites = report.suites
    }

    /// The places of all walkthroughs, suite by suite.
    var places: some Sequence<Int> { suites.lazy.flatMap(\.places) }

    /// Tells whether a report has these walkthroughs in this order.
    func fits(_ report: RunReport) -> Bool {
        report.walkthroughs.count == identities.count && identities.indices.allSatisfy { fits(report, at: $0) }
    }

    /// Tells whether a report has the walkthrough of a place there.
    func fits(_ report: RunReport, at place: Int) -> Bool {
        place < identities.count && report.walkthroughs[place].walkthrough == identities[place]
    }
}
