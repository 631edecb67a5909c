package import HeadlessUIKit
package import Results

/// Everything known of a run at one moment, from which each report is made.
///
/// It is valid at every moment of a run: unfinished walkthroughs are listed as such.
package struct RunReport: Equatable, Sendable {
    /// The header.
    package var header: RunHeader
    /// All walkthroughs that were planned or reported, in the order of the plan.
    package var walkthroughs: [WalkthroughResult]
    /// The pictures of screens that steps refer to, by their keys.
    package var pictures: [String: ScreenPicture]
    /// Whether the end of the run was reported.
    package var hasEnded: Bool
    /// How long the run took, in wall time; nil if it is not known.
    package var wallNanoseconds: Int64?
    /// Notes on how the report was made, such as a journal that was cut off.
    package var notes: [String]

    /// Makes the report of a run without results.
    package init(header: RunHeader = RunHeader(), plan: [WalkthroughIdentity] = []) {
        self.header = header
        walkthroughs = plan.map { WalkthroughResult($0, .notRun) }
        pictures = [:]
        hasEnded = false
        notes = []
    }

    /// The counts of outcomes.
    package var counts: RunSummary { RunSummary(walkthroughs.indices.lazy.map { walkthroughs[$0].outcome }) }

    /// The audit's findings, each once.
    package var audit: AuditSummary {
        var summary = AuditSummary()
        for index in walkthroughs.indices where !walkthroughs[index].findings.isEmpty {
            let walkthrough = walkthroughs[index]
            summary.add(walkthrough.findings, of: walkthrough.walkthrough, with: walkthrough.parameters)
        }
        return summary
    }

    /// Whether everything planned was done, nothing failed, and no audit found anything.
    package var isSuccess: Bool { counts.isSuccess && audit.isEmpty }

    /// The walkthroughs by the folders of their scripts, in the order in which folders first occur.
    package var suites: [ReportedSuite] {
        var suites: [ReportedSuite] = []
        var indices: [String: Int] = [:]
        for index in walkthroughs.indices {
            let folder = walkthroughs[index].folder
            if let suite = indices[folder] {
                suites[suite].indices.append(index)
            } else {
                indices[folder] = suites.count
                suites.append(ReportedSuite(name: folder, indices: [index]))
            }
        }
        return suites
    }
}

/// The walkthroughs of one folder.
package struct ReportedSuite: Equatable, Sendable {
    /// The folder's path, as scripts were named.
    package let name: String
    /// The indices of its walkthroughs in the report, in the order of the plan.
    package internal(set) var indices: [Int]

    func counts(in report: RunReport) -> RunSummary {
        RunSummary(indices.lazy.map { report.walkthroughs[$0].outcome })
    }

    /// How long they took together, in wall time, if that is known.
    func wallNanoseconds(in report: RunReport) -> Int64 {
        indices.reduce(0) { $0 &+ (report.walkthroughs[$1].wallNanoseconds ?? 0) }
    }
}

extension RunReport {
    /// Makes a report from the entries of a journal, one by one.
    package struct Builder {
        /// The report so far.
        package private(set) var report: RunReport
        /// The index of each walkthrough in the report.
        private var indices: [WalkthroughIdentity: Int] = [:]
        private var hasBegun = false
        /// The shards of the suite whose runs were read.
        private(set) var shards = ShardCount()
        /// How many of the runs that began have not ended.
        private var openRuns = 0

        /// Makes the builder of an empty report.
        package init() { report = RunReport() }

        /// Adds one entry; if there are several results of one walkthrough, the last counts.
        package mutating func add(_ entry: JournalEntry) {
            switch entry {
            case .runStarted(let header, let plan):
                report.header = hasBegun ? report.header.merged(with: header) : header
                hasBegun = true
                shards.add(header)
                openRuns += 1
                report.hasEnded = false
                for identity in plan { _ = index(of: identity) }
            case .walkthroughStarted(let identity):
                let index = index(of: identity)
                if report.walkthroughs[index].outcome == .notRun { report.walkthroughs[index].outcome = .unfinished }
            case .picture(let key, let picture):
                report.pictures[key] = picture
            case .walkthroughEnded(let walkthrough):
                report.walkthroughs[index(of: walkthrough.walkthrough)] = walkthrough
            case .walkthroughWarned(let identity, let warnings):
                report.walkthroughs[index(of: identity)].warnings += warnings
            case .runEnded(let nanoseconds):
                openRuns -= 1
                report.hasEnded = openRuns <= 0
                // A journal of another tool may lack the time.
                if let nanoseconds { report.wallNanoseconds = max(report.wallNanoseconds ?? 0, nanoseconds) }
            }
        }

        mutating func note(_ text: String) { report.notes.append(text) }

        /// Orders the walkthroughs of several journals by script, each script's as planned.
        mutating func orderByScript() {
            let order = report.walkthroughs.enumerated().sorted { left, right in
                let paths = (left.element.walkthrough.path, right.element.walkthrough.path)
                return paths.0 == paths.1 ? left.offset < right.offset : paths.0 < paths.1
            }
            report.walkthroughs = order.map(\.element)
            indices = [:]
            for (index, walkthrough) in report.walkthroughs.enumerated() { indices[walkthrough.walkthrough] = index }
        }

        /// Returns the index of a walkthrough in the report; a new one is added at the end.
        mutating func index(of identity: WalkthroughIdentity) -> Int {
            if let index = indices[identity] { return index }
            indices[identity] = report.walkthroughs.count
            report.walkthroughs.append(WalkthroughResult(identity, .notRun))
            return report.walkthroughs.count - 1
        }
    }
}
