import WalkthroughRunner

extension RunReport {
    /// Makes a report of what a journal says, line by line.
    package struct Builder {
        /// The report so far.
        package private(set) var report: RunReport
        /// Where each walkthrough stands in the report.
        private var places: [WalkthroughIdentity: Int] = [:]
        /// Whether a run has begun.
        private var hasBegun = false
        /// Which shards the runs were.
        private(set) var shards = ShardCount()
        /// How many of the runs that began have not ended.
        private var openRuns = 0

        /// Makes the builder of a report in which nothing stands yet.
        package init() {
            report = RunReport()
        }

        /// Takes in one entry; of several results of one walkthrough the last counts.
        package mutating func take(_ entry: JournalEntry) {
            switch entry {
            case .runStarted(let header, let plan):
                report.header = hasBegun ? report.header.merged(with: header) : header
                hasBegun = true
                shards.take(header)
                openRuns += 1
                report.hasEnded = false
                report.walkthroughs.reserveCapacity(report.walkthroughs.count + plan.count)
                places.reserveCapacity(places.count + plan.count)
                for identity in plan { addPlanned(identity) }
            case .walkthroughStarted(let identity):
                let place = place(of: identity)
                if report.walkthroughs[place].outcome == .notRun { report.walkthroughs[place].outcome = .unfinished }
            case .picture(let key, let picture):
                report.pictures[key] = picture
            case .walkthroughEnded(let walkthrough):
                report.walkthroughs[place(of: walkthrough.walkthrough)] = walkthrough
            case .walkthroughWarned(let identity, let warnings):
                report.walkthroughs[place(of: identity)].warnings += warnings
            case .runEnded(let nanoseconds):
                openRuns -= 1
                report.hasEnded = openRuns <= 0
                // A journal of another tool need not say it: then it is not known.
                if let nanoseconds { report.wallNanoseconds = max(report.wallNanoseconds ?? 0, nanoseconds) }
            }
        }

        /// Adds what a reader should know of how the report came about.
        mutating func note(_ text: String) { report.notes.append(text) }

        /// Orders the walkthroughs of several journals by script, each script's as planned.
        mutating func orderByScript() {
            let order = report.walkthroughs.enumerated().sorted { left, right in
                let paths = (left.element.walkthrough.path, right.element.walkthrough.path)
                return paths.0 == paths.1 ? left.offset < right.offset : paths.0 < paths.1
            }
            report.walkthroughs = order.map(\.element)
            places = [:]
            for (place, walkthrough) in report.walkthroughs.enumerated() { places[walkthrough.walkthrough] = place }
        }

        private mutating func addPlanned(_ identity: WalkthroughIdentity) {
            let count = report.walkthroughs.count
            if let known = places.updateValue(count, forKey: identity) {
                places[identity] = known
            } else {
                report.walkthroughs.append(WalkthroughResult(identity, .notRun))
            }
        }

        /// Returns where a walkthrough stands in the report; one that was not planned comes last.
        mutating func place(of identity: WalkthroughIdentity) -> Int {
            if let place = places[identity] { return place }
            places[identity] = report.walkthroughs.count
            report.walkthroughs.append(WalkthroughResult(identity, .notRun))
            return report.walkthroughs.count - 1
        }
    }
}
