import ProcessPool
import Results
import StageRuntime
package import WalkthroughLanguage

/// Performs the steps of one walkthrough on a session, up to the first failure.
struct WalkthroughPerformance {
    /// How many of the last trace events a failure shows.
    private static let shownEvents = 12

    private let walkthrough: Walkthrough
    /// The session; strong, until the walkthrough has ended.
    private let session: Session
    /// Who is notified, and of how much.
    private let audience: RunAudience
    /// The steps that were performed, if their detail is wanted.
    private var steps: [PerformedStep] = []
    /// Keeps the trace, if it is wanted; strong, the run owns it.
    private let log: TraceLog?
    private var stepCount = 0
    /// The steps so far that passed and prove nothing.
    private var vacuousSteps = VacuousSteps()
    /// The lines that restore the text size and the appearance after a disturbance.
    private var traits = (textSize: "text size l", appearance: "appearance light")
    private var failures: [WalkthroughFailure] = []

    init(_ walkthrough: Walkthrough, on session: Session, telling audience: RunAudience = RunAudience()) {
        self.walkthrough = walkthrough
        self.session = session
        self.audience = audience
        log = audience.keepsTrace ? TraceLog(of: session.stage.trace) : nil
    }

    /// Performs all steps, and the checks at the end of every walkthrough.
    consuming func perform() -> PerformedWalkthrough {
        if let progress = audience.progress {
            // Unowned: the session owns the trace, which holds this closure.
            session.stage.trace.observe { [unowned session] in
                progress.note(session.secrets.concealing(in: $0))
            }
            session.stage.exceptionThrown = { [unowned session] in
                guard session.explainsFailures, session.exceptionLocation == nil else { return }
                session.exceptionLocation = progress.locationInApp()
            }
        }
        var cursor = walkthrough.program.makeCursor()
        var goesOn = true
        while goesOn, let step = cursor.next() {
            if case .when(let expectation, _) = step.command {
                let source = begin(step)
                do throws(StepFailure) {
                    if try session.holds(expectation, at: step.location) { cursor.enterBlock() }
                } catch {
                    fail(step, source, error)
                    goesOn = false
                }
            } else {
                goesOn = perform(step)
            }
        }
        if goesOn { checkEnd() }
        var result = WalkthroughResult(
            WalkthroughIdentity(walkthrough), failures.isEmpty ? .passed : .failed, failures: failures)
        result.steps = steps
        result.warnings = vacuousSteps.warnings(hasPassed: failures.isEmpty)
        if failures.isEmpty { result.warnings += session.idleWaivers }
        result.warnings += session.bareSecrets(of: walkthrough)
        result.warnings += session.stage.ledger.idlyKept.map { .idlyKept($0, walkthrough.location) }
        result.parameters = session.givenParameters(of: walkthrough.program)
        result.findings = session.auditor?.drain() ?? []
        result.stepCount = stepCount
        result.virtualNanoseconds = session.stage.clock.now.nanoseconds
        result.traceHash = session.stage.trace.hash
        var evidence = WalkthroughEvidence()
        evidence.observations = observations
        evidence.met = session.judge?.met
        evidence.trace = log?.entries.map { entry in
            TracedEvent(event: session.secrets.concealing(in: entry.event), hash: entry.hash)
        }
        return PerformedWalkthrough(result, evidence)
    }

    /// Records a step or a `when` before it is performed, since it may end the process; returns the line with dots.
    private func begin(_ step: PlannedStep) -> String {
        let source = session.concealingSecrets(of: step.command, in: step.source)
        audience.progress?.begin(
            TaskStep(step.location, source), after: stepCount, time: session.stage.clock.now)
        return source
    }

    /// Performs one step; returns whether to continue.
    private mutating func perform(_ step: PlannedStep) -> Bool {
        let source = begin(step)
        session.auditor?.begin(step, source: source)
        let eventsBefore = session.stage.trace.count
        var goesOn = true
        do throws(StepFailure) {
            try session.perform(step.command, source: step.source, at: step.location, concealed: source)
            if audience.updates != nil { try notePicture(of: step) }
            vacuousSteps.note(step, on: session)
            if let disturbed = audience.disturbed {
                switch step.command {
                case .trait(.textSize): traits.textSize = "\(step.command)"
                case .trait(.appearance): traits.appearance = "\(step.command)"
                default: break
                }
                if disturbed.step == stepCount + 1 { try session.disturb(disturbed, back: traits) }
            }
            audience.notes?.note(step.command, number: stepCount + 1, on: session)
        } catch {
            if let error = failureLeft(of: step, error) {
                fail(step, session.line, error)
                goesOn = step.command.isSoftExpectation && !error.isProblem
            }
        }
        stepCount += 1
        var record = PerformedStep(
            at: step.location, source: session.line, time: session.stage.clock.now,
            hasFailed: failures.last?.stepsBefore == stepCount - 1)
        if audience.wantsDetail {
            session.describe(&record, since: eventsBefore)
            steps.append(record)
        }
        audience.stepEnded(record)
        return goesOn
    }

