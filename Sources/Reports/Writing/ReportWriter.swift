/// Writes one report file twice: before the first walkthrough, and at the end.
///
/// So the file is valid at every moment of the run; after a crash, `merge` makes the exact one from the journal.
package final class ReportWriter {
    /// The file.
    private let file: ReportFile
    /// Makes the text of a report.
    private let render: (RunReport) -> [UInt8]
    /// What went wrong last; nil once it has gone well again.
    package private(set) var error: ReportFileError?

    /// Makes a writer; it writes nothing yet.
    ///
    /// - Parameters:
    ///   - path: the file; its folder is made if it is missing.
    ///   - render: makes the text of a report, in UTF-8.
    package init(path: String, render: @escaping (RunReport) -> [UInt8]) {
        file = ReportFile(path: path)
        self.render = render
    }

    /// Finds what would keep the report from being written, as far as that is known before a run.
    ///
    /// - Throws: `ReportFileError`.
    package func check() throws(ReportFileError) { try file.check() }

    /// Writes the report of a run that has not begun; a terminal or a pipe gets none.
    func begin(_ report: RunReport) {
        if !file.isStream { write(report) }
    }

    /// Writes the report as it is at the end.
    package func finish(_ report: RunReport) { write(report) }

    private func write(_ report: RunReport) {
        do throws(ReportFileError) {
            try file.replace(with: render(report))
            error = nil
        } catch {
            self.error = error
        }
    }
}
