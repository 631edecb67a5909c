import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The files that reports go to.
///
/// Journals are the files of `json=FILE`, and `journal.jsonl` in the folder of `html=DIR`, so that `merge` finds it.
struct ReportFiles {
    /// A file that a report writes.
    struct File {
        /// The report that writes it.
        let target: ReportTarget
        /// Its path, as the command line has it.
        let path: String
        /// What is written there; a journal is written as the run goes on.
        let format: any ReportFormat.Type

        /// Whether it is written as the run goes on.
        var isJournal: Bool { format.destination == .journal }
    }

    /// The files, in the order of the command line; a journal may be among them twice.
    let files: [File]
    /// Where relative paths start.
    private let context: CommandContext

    init(_ targets: [ReportTarget], _ context: CommandContext) {
        files = targets.flatMap(Self.files)
        self.context = context
    }

    /// Returns the files of a report.
    static func files(of target: ReportTarget) -> [File] {
        guard let format = target.format, let path = target.path else { return [] }
        switch format.destination {
        case .output, .log: return []
        case .file, .journal: return [File(target: target, path: path, format: format)]
        case .folder(let name):
            let journal = path + "/" + JournalReader.fileName
            return [
                File(target: target, path: path + "/" + name, format: format),
                File(target: target, path: journal, format: JsonLinesReport.self),
            ]
        }
    }

    /// The journals, each once.
    private var journals: [File] {
        var taken: Set<String> = []
        return files.filter { $0.isJournal && taken.insert(ScriptPath.normalized($0.path)).inserted }
    }

    /// Opens the journals, if reports have any.
    func openJournals() throws(CommandFailure) -> [JournalWriter] {
        do throws(ReportFileError) {
            var writers: [JournalWriter] = []
            for file in journals { writers.append(try JournalWriter(path: context.folder.systemPath(file.path))) }
            return writers
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// What writes the files that a run has beside its journals.
    var writers: [ReportWriter] { files.filter { !$0.isJournal }.map(writer) }

    /// What writes all files at once, journals too.
    var allWriters: [ReportWriter] { writers + journals.map(writer) }

    private func writer(of file: File) -> ReportWriter {
        let place = context.reportPlace
        return ReportWriter(path: context.folder.systemPath(file.path)) { file.format.render($0, in: place) }
    }
}

extension CommandContext {
    /// Where a run takes place, for reports that a service reads.
    var reportPlace: ReportPlace { ReportPlace(folder: folder.systemRoot, environment: process.environment) }
}
