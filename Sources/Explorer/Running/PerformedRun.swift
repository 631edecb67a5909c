import Basics
import HeadlessUIKit
import ProcessPool
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// One run of an exploration: performs lines, and checks for failures after each of them.
final class PerformedRun {
    enum Outcome {
        case done, refused, failed
    }

    var account = ExploredRun()
    /// Returns whether the explorer already has the description of a state.
    var isTold: (UInt64) -> Bool = { _ in false }
    /// Returns whether the explorer already has other bodies for a call's reply.
    var hasBodies: (String) -> Bool = { _ in true }
    /// Returns whether the states of a screen are to be drawn.
    var isDrawn: (String) -> Bool = { _ in false }
    /// The states that this run has described.
    private var told: Set<UInt64> = []
    /// The current state and its actions.
    private(set) var here: (id: UInt64, lines: [String], ownCount: Int) = (0, [], 0)

    /// The session; strong, the run uses it until it ends.
    private let session: Session
    private let app: RunnableApp
    /// Reads states; strong, the performer of the run owns it too.
    private let reader: StateReader
    /// Records each step; strong, the runner process owns it.
    private let progress: RunnerProgress?
    private let command: (String) -> Command
    /// Records the calls and the screens; strong, the run owns it.
    private let observed = RunObserver()
    /// Finds what two taps do twice; strong, the run owns it.
    private let doneTwice = DoneTwice()
    /// What is shown when all replies to an impatient or a patient user have arrived; nil before that.
    private(set) var end: (screen: Screen, name: String)?
    /// How often a run waits for what is due after a trial.
    private static let waitLimit = 6
    /// The location of each line of a run, for reports.
    private static let location = SourceLocation(file: "explored", line: 1, column: 1)

    init(
        _ session: Session, _ app: RunnableApp, _ reader: StateReader, _ progress: RunnerProgress?,
        command: @escaping (String) -> Command
    ) {
        (self.session, self.app, self.reader, self.progress) = (session, app, reader, progress)
        self.command = command
        session.stage.trace.observe { [observed, doneTwice] in
            observed.note($0)
            doneTwice.note($0)
        }
    }

    /// Collects other bodies for the replies of calls; those of scripts serve if a reply cannot be encoded.
    func collectBodies(_ scripted: [String: [String]]) {
        // A reply can still arrive while the session ends, after the run.
        session.stage.workers.onReply = { [weak self] reply in
            guard let self, !hasBodies(reply.call), account.bodies?[reply.call] == nil,
                let body = reply.body ?? scripted[reply.call]?.first
            else { return }
            account.bodies = account.bodies ?? [:]
            account.bodies?[reply.call] = ReplyVariations(of: body).bodies.filter(reply.decodes)
        }
    }

    /// Performs a line, and then checks for failures.
    func perform(_ line: String, choice: Int? = nil) -> Outcome {
        progress?.begin(
            TaskStep(Self.location, line), after: account.moves.count, time: session.stage.clock.now)
        let before = here.id
        do throws(StepFailure) {
            try session.perform(command(line), source: line)
        } catch {
            if error.kind == .action || error.kind == .expectation {
                if session.isLaunched { readState() }
                account.moves.append(.init(line, choice: choice, to: here.id, isRefused: true))
                return .refused
            }
            // A violated property is reported with the line of the header that states it.
            fail(error.kind.name, error.message, error.kind.name == "property" ? error.expected : nil)
            account.moves.append(.init(line, choice: choice, to: before, requests: observed.drainRequests()))
            return .failed
        }
        if session.isLaunched { readState() }
        account.moves.append(.init(line, choice: choice, to: here.id, requests: observed.drainRequests()))
        guard session.isLaunched else { return .done }
        if let message = session.stuckTaskFailure?.message {
            fail("stuck", message, nil)
            return .failed
        }
        guard let standstill = session.standstill else { return .done }
        fail(standstill.rawValue, session.reason(for: standstill), "never \(standstill.rawValue)")
        return .failed
    }

