import Reports
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `merge`: makes one set of reports from the journals of several runs, or of one that was killed.
struct MergeCommand {
    /// The journals, or folders with one.
    private let paths: [String]
    /// The reports to make, in addition to the counts.
    private let targets: [ReportTarget]
    private let context: CommandContext

    init(_ paths: [String], reports: [ReportTarget], _ context: CommandContext) {
        (self.paths, targets, self.context) = (paths, reports, context)
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let journals = paths.map(journal)
        try OutputPaths(targets).check(
            against: journals, replacing: journals.count == 1 ? journals[0] : nil, context)
        let report = try read()
        for note in report.notes { context.note(note) }
        keep(report)
        let writers = ReportFiles(targets, context).allWriters
        for writer in writers { writer.finish(report) }
        let unprinted = StreamedReport.all(of: targets, context).compactMap { $0.failure(writing: report) }
        say(report)
        let failures = writers.compactMap(\.error).map { CommandFailure($0.description) } + unprinted
        for failure in failures { context.complain(failure) }
        guard failures.isEmpty else { return context.missingOutput() }
        let counts = report.counts
        if counts.failed > 0 || !report.audit.isEmpty { return .failed }
        // A note is about a journal that was cut off, whose missing results are unknown.
        return counts.isSuccess && report.notes.isEmpty ? .passed : .notExecuted
    }

    /// Returns the journal that a path names, itself or the folder that it is in.
    private func journal(at path: String) -> String {
        context.folder.item(at: path) == .folder ? path + "/" + JournalReader.fileName : path
    }

    private func read() throws(CommandFailure) -> RunReport {
        do throws(JournalErrors) {
            return try JournalReader().report(from: paths.map(context.folder.systemPath))
        } catch {
            throw CommandFailure(messages: error.errors.map(\.message))
        }
    }

    /// Saves the results for the next run; shards do not save their own.
    private func keep(_ report: RunReport) {
        // If the shards were run with different options, the number of runs is unknown.
        let verified = report.header.properties.first { $0.name == "verify" }.flatMap { Int($0.value) } ?? 1
        var lastRun = LastRun()
        for walkthrough in report.walkthroughs {
            switch walkthrough.outcome {
            case .skipped, .notRun, .unfinished: continue
            default:
                lastRun.add(
                    walkthrough.walkthrough, hasFailed: walkthrough.isFailure,
                    time: .nanoseconds(walkthrough.wallNanoseconds ?? 0),
                    runs: verified &+ (walkthrough.schedules?.count ?? 0))
            }
        }
        RunHistory(TestOptions(), context).keep(lastRun)
    }

    private func say(_ report: RunReport) {
        let style = context.outputStyle
        if targets.contains(.terminal) {
            for line in RunText.lines(of: report, style: style) { context.print(line) }
            return
        }
        for walkthrough in report.walkthroughs where walkthrough.isFailure {
            for line in FailureText(walkthrough, style: style).summary { context.print(line) }
        }
        let findings = FindingsText.lines(of: report, style: style)
        for line in findings { context.print(line) }
        if !findings.isEmpty { context.print("") }
        context.print(RunText.lastLine(of: report, style: style))
    }
}
