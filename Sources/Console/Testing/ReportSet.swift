import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The reports of a run besides the one on the terminal.
struct ReportSet {
    /// Writes the journals and the files; nil if no report is requested.
    let recorder: ReportRecorder?
    /// Prints the reports that go to a stream, when the run has ended.
    let printers: [EndPrinter]

    /// Opens the journals; throws if it is known before the run that a report cannot be written.
    init(
        _ targets: [ReportTarget], header: RunHeader, plan: [WalkthroughIdentity], _ context: CommandContext
    ) throws(CommandFailure) {
        let files = ReportFiles(targets, context)
        guard targets.contains(where: { $0 != .terminal }) else {
            (recorder, printers) = (nil, [])
            return
        }
        let writers = files.writers
        try ReportFiles.check(writers)
        let recorder = ReportRecorder(
            header: header, plan: plan, journals: try files.openJournals(), writers: writers,
            wantsDetail: targets.contains { $0.format?.wantsDetail == true }, now: context.process.now)
        self.recorder = recorder
        printers = StreamedReport.all(of: targets, context).map { report in
            EndPrinter { report.failure(writing: recorder.report) }
        }
    }

    /// Writes the reports of a run without results; called before signals are handled.
    func begin() { recorder?.begin() }

    /// Prints which reports could not be written; returns whether all were written.
    func complain(_ context: CommandContext) -> Bool {
        let errors = recorder?.errors ?? []
        let failures = errors.map { CommandFailure($0.description) } + printers.compactMap(\.failure)
        for failure in failures { context.complain(failure) }
        return failures.isEmpty
    }
}

/// The files that reports go to.
///
/// Journals are the files of `json=FILE`, and `journal.jsonl` in the folder of `html=DIR`, so that `merge` finds it.
struct ReportFiles {
    struct File {
        let target: ReportTarget
        let path: String
        let format: any ReportFormat.Type

        /// Whether it is written during the run.
        var isJournal: Bool { format.destination == .journal }
    }

    /// The files, in the order of the command line; the same journal may occur twice.
    let files: [File]
    private let context: CommandContext

    init(_ targets: [ReportTarget], _ context: CommandContext) {
        files = targets.flatMap(Self.files)
        self.context = context
    }

    static func files(of target: ReportTarget) -> [File] {
        guard let format = target.format, let path = target.path else { return [] }
        switch format.destination {
        case .log: return []
        case .file, .journal: return [File(target: target, path: path, format: format)]
        case .folder(let name):
            let journal = path + "/" + JournalReader.fileName
            return [
                File(target: target, path: path + "/" + name, format: format),
                File(target: target, path: journal, format: JsonLinesReport.self),
            ]
        }
    }

    private var journals: [File] {
        var taken: Set<String> = []
        return files.filter { $0.isJournal && taken.insert(context.folder.identity(of: $0.path)).inserted }
    }

    func openJournals() throws(CommandFailure) -> [JournalWriter] {
        do throws(ReportFileError) {
            var writers: [JournalWriter] = []
            for file in journals { writers.append(try JournalWriter(path: context.folder.systemPath(file.path))) }
            return writers
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// Checks before a run that files can be written, and makes their folders.
    static func check(_ writers: [ReportWriter]) throws(CommandFailure) {
        do throws(ReportFileError) {
            for writer in writers { try writer.check() }
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// The writers of all files except journals.
    var writers: [ReportWriter] { files.filter { !$0.isJournal }.map(writer) }

    /// The writers of all files, which write journals as a whole too.
    var allWriters: [ReportWriter] { writers + journals.map(writer) }

    private func writer(of file: File) -> ReportWriter {
        let reportContext = context.reportContext
        return ReportWriter(path: context.folder.systemPath(file.path)) { file.format.render($0, in: reportContext) }
    }
}

extension CommandContext {
    /// The working directory and the environment, for reports that a service reads.
    var reportContext: ReportContext { ReportContext(folder: folder.systemRoot, environment: process.environment) }
}

/// A report that is printed at the end of a run: GitHub's annotations with the job's summary.
struct StreamedReport {
    private let format: any ReportFormat.Type
    private let context: CommandContext

    /// Returns the requested reports, each once, in order.
    static func all(of targets: [ReportTarget], _ context: CommandContext) -> [StreamedReport] {
        var taken: Set<String> = []
        return targets.filter { taken.insert($0.name).inserted }.compactMap(\.format).compactMap { format in
            switch format.destination {
            case .log: StreamedReport(format: format, context: context)
            case .file, .journal, .folder: nil
            }
        }
    }

    /// Writes the report of a run; returns why that failed, or nil.
    func failure(writing report: RunReport) -> CommandFailure? {
        let reportContext = context.reportContext
        context.output.write(String(decoding: format.render(report, in: reportContext), as: UTF8.self))
        guard let addition = format.addition(report, in: reportContext) else { return nil }
        do throws(CommandFailure) {
            try context.folder.append(addition.text, to: addition.path)
            return nil
        } catch {
            return CommandFailure(messages: error.messages.map { addition.variable + ": " + $0 })
        }
    }
}

/// Collects the traces of a run, and writes them when it has ended.
final class TraceRecorder: RunRecorder {
    private let plan: [WalkthroughIdentity]
    private let path: String
    private let folder: WorkingFolder
    /// The trace of the walkthrough that ends next.
    private var trace: [TracedEvent]?
    private var sections: [WalkthroughIdentity: TraceSection] = [:]

    /// Writes a file without walkthroughs, except to a pipe, and makes its folder; throws if that is impossible.
    init(plan: [WalkthroughIdentity], path: String, in folder: WorkingFolder) throws(CommandFailure) {
        (self.plan, self.path, self.folder) = (plan, path, folder)
        try folder.prepare(path)
        if !folder.isStream(path) { try write() }
    }

    func record(_ event: RunEvent) {
        switch event {
        case .walkthroughObserved(_, let evidence): trace = evidence.trace
        case .walkthroughEnded(let result):
            sections[result.walkthrough] = TraceSection(result, trace: trace)
            trace = nil
        default: break
        }
    }

    /// Writes the traces of ended walkthroughs, in the order of the plan.
    func write() throws(CommandFailure) {
        try folder.write(TraceFile(sections: plan.compactMap { sections[$0] }).bytes, to: path)
    }
}
