import HeadlessUIKit
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// One run of an exploration: performs lines, and checks for failures after each.
final class PerformedRun {
    /// The outcome of a line.
    enum Outcome {
        case done, refused, failed
    }

    /// What the run met so far.
    var account = ExploredRun()
    /// Returns whether the explorer already knows a state.
    var isTold: (UInt64) -> Bool = { _ in false }
    /// Whether the first state of a run that is on this screen is drawn.
    var isDrawn: (String) -> Bool = { _ in false }
    /// The states that this run has reported.
    private var told: Set<UInt64> = []
    /// The state that the stage is in, and what can be done there.
    private(set) var here: (id: UInt64, lines: [String], ownCount: Int) = (0, [], 0)

    /// The session; strong, until the run has ended.
    private let session: Session
    /// The app.
    private let app: RunnableApp
    /// Reads states; strong, its owner outlasts the run.
    private let reader: StateReader
    /// Records each step; strong, the runner process owns it.
    private let progress: RunnerProgress?
    /// Returns the command of a line.
    private let command: (String) -> Command
    /// Records the requests and outcomes of calls; strong, the run owns it.
    private let calls = CallObserver()
    /// The position of each line of a run, for reports.
    private static let place = SourceLocation(file: "explored", line: 1, column: 1)

    init(
        _ session: Session, _ app: RunnableApp, _ reader: StateReader, _ progress: RunnerProgress?,
        command: @escaping (String) -> Command
    ) {
        (self.session, self.app, self.reader, self.progress) = (session, app, reader, progress)
        self.command = command
        session.stage.trace.observe { [calls] in calls.note($0) }
    }

    /// Performs a line, and looks at what it led to.
    func perform(_ line: String, choice: Int? = nil) -> Outcome {
        progress?.beginStep(
            at: Self.place, source: line, after: account.moves.count, time: session.stage.clock.now)
        let before = here.id
        do throws(StepFailure) {
            try session.perform(command(line), source: line)
        } catch {
            if error.kind == .action || error.kind == .expectation {
                if session.isLaunched { look() }
                account.moves.append(.init(line, choice: choice, to: here.id, isRefused: true))
                return .refused
            }
            // A violated property names the line of the header that states it.
            fail(error.kind.name, error.message, error.kind.name == "property" ? error.expected : nil)
            account.moves.append(.init(line, choice: choice, to: before, requests: calls.takeRequests()))
            return .failed
        }
        if session.isLaunched { look() }
        account.moves.append(.init(line, choice: choice, to: here.id, requests: calls.takeRequests()))
        guard session.isLaunched else { return .done }
        if let message = session.stuckTaskMessage {
            fail("stuck", message, nil)
            return .failed
        }
        guard let standstill = session.standstill else { return .done }
        let message =
            switch standstill {
            case .deadEnd: "no element of this screen can be used, nothing is due, and there is no way back"
            case .eternalWait:
                "\(session.patientElement ?? "something") shows that the app is busy, but nothing is due to end that"
            }
        fail(standstill.rawValue, message, "never \(standstill.rawValue)")
        return .failed
    }

    /// Lets time pass to the next moment at which a property has to hold.
    func awaitDeadline() {
        guard account.failure == nil, session.isLaunched, let deadline = session.judge?.nextDeadline else { return }
        let time = session.stage.clock.now.duration(to: deadline)
        if time > .zero { _ = perform("wait \(DurationSyntax.text(time))") }
    }

    /// Ends the run, and notes what only its end shows.
    func finish() {
        account.held = session.judge?.met ?? []
        account.outcomes = calls.outcomes.sorted()
        account.trace = session.stage.trace.hash.value
    }

    private func look() {
        here = reader.read(session)
        guard !isTold(here.id), told.insert(here.id).inserted else { return }
        account.states.append(
            reader.describe(
                session, id: here.id, lines: here.lines, ownCount: here.ownCount,
                draws: isDrawn(session.screenName ?? "")))
    }

    private func fail(_ oracle: String, _ message: String, _ property: String?) {
        account.failure = ExploredRun.Failure(
            oracle: oracle, message: message, screen: session.screenName ?? "", property: property)
    }
}

/// Records from a trace which worker calls were requested, and with what outcome.
private final class CallObserver {
    /// The calls asked since the last look.
    private var requests: [String] = []
    /// The calls with their outcomes: `koober.signIn reply`, `koober.signIn status 503`.
    private(set) var outcomes: Set<String> = []

    func note(_ event: TraceEvent) {
        guard event.category == .worker, let call = event.fields.first?.value else { return }
        switch event.name {
        case "request": requests.append(call)
        case "reply": outcomes.insert(call + " reply")
        case "failure": outcomes.insert(call + " " + (event.fields.last?.value ?? ""))
        default: break
        }
    }

    func takeRequests() -> [String] {
        defer { requests = [] }
        return requests
    }
}
