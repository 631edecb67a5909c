import Basics
import Configuration
import HeadlessUIKit
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

extension ConsoleDriver {
    /// How many trace events are shown if no number is given.
    private static let eventCount = 20

    /// Carries out a command of the console.
    func perform(_ command: ConsoleCommand) {
        switch command {
        case .screen: say(ChangeText.whole(StageSnapshot(session), style))
        case .tree: say(concealed(ViewTreeText(windows: session.windows).lines))
        case .state: say(stateLines)
        case .trace(let count):
            let events = session.lastEvents(count ?? Self.eventCount).map { SafeText.line($0.line) }
            say(events.isEmpty ? ["nothing has happened yet"] : events)
        case .clock: say(clockLines)
        case .tasks: say(taskLines)
        case .elements: say(concealed(ElementList(session).lines))
        case .undo: undo()
        case .save(let path, let over): save(path, over: over)
        case .picture(let path, let over): savePicture(path, over: over)
        case .run(let path): perform(script: path)
        case .app(let name): change(toApp: name)
        case .help(let topic): say(helpLines(topic))
        case .quit: hasQuit = true
        }
    }

    // MARK: - Showing

    private var stateLines: [String] {
        guard let lines = session.stateLines else {
            return ["\(SafeText.fragment(session.screenName ?? "this screen")) shows no state"]
        }
        return lines.map { SafeText.line($0) }
    }

    private var clockLines: [String] {
        let pending = session.pending.map { "  " + SafeText.fragment($0.line) }
        return [session.stage.clock.now.offset.text] + (pending.isEmpty ? ["nothing is due"] : ["due:"] + pending)
    }

    private var taskLines: [String] {
        let tasks = session.stage.loop.tasks.running
        if tasks.isEmpty { return ["no task is running"] }
        return tasks.map { task in
            let waits = task.waits.map { wait in
                switch wait {
                case .clock(let instant): "waits until " + instant.offset.text
                case .worker(let call): "waits for " + call
                case .elsewhere(let work): "waits for " + work
                case .task(let path): "waits for the end of " + path
                }
            }
            let rest = task.isObserver ? ["observes"] : waits
            return SafeText.line(([task.path] + rest).joined(separator: ", "))
        }
    }

    private func helpLines(_ topic: String?) -> [String] {
        let examples = ConsoleExamples(
            app: run.setup.app, apps: project.apps.map(\.name), screen: session.screen,
            screenName: session.screenName, stateLines: session.stateLines ?? [])
        func example(of entry: CommandReference.Entry) -> String {
            SafeText.lines(session.secrets.concealing(in: examples.example(of: entry)))
        }
        guard let topic else { return CommandText.firstConsoleLines(example) }
        if topic == "all" {
            return CommandReference.Section.allCases.filter { $0 != .header }.flatMap { section in
                [style.paint(CommandText.title(of: section), .bold)]
                    + CommandText.overview(of: CommandReference.entries.filter { $0.section == section })
            } + ["An empty line goes to the next thing that is due."]
        }
        let entries = CommandReference.entries(about: topic)
        if entries.isEmpty {
            let help = NearestWord.question(topic, among: CommandReference.consoleWords) ?? "`help` lists all"
            return ["there is no command \(SafeText.fragment(topic)); \(help)"]
        }
        return entries.enumerated().flatMap { index, entry in
            (index > 0 ? [""] : []) + CommandText.detail(of: entry, example: example(of: entry))
        }
    }

    // MARK: - The run as a whole

    private func undo() {
        let before = StageSnapshot(session)
        do throws(CommandFailure) {
            guard let undone = try run.undo() else { return say(["there is nothing to undo"]) }
            let first = SafeText.fragment(undone.first?.source ?? "")
            say(["undone: " + first + (undone.count > 1 ? " and \(undone.count - 1) more" : "")])
        } catch {
            return fail(error)
        }
        let after = StageSnapshot(session)
        say(ChangeText(before: before, after: after, events: [], style: style).lines)
    }

    private func save(_ path: String, over: Bool) {
        let script = SavedScript(run)
        let name: String
        do throws(CommandFailure) {
            name = try savedFiles.write(script.text, to: path, over: over, in: context.folder)
        } catch {
            return fail(error)
        }
        let count = script.stepCount
        say(["saved \(count.counted("step")) in \(SafeText.fragment(name))"])
        guard !script.secrets.isEmpty else { return }
        let what = script.secrets.count == 1 ? "secret" : "secrets"
        let command = [context.command, "test", ShellWord.quoted(SafeText.fragment(name))]
        let values = script.secrets.map { "--param \($0)=…" }
        say(["to run it, give the \(what): " + (command + values).joined(separator: " ")])
    }

    private func savePicture(_ path: String, over: Bool) {
        guard let picture = session.picture else {
            return fail(CommandFailure("there is no screen yet to draw"))
        }
        let text = picture.document(at: session.timeOfDay)
        do throws(CommandFailure) {
            let name = try savedFiles.write(text, to: path, over: over, as: .picture, in: context.folder)
            say(["saved a picture of the screen in \(SafeText.fragment(name))"])
        } catch {
            fail(error)
        }
    }

    private func change(toApp name: String) {
        guard let app = project.app(name) else {
            let known = project.apps.map(\.name)
            let help = NearestWord.question(name, among: known) ?? "the apps are " + known.joined(separator: ", ")
            return fail(CommandFailure("there is no app \(name); \(help)"))
        }
        var setup = run.setup
        setup.app = app
        setup.configuration = project.configuration
        setup.walkthrough = nil
        do throws(CommandFailure) {
            try begin(setup)
        } catch {
            return fail(error)
        }
        start()
    }

    /// Starts again with a script and its header, and then continues with typed lines.
    func perform(script path: String) {
        do throws(CommandFailure) {
            let start = try ScriptStart(
                path, given: options.parameters, for: .typing, project: project, context: context)
            show(start.diagnostics)
            guard let walkthrough = start.walkthrough else { return }
            try begin(start.setup(from: run.setup, project: project))
            say(["started again with \(SafeText.fragment(WalkthroughIdentity(walkthrough).name))"])
            perform(start)
        } catch {
            fail(error)
        }
    }
}
