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
    /// What is known besides the result.
    private(set) var evidence: WalkthroughEvidence
    /// The screen after everything has settled; `nil` if a step failed or the stage never came to rest.
    let finalScreen: Screen?
    /// The choices that differ from the default order, if the schedule is recorded.
    let deviations: [ScheduleDeviation]
    /// The events in order, if the schedule is recorded.
    let occurrences: [ScheduleOccurrence]
    /// The user's pauses.
    let pauses: [ScheduleDeviation]
    /// Whether it fails in a way that may depend on how fast the user is.
    private let failsForHaste: Bool
    /// All choices, if the run depends on nothing else.
    let decisions: [ScheduleDecision]?

    /// Performs a walkthrough under a schedule.
    ///
    /// - Parameters:
    ///   - prepared: the walkthrough.
    ///   - schedule: the order of events.
    ///   - usual: the run in the default order, whose final screen this one must have; `nil` for that run itself.
    ///   - audience: who is notified.
    /// - Throws: `StepFailure` if the walkthrough cannot begin.
    init(
        _ prepared: PreparedWalkthrough, _ schedule: Schedule, usual: ScheduledRun?,
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
        var finalScreen: Screen?
        if result.outcome == .passed {
            let hasRest = session.stage.rest(within: Self.restLimit)
            if hasRest {
                finalScreen = session.screen
            } else if usual == nil {
                result.warnings.append(
                    .neverAtRest(
                        prepared.walkthrough.location, within: Self.restLimit,
                        due: session.pending.first { $0.due != nil }))
            }
            do throws(StepFailure) {
                try session.throwProblems()
                if let failure = session.stuckTaskFailure { throw failure }
                if let finalScreen, let usual = usual?.finalScreen { try finalScreen.mustEqual(usual) }
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
        self.finalScreen = finalScreen
        deviations = session.stage.driver?.deviations ?? []
        occurrences = session.stage.driver?.occurrences ?? []
        pauses = session.stage.driver?.pauses ?? []
        decisions = session.stage.driver?.decisions
        session.end()
    }

    /// Returns the run, as passed if it failed only because the script relies on a quick user.
    ///
    /// After a pause of the user, two failures do not count. A step may come too late, such as for a button that was
    /// there for three seconds. A script may count requests, and a slow typist makes one for each letter. The final
    /// screen is not compared either, since a slow user may reach another one.
    func judged() -> ScheduledRun {
        guard let failure = result.failures.last, !pauses.isEmpty else { return self }
        guard failure.kind == Self.orderDependent || failsForHaste && failure.problemKind == nil else { return self }
        var run = self
        run.result.outcome = .passed
        run.result.failures = []
        return run
    }

    /// The kind of failure for a different final screen.
    fileprivate static let orderDependent = "order-dependent"

    /// The result with what is known besides.
    var performed: PerformedWalkthrough { PerformedWalkthrough(result, evidence) }

    /// The hash that identifies the run.
    var traceHash: TraceHash { result.traceHash ?? TraceHash() }

    /// The kind of its failure; `nil` if it passed.
    var failureKind: String? { result.failures.last?.kind }

    /// The kind and line of its failure; `nil` if it passed.
    ///
    /// The line of a problem such as a leak does not count, since whichever step comes next notices it.
    var failurePlace: Place? {
        guard let failure = result.failures.last else { return nil }
        if let kind = failure.problemKind { return Place(kind: kind, location: nil, uses: []) }
        return Place(kind: failure.kind, location: failure.place, uses: failure.uses)
    }

    /// What identifies a failure.
    struct Place: Equatable {
        /// What kind of failure it is.
        let kind: String
        /// The position of the line; `nil` if it does not count.
        let location: SourceLocation?
        /// The `use` lines that led to the script, outermost first.
        let uses: [SourceLocation]
    }
}

extension WalkthroughFailure {
    /// Whether a step could not be performed.
    fileprivate var isAction: Bool { kind == "action" }
}

extension Screen {
    /// How many rows the lists have, in reading order.
    private var rows: String { elements.compactMap(\.rowCount).map(String.init).joined(separator: " and ") }

    /// Throws if the final screen is not that of the default order.
    fileprivate func mustEqual(_ usual: Screen) throws(StepFailure) {
        guard hash != usual.hash else { return }
        throw StepFailure(
            .problem(ScheduledRun.orderDependent),
            "when everything has settled, the screen differs from that of the default order",
            expected: usual.text, actual: text,
            notes: text == usual.text ? ["out of view, a list has \(rows) rows instead of \(usual.rows)"] : [])
    }
}
