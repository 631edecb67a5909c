import HeadlessUIKit
import StageRuntime
package import WalkthroughRunner

/// Writes the journal of a run, line by line, and the other reports before the first walkthrough and at the end.
package final class ReportRecorder: RunRecorder {
    /// Whether steps are recorded with their screens; the HTML report wants that.
    package let wantsDetail: Bool
    /// What the run was asked to do.
    private let header: RunHeader
    /// What is planned.
    private let plan: [WalkthroughIdentity]
    /// Take the lines; strong, the recorder owns them; empty if no journal is kept.
    private let journals: [JournalWriter]
    /// Write the other files; strong, the recorder owns them.
    private let writers: [ReportWriter]
    /// The wall time since some fixed moment.
    private let now: () -> Duration
    /// The report so far.
    private var builder = RunReport.Builder()
    /// When the run began.
    private var start = Duration.zero
    /// When the walkthroughs began that have not ended.
    private var starts: [WalkthroughIdentity: Duration] = [:]
    /// The keys of the pictures that were told.
    private var pictures: Set<String> = []
    /// Whether the first reports were written.
    private var hasBegun = false
    /// Whether the final reports were written.
    private var isClosed = false

    /// Makes a recorder of one run.
    ///
    /// - Parameters:
    ///   - header: what the run was asked to do.
    ///   - plan: every walkthrough that is to run, in order, so that what is missing can be named.
    ///   - journals: take the lines.
    ///   - writers: write the other files.
    ///   - wantsDetail: whether steps are recorded with their screens.
    ///   - now: the wall time since some fixed moment.
    package init(
        header: RunHeader, plan: [WalkthroughIdentity], journals: [JournalWriter] = [], writers: [ReportWriter] = [],
        wantsDetail: Bool = false, now: @escaping () -> Duration
    ) {
        self.header = header
        self.plan = plan
        self.journals = journals
        self.writers = writers
        self.wantsDetail = wantsDetail
        self.now = now
    }

    /// What is known of the run now.
    package var report: RunReport { builder.report }

    /// What could not be written, for the end of the run.
    package var errors: [ReportFileError] { journals.compactMap(\.error) + writers.compactMap(\.error) }

    /// Writes the reports of a run of which nothing is known yet; done by the run's start otherwise.
    ///
    /// Of thousands of walkthroughs that takes a while, in which a signal should have its own effect still. The
    /// journals' files are not open after it.
    package func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        builder.take(.runStarted(header, plan: plan))
        for writer in writers { writer.begin(builder.report) }
    }

    /// Takes in one event.
    package func record(_ event: RunEvent) {
        switch event {
        case .runStarted:
            begin()
            start = now()
            append(.runStarted(header, plan: plan))
        case .walkthroughStarted(let identity):
            starts[identity] = now()
            take(.walkthroughStarted(identity))
        case .stepEnded, .schedulesTried: break
        case .walkthroughEnded(let result): end(result)
        case .walkthroughWarned(let identity, let warnings):
            take(.walkthroughWarned(identity, warnings))
        case .runEnded:
            take(.runEnded(wallNanoseconds: (now() - start).wholeNanoseconds))
            close()
        }
    }

    /// Writes the reports as they are at the end, and looks after the journals.
    ///
    /// Called by who interrupts a run, done by the run's end otherwise.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        for writer in writers { writer.finish(builder.report) }
        for journal in journals { journal.finish() }
    }

    private func end(_ result: WalkthroughResult) {
        var result = result.forJournal
        for place in result.steps.indices {
            guard let key = result.steps[place].picture, let drawing = result.steps[place].drawing else { continue }
            if pictures.insert(key).inserted { take(.picture(key: key, drawing)) }
            result.steps[place].drawing = nil
        }
        let start = starts.removeValue(forKey: result.walkthrough)
        if result.wallNanoseconds == nil, let start { result.wallNanoseconds = (now() - start).wholeNanoseconds }
        take(.walkthroughEnded(result))
    }

    private func take(_ entry: JournalEntry) {
        builder.take(entry)
        append(entry)
    }

    private func append(_ entry: JournalEntry) {
        guard !journals.isEmpty else { return }
        let line = entry.line
        for journal in journals { journal.append(line) }
    }
}
