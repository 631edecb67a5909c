import WalkthroughRunner

/// A run as JSON Lines in the form of the journal, with one result for each walkthrough, in the order of the plan.
package enum JsonLinesReport: ReportFormat {
    /// Its name for `--report`.
    package static let name = "json"
    /// The destination of its text.
    package static let destination = ReportDestination.journal

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport, in place: ReportPlace) -> [UInt8] {
        var bytes = JournalEntry.runStarted(report.header, plan: report.walkthroughs.map(\.walkthrough)).line
        var told: Set<String> = []
        for walkthrough in report.walkthroughs {
            switch walkthrough.outcome {
            case .notRun: continue
            case .unfinished: bytes += JournalEntry.walkthroughStarted(walkthrough.walkthrough).line
            default:
                for step in walkthrough.steps {
                    guard let key = step.picture, let picture = report.pictures[key], told.insert(key).inserted else {
                        continue
                    }
                    bytes += JournalEntry.picture(key: key, picture).line
                }
                bytes += JournalEntry.walkthroughEnded(walkthrough).line
            }
        }
        if report.hasEnded { bytes += JournalEntry.runEnded(wallNanoseconds: report.wallNanoseconds).line }
        return bytes
    }
}