    /// Performs trials one after another, up to a number of moves, and fails at the first that leaves a trace.
    func perform(_ trials: [Trial], upTo limit: Int?) {
        /// Performs a line; returns nil if the run has reached its limit.
        func go(_ line: String) -> Outcome? {
            guard limit != account.moves.count else {
                account.next = ExploredRun.Move(line, choice: nil, to: 0)
                return nil
            }
            return perform(line)
        }
        for trial in trials {
            guard session.isLaunched, let screen = session.screen, isAtRest || trial.needsNoRest else { return }
            let due = session.dueLater
            let before = NotRestored(
                screen, named: session.screenName ?? "", state: session.inspectableState, reader.identity)
            let stack = DoneTwice.stack(of: session)
            for (index, line) in trial.lines.enumerated() {
                if case .twice = trial { doneTwice.isWatching = index > 0 }
                let outcome = go(line)
                if outcome == .refused, index == 0, trials.count > 1 { break }
                guard outcome == .done else { return }
                if case .patient = trial, !settle(go) { return }
                // A field that shows more while it is edited may go on doing so without a keyboard, as a search does.
                if trial.lines.last == "dismiss", index == 0, session.screenName == before.name,
                    session.screen?.elements.count != screen.elements.count
                {
                    return
                }
            }
            if case .stillDue(let lines) = trial {
                guard session.screenName == before.name else { return }
                guard let event = due.first, session.dueLater.isEmpty else { continue }
                // The keyboard may be about to appear or disappear.
                if !session.pending.isEmpty, go("wait 1s") != .done { return }
                guard session.pending.isEmpty else { continue }
                return fail("not restored", "\(event.name) is no longer due after \(Self.words(lines))", "wait")
            }
            doneTwice.isWatching = false
            guard settle(go), let later = session.screen else { return }
            switch trial {
            case .undone(let lines):
                let difference = before.difference(
                    of: later, named: session.screenName ?? "", state: session.inspectableState, after: lines)
                guard let difference else { continue }
                fail("not restored", "\(difference.what) after \(Self.words(lines))", difference.expectation)
            case .twice: checkTwice(stack)
            case .stillDue: break
            case .impatient, .patient: end = (later, session.screenName ?? "")
            }
            if account.failure != nil { return }
        }
    }

    /// Lets what is due happen and what is held arrive, the last reply first; returns whether nothing is left.
    private func settle(_ go: (String) -> Outcome?) -> Bool {
        for _ in 0..<Self.waitLimit where !isAtRest {
            let pending = session.pending
            let held = pending.first { $0.due == nil && !$0.isUnseen }?.name.dropFirst("reply of ".count)
            let isDue = pending.contains { $0.due != nil }
            guard go(isDue ? "wait" : held.map { "release \($0) last" } ?? "wait") == .done else { return false }
        }
        return isAtRest
    }

    private static func words(_ lines: [String]) -> String { lines.map { "`\($0)`" }.joined(separator: ", ") }

    /// Whether nothing is due and no reply is held, and the app is in the foreground.
    private var isAtRest: Bool { session.pending.isEmpty && !session.isInBackground }

    /// Fails if two taps have sent a request twice, or opened a screen twice.
    private func checkTwice(_ before: [String]) {
        if let (call, count) = doneTwice.repeatedCall {
            let expectation = "expect request \(call.quotedUnlessBare) \(count) \(count == 1 ? "time" : "times")"
            return fail("done twice", "two taps request \(call) twice with the same arguments", expectation)
        }
        let stack = DoneTwice.stack(of: session)
        guard stack.count > before.count + 1, stack.starts(with: before), let top = stack.last,
            stack.dropLast().last == top, let name = session.screenName
        else { return }
        let line = "back"
        guard perform(line) == .done else { return }
        fail("done twice", "two taps open \(name) twice", "expect no screen \(name)")
    }

    /// Waits until the next deadline of a property, if there is one.
    func awaitDeadline() {
        guard account.failure == nil, session.isLaunched, let deadline = session.judge?.nextDeadline else { return }
        let time = session.stage.clock.now.duration(to: deadline)
        if time > .zero { _ = perform("wait \(time.text)") }
    }

    /// Ends the run, and stores the results that are known only at its end.
    func finish() {
        account.held = session.judge?.met ?? []
        account.outcomes = observed.outcomes.sorted()
        account.screens = observed.screens.sorted()
        account.clock = session.stage.clock.now.nanoseconds
        account.trace = session.stage.trace.hash.value
    }

    private func readState() {
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
        account.failure?.clock = session.stage.clock.now.nanoseconds
    }
}

/// Records from the trace which worker calls were made, with which outcomes, and which screens appeared.
private final class RunObserver {
    /// The calls since `drainRequests` was last called.
    private var requests: [String] = []
    /// The outcomes of calls: `koober.signIn reply`, `koober.signIn status 503`.
    private(set) var outcomes: Set<String> = []
    /// The screens that appeared, also for a moment.
    private(set) var screens: Set<String> = []

    func note(_ event: TraceEvent) {
        if event.category == .lifecycle, event.name == "appear", let screen = event.fields.first?.value {
            screens.insert(screen)
        }
        guard event.category == .worker, let call = event.fields.first?.value else { return }
        switch event.name {
        case "request": requests.append(call)
        case "reply": outcomes.insert(call + " reply")
        case "failure": outcomes.insert(call + " " + (event.fields.last?.value ?? ""))
        default: break
        }
    }

    func drainRequests() -> [String] {
        defer { requests = [] }
        return requests
    }
}
