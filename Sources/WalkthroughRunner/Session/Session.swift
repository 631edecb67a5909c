package import Configuration
package import HeadlessUIKit
package import StageRuntime
package import WalkthroughLanguage

/// An app on a stage that performs commands one by one: what a walkthrough's run and the console have in common.
package final class Session {
    /// The stage; strong, the session owns it.
    package let stage: Stage
    /// The app.
    package let app: RunnableApp
    /// Launches the app with its configuration.
    private let launchApp: () -> Void
    /// Whether the app has been launched.
    package private(set) var isLaunched = false
    /// Whether nothing was done since the app was launched: only such a step may find that it need not wait.
    private(set) var isFresh = false
    /// Whether the step performed last was a `wait until` whose expectation held already, and no first step.
    private(set) var hadNothingToWaitFor = false
    /// Whether the step that is performed tapped a button without an action.
    private(set) var tappedInVain = false
    /// The last step that did so, as written; nil if none did.
    private(set) var idleTap: String?
    /// Takes in what is on each screen that is met; strong, it belongs to the run; nil if that is not wanted.
    var sightings: ScreenSightings?
    /// Audits each screen that is met; strong, it belongs to the run; nil if that is not wanted.
    var auditor: ScreenAuditor?
    /// The screens that were met.
    private(set) var history = ScreenHistory()
    /// The line of the step performed last, what it types as dots unless all may read it.
    package internal(set) var line = ""
    /// What the stage showed when it was drawn last; nil once something may have changed it.
    var shownStage: ShownStage?
    /// The stage as the last step that was told in detail left it; nil before the first.
    var toldStage: ShownStage?
    /// The same line as it was written.
    private(set) var writtenLine = ""

    /// The texts that were typed into secure fields.
    private(set) var secretTexts: Set<String> = []
    /// The texts that were typed into other fields.
    private(set) var openTexts: Set<String> = []

    /// Whether a failure says what is there instead; not while a step that fails is tried again.
    var explainsFailures = true
    /// Whether a part of a text was typed by the step that is performed: then it cannot be tried again.
    var hasBegunTyping = false
    /// Whether a step has looked at how often a call was asked, or has set what becomes of one request.
    private(set) var countsRequests = false
    /// The hash of all that came before the step that was performed last took effect.
    package private(set) var hashAtStep = TraceHash()
    /// What the accessibility audit may find.
    package var waivers: [Header.Waiver] = []
    /// The places of the waivers that have let something pass.
    var usedWaivers: Set<Int> = []
    /// The screens and calls that were looked up in the app's lists.
    var lookedUp = LookedUpNames()
    /// Judges properties whenever the stage has settled; nil if there are none.
    package var judge: PropertyJudge?
    /// What is known of screens at other sizes of text, if runs share it; strong, it holds no view.
    var textSizeAudits: TextSizeAudits?
    /// Whether a screen was audited.
    var hasAudited = false

    /// Puts an app on a new stage; it is launched by the first command that needs it.
    ///
    /// - Throws: `ConfigurationErrors` if the configuration does not fit the app.
    package convenience init(
        app: RunnableApp, configuration: ResolvedConfiguration, options: StageOptions = StageOptions()
    ) throws(ConfigurationErrors) {
        self.init(app: app, launch: try app.prepare(configuration), options: options)
    }

    /// Puts an app on a new stage with what launches it.
    init(app: RunnableApp, launch: @escaping () -> Void, options: StageOptions) {
        stage = Stage(options)
        self.app = app
        launchApp = launch
    }

    /// Launches the app if it has not been, and settles.
    ///
    /// - Throws: `StepFailure` if something went wrong whatever the script expects.
    package func launchIfNeeded() throws(StepFailure) {
        guard !isLaunched else { return }
        isLaunched = true
        try launchAnew()
    }

    /// Performs a command, settles, and looks for what went wrong whatever the script expects.
    ///
    /// A look at the stage as it is now changes nothing, and so needs no settling after it.
    ///
    /// - Parameters:
    ///   - command: what to do; its parameters have their values.
    ///   - source: the line as written; ``line`` has it without secrets once this returns or throws.
    ///   - location: where the line stands in a script, for the trace; nil for a line that was typed.
    /// - Throws: `StepFailure`.
    package func perform(_ command: Command, source: String, at location: SourceLocation? = nil) throws(StepFailure) {
        writtenLine = source
        countsRequests = countsRequests || command.countsRequests
        hadNothingToWaitFor = false
        tappedInVain = false
        if !command.isMereLook { shownStage = nil }
        if command.needsApp, !isLaunched {
            do throws(StepFailure) {
                try launchIfNeeded()
            } catch {
                line = concealingSecrets(of: command, in: source)
                throw error
            }
        }
        line = concealingSecrets(of: command, in: source)
        defer { if command.endsFreshness { isFresh = false } }
        if let location { stage.trace.recordStep(line, at: location) }
        hashAtStep = stage.trace.hash
        do throws(StepFailure) {
            try carryOutInTime(command)
        } catch {
            throw concealingTypedSecrets(in: stage.driver == nil ? strayed() ?? error : error)
        }
        if command.isMereLook { return }
        stage.settle()
        noteScreen(after: line)
        try throwProblems()
    }

    /// How long a failing step waits, in real time, for a task that may have left the stage.
    package var grace: Duration = .seconds(1)

    /// Returns the problem that a task has left the stage, if that explains why a step fails.
    ///
    /// Only a step that fails anyway waits for it, and only if a task waits for what the stage does not see.
    private func strayed() -> StepFailure? {
        guard !stage.loop.tasks.runningNames.isEmpty, stage.loop.waitForArrival(for: grace) else { return nil }
        shownStage = nil
        stage.settle()
        do throws(StepFailure) {
            try throwProblems()
            return nil
        } catch {
            return error
        }
    }

    /// Settles and looks for what went wrong whatever the script expects: leaks and tasks of scenes that are gone.
    ///
    /// - Throws: `StepFailure`.
    package func finish() throws(StepFailure) {
        stage.settle()
        try throwProblems()
    }

    /// Ends the app and the stage; nothing of them is kept alive.
    package func end() {
        stage.run { UIApplication.shared.terminate() }
        history = ScreenHistory()
        stage.shutDown()
    }

    /// What is on screen; empty before the launch.
    package var screen: Screen? {
        stage.run { UIApplication.shared.keyWindow?.topmostController?.view.screen }
    }

    /// Ends the app, if it runs, and launches it; what the old one still does as it is killed is over before.
    ///
    /// - Parameter step: what failures say that it was done by.
    func launchAnew(by step: String = "launch") throws(StepFailure) {
        shownStage = nil
        stage.run { UIApplication.shared.terminate() }
        stage.settle()
        stage.run { launchApp() }
        isFresh = true
        stage.settle()
        noteScreen(after: step, isLaunched: true)
        try throwProblems()
    }

    /// Takes the hash of the screen into the trace and remembers the screen.
    func noteScreen(after step: String, isLaunched: Bool = false) {
        guard let screen else { return }
        stage.trace.combine(screen.hash)
        history.note(screen, after: step)
        sightings?.note(screen, of: app.name)
        auditor?.note(self, isLaunched: isLaunched)
    }

    /// Notes a text that is typed.
    func noteTyped(_ text: String, isSecret: Bool) {
        if isSecret { secretTexts.insert(text) } else { openTexts.insert(text) }
    }

    /// Notes that a wait ended as it began.
    func noteIdleWait() { hadNothingToWaitFor = !isFresh }

    /// Notes that a tap reached a button without an action.
    func noteIdleTap() {
        tappedInVain = true
        idleTap = line
    }

    /// Throws the first problem that the stage has noted since the last look, with the others as notes.
    func throwProblems() throws(StepFailure) {
        reportUndeclared()
        let problems = stage.takeProblems()
        guard let first = problems.first else {
            if isLaunched, let failure = judge?.look(at: self) { throw failure }
            return
        }
        throw StepFailure(
            .problem(first.kind), first.message, notes: problems.dropFirst().map { $0.kind + ": " + $0.message })
    }
}

extension Command {
    /// Whether it looks at the stage as it is now, which changes nothing.
    var isMereLook: Bool {
        if case .expect(let expectation) = self { expectation.within == nil } else { false }
    }

    /// Whether it looks at how often a call was asked, or sets what becomes of one request.
    fileprivate var countsRequests: Bool {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)):
            if case .requests = expectation.condition { true } else { false }
        case .world(.reply), .world(.fail(_, _, .some)): true
        case .world, .wait, .act, .gesture, .app, .trait, .use, .repeat, .when, .console: false
        }
    }

    /// Whether a step after it is no longer a first one: it looks at the app or does something to it.
    fileprivate var endsFreshness: Bool {
        switch self {
        case .act, .gesture, .wait, .expect: true
        case .app(let event): event != .launch && event != .relaunch
        case .trait, .world, .use, .repeat, .when, .console: false
        }
    }
}
