import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

/// One run of a walkthrough under one schedule, until the stage has come to rest.
struct ScheduledRun {
    /// How many trace events are kept, for a failure to show.
    private static let keptEvents = 12
    /// How long the stage may take to come to rest after the last step, in virtual time.
    private static let restLimit: Duration = .seconds(60)

    /// The result; a different final screen, a stuck task and a late problem are failures too.
    private(set) var result: WalkthroughResult
    private(set) var evidence: WalkthroughEvidence
    /// What is shown after everything has settled; `nil` if a step failed or the stage never came to rest.
    let end: End?
    /// The choices that differ from the default order, if the schedule is recorded.
    let deviations: [ScheduleDeviation]
    /// The events in order, if the schedule is recorded.
    let occurrences: [ScheduleOccurrence]
    let pauses: [ScheduleDeviation]
    /// Whether its failure may depend on how fast the user is.
    private let failsForHaste: Bool
    /// All choices, if the run depends on nothing else.
    let decisions: [ScheduleDecision]?

    /// Performs a walkthrough under a schedule.
    ///
    /// - Parameter baseline: the run in the default order, whose end this one must reach; `nil` for that run itself.
    /// - Throws: `StepFailure` if the walkthrough cannot begin.
    init(
        _ prepared: PreparedWalkthrough, _ schedule: Schedule, baseline: ScheduledRun?,
        telling audience: RunAudience = RunAudience()
    ) throws(StepFailure) {
        let session = try prepared.makeSession(schedule, traceLimit: audience.wantsDetail ? nil : Self.keptEvents)
        session.stage.driver?.noted = audience.scheduleNoted
        // The trace continues after the steps, so it is kept here and not by the performance of the steps.
        let log = audience.keepsTrace ? TraceLog(of: session.stage.trace) : nil
        var stepAudience = audience
        stepAudience.keepsTrace = false
        let performed = WalkthroughPerformance(prepared.walkthrough, on: session, telling: stepAudience).perform()
        var result = performed.result
        failsForHaste =
            result.failures.last.map { $0.isAction && !session.hasBegunTyping || session.watch.countsRequests } ?? false
        var end: End?
        if result.outcome == .passed {
            let hasRest = session.stage.rest(within: Self.restLimit)
            if hasRest {
                end = End(session, beside: baseline?.end)
            } else if baseline == nil {
                result.warnings.append(
                    .neverAtRest(
                        prepared.walkthrough.location, within: Self.restLimit,
                        due: session.pending.first { $0.due != nil }))
            }
            do throws(StepFailure) {
                try session.throwProblems()
                if let failure = session.stuckTaskFailure { throw failure }
                if let end, let baseline = baseline?.end { try end.mustEqual(baseline) }
            } catch {
                result.outcome = .failed
                result.failures = [
                    session.describe(
                        error, at: prepared.walkthrough.location, source: nil, uses: [],
                        stepsBefore: result.stepCount, events: Self.keptEvents)
                ]
            }
            result.virtualNanoseconds = session.stage.clock.now.nanoseconds
            result.traceHash = session.stage.trace.hash
        }
        self.result = result
        evidence = performed.evidence
        evidence.trace = log?.entries
        self.end = end
        deviations = session.stage.driver?.deviations ?? []
        occurrences = session.stage.driver?.occurrences ?? []
        pauses = session.stage.driver?.pauses ?? []
        decisions = session.stage.driver?.decisions
        session.end()
    }

    /// Returns the run, as passed if it failed only because the script relies on a quick user.
    ///
    /// After a pause of the user, two failures do not count. A step may come too late, such as for a button that was
    /// there for three seconds. A script may count requests, and a slow typist makes one for each letter. A slow user
    /// may also end on another screen, so the end is compared with that of a user who pauses likewise.
    ///
    /// - Parameter slowly: performs the default order with these pauses.
    func judged(_ slowly: () throws(StepFailure) -> ScheduledRun) throws(StepFailure) -> ScheduledRun {
        guard let failure = result.failures.last, !pauses.isEmpty else { return self }
        var run = self
        if failure.kind == Self.orderDependent {
            guard let end, let slow = try slowly().end else { return run.pass() }
            do throws(StepFailure) {
                try end.mustEqual(slow)
            } catch {
                (run.result.failures[0].expected, run.result.failures[0].actual) = (error.expected, error.actual)
                return run
            }
            return run.pass()
        }
        return failsForHaste && failure.problemKind == nil ? run.pass() : self
    }

