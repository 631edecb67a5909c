import WalkthroughRunner

/// The walkthroughs of one folder.
package struct ReportedSuite: Equatable, Sendable {
    /// The folder's path, as scripts were named.
    package let name: String
    /// Where its walkthroughs stand in the report, in the order of the plan.
    package internal(set) var places: [Int]

    /// How many of them went how.
    func counts(in report: RunReport) -> ReportCounts {
        ReportCounts(places.lazy.map { report.walkthroughs[$0].outcome })
    }

    /// How long they took together, in wall time, where that is known.
    func wallNanoseconds(in report: RunReport) -> Int64 {
        places.reduce(0) { $0 &+ (report.walkthroughs[$1].wallNanoseconds ?? 0) }
    }
}
