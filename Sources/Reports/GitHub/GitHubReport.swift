/// A run for GitHub Actions: annotations in the log, and a summary on the job's page.
package enum GitHubReport: ReportFormat {
    /// Its word behind `--report`.
    package static let name = "github"
    /// Where its text goes.
    package static let destination = ReportDestination.log

    /// Returns the annotations; paths begin at the repository's root.
    package static func render(_ report: RunReport, in place: ReportPlace) -> [UInt8] {
        var prefix = ""
        if let workspace = place.environment["GITHUB_WORKSPACE"], place.folder.hasPrefix(workspace + "/") {
            prefix = place.folder.dropFirst(workspace.count + 1) + "/"
        }
        return GitHubAnnotations.render(report, prefix: prefix)
    }

    /// Returns the job's summary, if GitHub has named a file for it.
    package static func addition(_ report: RunReport, in place: ReportPlace) -> ReportAddition? {
        let variable = "GITHUB_STEP_SUMMARY"
        guard let path = place.environment[variable], !path.isEmpty else { return nil }
        return ReportAddition(variable: variable, path: path, text: GitHubSummary.render(report))
    }
}
