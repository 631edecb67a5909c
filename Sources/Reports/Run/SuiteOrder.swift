import WalkthroughRunner

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
        guard report.walkthroughs.count == identities.count else { return false }
        return report.walkthroughs.withUnsafeBufferPointer { walkthroughs in
            identities.withUnsafeBufferPointer { identities in
                identities.indices.allSatisfy { walkthroughs[$0].walkthrough == identities[$0] }
            }
        }
    }

    /// Tells whether a report has the walkthrough of a place there.
    func fits(_ report: RunReport, at place: Int) -> Bool {
        place < identities.count && report.walkthroughs[place].walkthrough == identities[place]
    }
}
