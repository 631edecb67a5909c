import Reports
import StageRuntime

/// The files that reports go to.
///
/// The journal is the file of `json=FILE`, else `journal.jsonl` in the folder of `html=DIR`, so that `merge` finds it.
struct ReportFiles {
    /// What was asked for.
    private let targets: [ReportTarget]
    /// Where relative paths start, and the clock.
    private let context: CommandContext

    init(_ targets: [ReportTarget], _ context: CommandContext) {
        (self.targets, self.context) = (targets, context)
    }

    /// The paths that hold what happened, as JSON Lines; the first is the journal, the others are kept up to date.
    private var journalPaths: [String] {
        paths(of: .json) + paths(of: .html).map { $0 + "/" + JournalReader.fileName }
    }

    private func paths(of format: ReportTarget.Format) -> [String] {
        targets.compactMap { $0.format == format ? $0.path.map(context.folder.systemPath) : nil }
    }

    /// Opens the journal, if a report has one.
    func openJournal() throws(CommandFailure) -> JournalWriter? {
        guard let path = journalPaths.first else { return nil }
        do throws(ReportFileError) {
            return try JournalWriter(path: path)
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// What keeps the files up to date that a run goes on beside its journal.
    var writers: [ReportWriter] { fixedWriters + journalPaths.dropFirst().map { writer($0, JsonLinesReport.render) } }

    /// What writes all files at once, without a journal.
    var allWriters: [ReportWriter] { fixedWriters + journalPaths.map { writer($0, JsonLinesReport.render) } }

    private var fixedWriters: [ReportWriter] {
        paths(of: .junit).map { writer($0, JUnitReport.render) }
            + paths(of: .html).map { writer($0 + "/" + HtmlReport.fileName, HtmlReport.render) }
    }

    private func writer(_ path: String, _ render: @escaping (RunReport) -> [UInt8]) -> ReportWriter {
        ReportWriter(path: path, now: context.surroundings.now, render: render)
    }
}
