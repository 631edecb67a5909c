/// The walkthroughs of one folder.
package struct ReportedSuite: Equatable, Sendable {
    /// The folder's path, as scripts were named.
    package let name: String
    /// Its walkthroughs, in the order of the plan.
    package internal(set) var walkthroughs: [ReportedWalkthrough]

    /// How many of them went how.
    package var counts: ReportCounts { ReportCounts(walkthroughs) }

    /// How long they took together, in wall time, where that is known.
    package var wallNanoseconds: Int64 {
        walkthroughs.reduce(0) { $0 &+ ($1.wallNanoseconds ?? 0) }
    }
}
