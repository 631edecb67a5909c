import HeadlessUIKit
package import Results
import StageRuntime

/// Writes the journal of a run, line by line, and the other reports before the first walkthrough and at the end.
package final class ReportRecorder: RunRecorder {
    /// Whether steps are recorded with their screens, as for the HTML report.
    package let wantsDetail: Bool
    private let header: RunHeader
    private let plan: [WalkthroughIdentity]
    /// The writers of journals; strong, the recorder owns them; empty without journals.
    private let journals: [JournalWriter]
    /// The writers of the other files; strong, the recorder owns them.
    private let writers: [ReportWriter]
    /// The wall time since some fixed moment.
    private let now: () -> Duration
    private var builder = RunReport.Builder()
    private var start = Duration.zero
    /// The start times of walkthroughs that have not ended.
    private var starts: [WalkthroughIdentity: Duration] = [:]
    /// The keys of the pictures in the journals.
    private var pictures: Set<String> = []
    private var hasBegun = false
    private var isClosed = false

    /// Makes a recorder of one run.
    ///
    /// - Parameters:
    ///   - plan: all planned walkthroughs, in order, so that missing ones can be named.
    ///   - now: returns the wall time since some fixed moment.
    package init(
        header: RunHeader, plan: [WalkthroughIdentity], journals: [JournalWriter] = [], writers: [ReportWriter] = [],
        wantsDetail: Bool = false, now: @escaping () -> Duration
    ) {
        (self.header, self.plan, self.journals, self.writers) = (header, plan, journals, writers)
        (self.wantsDetail, self.now) = (wantsDetail, now)
    }

    /// The current report.
    package var report: RunReport { builder.report }

    /// The errors of files that could not be written, for the end of the run.
    package var errors: [ReportFileError] { journals.compactMap(\.error) + writers.compactMap(\.error) }

    /// Writes the reports of a run without results; otherwise the run's start does it.
    ///
    /// For thousands of walkthroughs this needs some time, during which a signal should still end the process. It
    /// leaves the journals' files closed.
    package func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        builder.add(.runStarted(header, plan: plan))
        for writer in writers { writer.begin(builder.report) }
    }

    /// Receives one event.
    package func record(_ event: RunEvent) {
        switch event {
        case .runStarted:
            begin()
            start = now()
            append([.runStarted(header, plan: plan)])
        case .walkthroughStarted(let identity):
            starts[identity] = now()
            add(.walkthroughStarted(identity))
        case .stepEnded, .schedulesTried, .walkthroughObserved: break
        case .walkthroughEnded(let result): end(result)
        case .walkthroughWarned(let identity, let warnings):
            add(.walkthroughWarned(identity, warnings))
        case .runEnded:
            add(.runEnded(wallNanoseconds: (now() - start).wholeNanoseconds))
            close()
        }
    }

    /// Checks the journals and writes the final reports.
    ///
    /// Called if the run is interrupted; otherwise the run's end does it.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        for journal in journals { journal.finish() }
        for writer in writers { writer.finish(builder.report) }
    }

    private func end(_ result: WalkthroughResult) {
        var result = result.forJournal
        var entries: [JournalEntry] = []
        for index in result.steps.indices {
            guard let key = result.steps[index].picture, let drawing = result.steps[index].drawing else { continue }
            if pictures.insert(key).inserted { entries.append(.picture(key: key, drawing)) }
            result.steps[index].drawing = nil
        }
        let start = starts.removeValue(forKey: result.walkthrough)
        if result.wallNanoseconds == nil, let start { result.wallNanoseconds = (now() - start).wholeNanoseconds }
        add(entries + [.walkthroughEnded(result)])
    }

    private func add(_ entry: JournalEntry) { add([entry]) }

    private func add(_ entries: [JournalEntry]) {
        for entry in entries { builder.add(entry) }
        append(entries)
    }

    private func append(_ entries: [JournalEntry]) {
        guard !journals.isEmpty else { return }
        let lines = entries.flatMap(\.line)
        for journal in journals { journal.append(lines) }
    }
}
