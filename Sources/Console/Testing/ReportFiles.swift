import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The files that reports go to.
///
/// Journals are the files of `json=FILE`, and `journal.jsonl` in the folder of `html=DIR`, so that `merge` finds it.
struct ReportFiles {
    /// What was asked for.
    private let targets: [ReportTarget]
    /// Where relative paths start, and the clock.
    private let context: CommandContext

    init(_ targets: [ReportTarget], _ context: CommandContext) {
        (self.targets, self.context) = (targets, context)
    }

    /// The paths that hold what happened, as JSON Lines, each once.
    private var journalPaths: [String] {
        let all = paths(of: .json) + paths(of: .html).map { $0 + "/" + JournalReader.fileName }
        var taken: Set<String> = []
        return all.filter { taken.insert(ScriptPath.normalized($0)).inserted }
    }

    private func paths(of format: ReportTarget.Format) -> [String] {
        targets.compactMap { $0.format == format ? $0.path.map(context.folder.systemPath) : nil }
    }

    /// Opens the journals, if reports have any.
    func openJournals() throws(CommandFailure) -> [JournalWriter] {
        do throws(ReportFileError) {
            var journals: [JournalWriter] = []
            for path in journalPaths { journals.append(try JournalWriter(path: path)) }
            return journals
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// What keeps the files up to date that a run goes on beside its journals.
    var writers: [ReportWriter] {
        let now = context.process.now
        let pages = paths(of: .html).map { folder in
            let page = HtmlRenderer()
            return ReportWriter(
                path: folder + "/" + HtmlReport.fileName, now: now, preparing: page.prepare, render: page.render)
        }
        let files = paths(of: .junit).map { path in
            let file = JUnitRenderer()
            return ReportWriter(path: path, now: now, preparing: file.prepare, render: file.render)
        }
        return files + pages
    }

    /// What writes all files at once, without a journal.
    var allWriters: [ReportWriter] {
        writers
            + journalPaths.map { path in
                ReportWriter(path: path, now: context.process.now) { ReportText(JsonLinesReport.render($0)) }
            }
    }
}