    /// The observations that only the whole run can judge, if the run judges them.
    private var observations: RunObservations? {
        guard let sightings = session.watch.sightings else { return nil }
        return RunObservations(
            app: session.app.name,
            absences: failures.isEmpty ? vacuousSteps.remainingAbsences(on: session) : [], sightings: sightings.drain())
    }

    /// Records the picture of a step and the screen, if pictures are updated; returns whether it did.
    @discardableResult
    private func notePicture(of step: PlannedStep) throws(StepFailure) -> Bool {
        guard let updates = audience.updates, let screen = session.screen, let picture = step.command.expectedPicture
        else { return false }
        try updates.note(picture, at: step.location, screen)
        return true
    }

    /// Returns the failure of a step; nil if its picture is updated instead.
    private func failureLeft(of step: PlannedStep, _ error: StepFailure) -> StepFailure? {
        guard error.kind == .expectation else { return error }
        do throws(StepFailure) {
            return try notePicture(of: step) ? nil : error
        } catch {
            return error
        }
    }

    /// Checks what no script has to write: nothing has leaked, and no task of a scene that has left still runs.
    private mutating func checkEnd() {
        do throws(StepFailure) {
            try session.launchIfNeeded()
            try session.finish()
        } catch {
            failures.append(
                session.describe(
                    error, at: walkthrough.location, source: nil, uses: [], stepsBefore: stepCount,
                    events: Self.shownEvents))
        }
    }

    private mutating func fail(_ step: PlannedStep, _ source: String, _ failure: StepFailure) {
        failures.append(
            session.describe(
                failure, at: step.location, source: source, uses: step.uses, stepsBefore: stepCount,
                events: Self.shownEvents))
    }
}

extension Command {
    /// Whether it is an `also expect`, whose failure does not end the walkthrough.
    package var isSoftExpectation: Bool {
        if case .expect(let expectation) = self { expectation.isSoft } else { false }
    }
}

/// Who is notified during one walkthrough's run, and of how much.
struct RunAudience {
    /// Whether each step is recorded with its results.
    var wantsDetail = false
    /// Whether the result has the whole trace.
    var keepsTrace = false
    /// Records each step before it begins; strong, the runner process owns it.
    var progress: RunnerProgress?
    /// Collects pictures to update; nil if pictures must match; strong, the run owns it.
    var updates: PictureUpdates?
    /// The disturbance, and the step after which it happens; nil if there is none.
    var disturbed: DisturbedStep?
    /// Records where a run can be disturbed; nil if not needed; strong, the runs own it.
    var notes: DisturbanceNotes?
    var stepEnded: (PerformedStep) -> Void = { _ in }
    /// Called with each choice of a recorded schedule and each event; nil if not needed.
    var scheduleNoted: ((ScheduleNote) -> Void)?
}

/// Records a whole trace, with the hash of everything before it for each step.
final class TraceLog {
    private(set) var entries: [TracedEvent] = []

    init(of trace: Trace) {
        // Unowned: the trace calls its observers only while it lives, and its closure holds this object.
        trace.observe { [unowned trace] event in
            let hash = event.category == .step ? trace.hash : nil
            self.entries.append(TracedEvent(event: event, hash: hash))
        }
    }
}

extension Trace {
    /// Adds the event of a step of a script that begins; `line` has dots for secrets.
    ///
    /// The location has the script's name without its folder, so that equal runs in two folders give equal bytes.
    func recordStep(_ line: String, at location: SourceLocation) {
        record(line, .step, [TraceEvent.Field("at", location.fileName + ":" + String(location.line))])
    }
}

extension SourceLocation {
    fileprivate var fileName: String {
        guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return file }
        return String(file[file.utf8.index(after: slash)...])
    }
}
