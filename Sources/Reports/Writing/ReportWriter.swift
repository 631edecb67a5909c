import StageRuntime

/// Keeps one report file up to date while a run goes on: at most twice a second, and at the end.
///
/// A report that takes long to make is made less often, so that the run spends little time on it.
package final class ReportWriter {
    /// How long it takes at least from one text to the next.
    private static let pace = Duration.milliseconds(500)
    /// How many times as long as making a text it takes at least until the next one.
    private static let share = 10

    /// The file.
    private let file: ReportFile
    /// Makes the text of a report.
    private let render: (RunReport) -> ReportText
    /// Makes what a report says of the walkthrough at a place, which has ended.
    private let prepare: (Int, RunReport) -> Void
    /// The wall time since some fixed moment.
    private let now: () -> Duration
    /// When the next text may be made.
    private var next: Duration?
    /// Whether something was offered that is not in the file.
    private var isBehind = false
    /// What went wrong last; nil once it has gone well again.
    package private(set) var error: ReportFileError?

    /// Makes a writer; it writes nothing yet.
    ///
    /// - Parameters:
    ///   - path: the file; its folder is made where it is missing.
    ///   - render: makes the text of a report.
    ///   - now: the wall time since some fixed moment.
    ///   - prepare: called with the place of each walkthrough that has ended: what it makes then is at hand when the
    ///     run ends.
    package init(
        path: String, now: @escaping () -> Duration,
        preparing prepare: @escaping (Int, RunReport) -> Void = { _, _ in },
        render: @escaping (RunReport) -> ReportText
    ) {
        file = ReportFile(path: path)
        self.now = now
        self.prepare = prepare
        self.render = render
    }

    /// Finds what would keep the report from being written, as far as that is known before a run.
    ///
    /// - Throws: `ReportFileError`.
    package func check() throws(ReportFileError) { try file.check() }

    /// Takes in that the walkthrough at a place of the report has ended; its steps are there now and never again.
    func take(_ place: Int, _ report: RunReport) { prepare(place, report) }

    /// Writes the report if it is time to; after an error nothing is tried until the end.
    package func offer(_ report: () -> RunReport) {
        isBehind = true
        catchUp(report)
    }

    /// Writes the report if it is time to and something was offered that it does not tell yet.
    func catchUp(_ report: () -> RunReport) {
        guard isBehind, error == nil else { return }
        let start = now()
        if let next, start < next { return }
        guard !file.isStream else { return }
        write(report())
        let end = now()
        next = end + max(Self.pace, (end - start) * Self.share)
    }

    /// Writes the report as it is at the end.
    package func finish(_ report: RunReport) { write(report) }

    private func write(_ report: RunReport) {
        isBehind = false
        do throws(ReportFileError) {
            try file.replace(with: render(report))
            error = nil
        } catch {
            self.error = error
        }
    }
}
