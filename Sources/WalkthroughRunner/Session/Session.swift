package import Configuration
package import HeadlessUIKit
package import Results
package import StageRuntime
package import WalkthroughLanguage

/// An app on a stage that performs commands one by one, for a walkthrough's run and for the console.
package final class Session {
    /// The stage; strong, the session owns it.
    package let stage: Stage
    /// The app.
    package let app: RunnableApp
    private let launchApp: () -> Void
    /// Whether the app has been launched.
    package private(set) var isLaunched = false
    var watch = StepWatch()
    /// What hides secrets.
    package internal(set) var secrets = SecretTexts()
    /// Audits each screen; strong, it belongs to the run; nil if not wanted.
    var auditor: ScreenAuditor?
    /// The texts that have appeared on this screen with a request and end in "…", and so say that it is under way.
    var awaitedTexts = AwaitedTexts()
    /// The line of the last step, with dots for what it types unless that may be shown.
    package internal(set) var line = ""
    /// What the stage showed when it was last drawn; nil once that may have changed.
    var shownStage: ShownStage?
    /// What the stage showed after the last step reported with detail; nil before the first.
    var toldStage: ShownStage?
    /// The position of the last step in its script; nil for a typed line.
    private(set) var stepLocation: SourceLocation?
    /// Whether failures are explained; `false` while a failing step will be tried again.
    var explainsFailures = true
    /// Whether the current step has typed a part of its text, so that it cannot be tried again.
    var hasBegunTyping = false
    /// The hash of everything before the last step.
    package private(set) var hashAtStep = TraceHash()
    /// The waivers of the accessibility audit.
    package var waivers: [Header.Waiver] = []
    /// The indices of the waivers that have had an effect.
    var usedWaivers: Set<Int> = []
    /// The names of the screens that were already checked against the app's list.
    var checkedScreens: Set<String> = []
    /// The number of requested calls that were already checked against the app's list.
    var checkedCallCount = 0
    /// Checks properties whenever the stage has settled; nil if there are none.
    package var judge: PropertyJudge?
    /// The audit results for other text sizes, if runs share them; strong, it holds no view.
    var textSizeAudits: TextSizeAudits?
    var hasAudited = false
    /// The app's innermost function at the first exception that is not reported yet; nil if there is none.
    var exceptionLocation: String?

    /// Puts an app on a new stage; it is launched by the first command that needs it.
    ///
    /// - Throws: `ConfigurationErrors` if the configuration does not fit the app.
    package convenience init(
        app: RunnableApp, configuration: ResolvedConfiguration, options: StageOptions = StageOptions()
    ) throws(ConfigurationErrors) {
        self.init(app: app, launch: try app.prepare(configuration), options: options)
    }

    init(app: RunnableApp, launch: @escaping () -> Void, options: StageOptions) {
        stage = Stage(options)
        self.app = app
        launchApp = launch
    }

    /// Launches the app if it has not been launched, and settles.
    ///
    /// - Throws: `StepFailure` if a problem has occurred.
    package func launchIfNeeded() throws(StepFailure) {
        guard !isLaunched else { return }
        isLaunched = true
        try launchAnew()
    }

    /// Performs a command and settles; throws a `StepFailure` if it fails or a problem has occurred.
    ///
    /// A plain expectation changes nothing, so that no settling follows it.
    ///
    /// - Parameters:
    ///   - command: the command, with the values of its parameters.
    ///   - source: the line as written; afterwards ``line`` has it without secrets.
    ///   - location: the position of the line in a script, for the trace; nil for a typed line.
    ///   - concealed: the line without secrets, if the caller knows it.
    package func perform(
        _ command: Command, source: String, at location: SourceLocation? = nil, concealed: String? = nil
    ) throws(StepFailure) {
        stepLocation = location
        watch.begin(command)
        if isLaunched { stage.run { UIApplication.shared.lostPresentation = nil } }
        if !command.isReadOnly { shownStage = nil }
        // What a launch brings on screen may be a secret.
        var concealed = concealed
        if command.needsApp, !isLaunched {
            concealed = nil
            do throws(StepFailure) {
                try launchIfNeeded()
            } catch {
                line = concealingSecrets(of: command, in: source)
                throw error
            }
        }
        line = concealed ?? concealingSecrets(of: command, in: source)
        defer { watch.end(command) }
        if let location { stage.trace.recordStep(line, at: location) }
        hashAtStep = stage.trace.hash
        do throws(StepFailure) {
            if stage.driver == nil {
                try stage.run { () throws(StepFailure) in try carryOut(command) }
            } else {
                try carryOutInTime(command)
            }
        } catch {
            throw secrets.concealing(in: stage.driver == nil ? strayedTaskFailure() ?? error : error)
        }
        if command.isReadOnly { return }
        stage.settle()
        noteScreen(after: line)
        try throwProblems()
    }

    /// How long a failing step waits, in real time, for a task that may have left the stage.
    package var grace: Duration = .seconds(1)

    /// Returns the problem that a task has left the stage, which may be why a step fails; nil if none has.
    ///
    /// Only a failing step waits for such a task, and only if a task waits for something unknown to the stage.
    private func strayedTaskFailure() -> StepFailure? {
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

    /// Settles; throws a `StepFailure` for problems such as leaks and tasks of scenes that have left.
    package func finish() throws(StepFailure) {
        stage.settle()
        try throwProblems()
    }

    /// Ends the app and the stage, so that nothing of them is kept alive.
    package func end() {
        stage.run { UIApplication.shared.terminate() }
        watch.end()
        stage.shutDown()
    }

    /// The current screen; nil before the launch.
    package var screen: Screen? {
        stage.run { UIApplication.shared.frontWindow?.topmostView?.screen }
    }

    /// Ends the app, if it is running, lets its remaining work end, and launches it again; failures name `step`.
    func launchAnew(by step: String = "launch") throws(StepFailure) {
        shownStage = nil
        stage.run { UIApplication.shared.terminate() }
        stage.settleEndedApp()
        stage.run {
            UIApplication.shared.lostPresentation = nil
            launchApp()
        }
        watch.isFresh = true
        stage.settle()
        noteScreen(after: step, isLaunched: true)
        try throwProblems()
    }

    /// Combines the hash of the screen into the trace, and remembers the screen.
    func noteScreen(after step: String, isLaunched: Bool = false) {
        guard let screen else { return }
        stage.trace.combine(screen.hash)
        awaitedTexts.note(screen, named: screenName, after: stage.workers.requestCount)
        if watch.history.entries.last?.screen !== screen { reportUndeclaredScreen() }
        watch.note(screen, of: app.name, after: step)
        auditor?.note(self, isLaunched: isLaunched)
    }

    /// Throws the first problem since the last call, with its position in the app and the others as notes.
    func throwProblems() throws(StepFailure) {
        reportUndeclaredCalls()
        let problems = stage.takeProblems()
        guard let first = problems.first else {
            if isLaunched, let failure = judge?.check(self) { throw failure }
            return
        }
        let location = exceptionLocation.map { "in " + $0 }
        exceptionLocation = nil
        throw StepFailure(
            .problem(first.kind), first.message,
            notes: [location].compactMap(\.self) + problems.dropFirst().map { $0.kind + ": " + $0.message })
    }
}

extension Command {
    /// Whether it is an expectation without `within`, which changes nothing.
    var isReadOnly: Bool {
        if case .expect(let expectation) = self { expectation.within == nil } else { false }
    }
}