    private mutating func pass() -> ScheduledRun {
        result.outcome = .passed
        result.failures = []
        return self
    }

    /// The kind of failure for a different end.
    fileprivate static let orderDependent = "order-dependent"

    var performed: PerformedWalkthrough { PerformedWalkthrough(result, evidence) }

    var traceHash: TraceHash { result.traceHash ?? TraceHash() }

    /// The kind of its failure; `nil` if it passed.
    var failureKind: String? { result.failures.last?.kind }

    /// The kind and line of its failure; `nil` if it passed.
    ///
    /// The line of a problem such as a leak does not count, since whichever step comes next notices it.
    var failureIdentity: FailureIdentity? {
        guard let failure = result.failures.last else { return nil }
        if let kind = failure.problemKind { return FailureIdentity(kind: kind, location: nil, uses: []) }
        return FailureIdentity(kind: failure.kind, location: failure.place, uses: failure.uses)
    }

    struct FailureIdentity: Equatable {
        let kind: String
        /// The position of the line; `nil` if it does not count.
        let location: SourceLocation?
        /// The `use` lines that led to the script, outermost first.
        let uses: [SourceLocation]
    }
}

extension WalkthroughFailure {
    fileprivate var isAction: Bool { kind == "action" }
}

extension ScheduledRun {
    struct End {
        private let screen: Screen
        /// What its images show, also the decorative ones, such as those of rows.
        private let images: [String]
        /// The hash of the top scene's state.
        private let state: UInt64
        /// The top scene's state as text.
        private let stateLines: [String]

        /// Reads what is shown now; `nil` if there is no screen.
        fileprivate init?(_ session: Session, beside baseline: End?) {
            guard let screen = session.screen else { return nil }
            self.screen = screen
            images = session.stage.run { UIApplication.shared.frontWindow?.topmostView?.shownImages } ?? []
            let state = SceneStateHash.of(session.inspectableState)
            self.state = state
            stateLines = baseline.flatMap { $0.state == state ? $0.stateLines : nil } ?? session.stateLines ?? []
        }

        /// Throws if the end is not that of the default order.
        fileprivate func mustEqual(_ baseline: End) throws(StepFailure) {
            if screen.hash == baseline.screen.hash, state == baseline.state { return try mustShowImages(of: baseline) }
            let isSameScreen = screen.hash == baseline.screen.hash
            let what = isSameScreen ? "the state of the scene" : "the screen"
            var failure = StepFailure(
                .problem(ScheduledRun.orderDependent),
                "after the last step, when everything has settled, \(what) differs from that of the default order",
                expected: isSameScreen ? baseline.stateLines.joined(separator: "\n") : baseline.screen.text,
                actual: isSameScreen ? stateLines.joined(separator: "\n") : screen.text)
            if !isSameScreen, screen.text == baseline.screen.text {
                failure.notes = ["out of view, a list has \(screen.rows) rows instead of \(baseline.screen.rows)"]
            }
            throw failure
        }

        private func mustShowImages(of baseline: End) throws(StepFailure) {
            guard images != baseline.images else { return }
            throw StepFailure(
                .problem(ScheduledRun.orderDependent),
                "after the last step, when everything has settled, an image differs from that of the default order",
                expected: baseline.images.joined(separator: "\n"), actual: images.joined(separator: "\n"))
        }
    }
}

extension Screen {
    /// How many rows the lists have, in reading order.
    fileprivate var rows: String { elements.compactMap(\.rowCount).map(String.init).joined(separator: " and ") }
}
