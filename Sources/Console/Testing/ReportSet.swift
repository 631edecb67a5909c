import Reports
import StageRuntime
import WalkthroughRunner

/// The reports that a run writes beside what it says on the terminal.
struct ReportSet {
    /// Keeps the journal and the files; nil if no report is asked for.
    let recorder: ReportRecorder?
    /// Prints the reports that go to a stream, when the run has ended.
    let printers: [EndPrinter]
    /// Whether standard output belongs to a report, so that all else goes to the other one.
    let takesOutput: Bool

    /// Opens the journals, if there are any.
    ///
    /// - Throws: if a report cannot be written, as far as that is known before the run.
    init(
        _ targets: [ReportTarget], header: RunHeader, plan: [WalkthroughIdentity], _ context: CommandContext
    ) throws(CommandFailure) {
        takesOutput = targets.contains(where: \.takesOutput)
        let files = ReportFiles(targets, context)
        guard targets.contains(where: { $0 != .terminal }) else {
            (recorder, printers) = (nil, [])
            return
        }
        let writers = files.writers
        do throws(ReportFileError) {
            for writer in writers { try writer.check() }
        } catch {
            throw CommandFailure(error.description)
        }
        let recorder = ReportRecorder(
            header: header, plan: plan, journals: try files.openJournals(), writers: writers,
            wantsDetail: targets.contains { $0.format?.wantsDetail == true }, now: context.process.now)
        self.recorder = recorder
        printers = StreamedReport.all(of: targets, context).map { report in
            EndPrinter { report.failure(writing: recorder.report) }
        }
    }

    /// Writes the reports of a run of which nothing is known yet: to be called before anything takes signals.
    func begin() { recorder?.begin() }

    /// Says what could not be written; returns whether all could.
    func complain(_ context: CommandContext) -> Bool {
        let errors = recorder?.errors ?? []
        let failures = errors.map { CommandFailure($0.description) } + printers.compactMap(\.failure)
        for failure in failures { context.complain(failure) }
        return failures.isEmpty
    }
}
