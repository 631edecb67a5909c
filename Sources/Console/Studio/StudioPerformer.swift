import Basics
import Foundation
import HeadlessUIKit
import Reports
import StageRuntime
import Studio
import WalkthroughLanguage
import WalkthroughRunner

/// Performs a script up to a line on a new stage, and reads what the page shows.
struct StudioPerformer {
    /// The path of a script that is not saved yet, for `use` lines and messages.
    static let unsavedPath = "UITestScripts/studio.walk"
    private static let shownEvents = 400
    private static let shownCompletions = 100

    let request: StudioRequest
    let context: CommandContext

    /// Returns the view after the last line to perform; nil if the run that has begun cannot continue to this line.
    ///
    /// - Parameters:
    ///   - run: the run of the requests before; nil if none has begun.
    ///   - note: called with the number of each line before it is performed, so that a crash belongs to a line.
    func view(after run: inout StudioRun?, noting note: (Int) -> Void) -> StudioView? {
        var view = StudioView()
        do throws(CommandFailure) {
            guard try fill(&view, after: &run, note) else { return nil }
        } catch {
            view.problems += error.messages.map { StudioView.Problem(line: 1, text: $0, isError: true) }
        }
        return view
    }

    private func fill(
        _ view: inout StudioView, after begun: inout StudioRun?, _ note: (Int) -> Void
    ) throws(CommandFailure) -> Bool {
        let project = try Project(context)
        let path = context.folder.reportedPath(of: request.path ?? Self.unsavedPath)
        let result = loader(project, path).load([path])
        view.problems = result.diagnostics.map { diagnostic in
            let help = diagnostic.help.map { "; " + $0 } ?? ""
            let location = diagnostic.location.file == path ? "" : "\(diagnostic.location.file): "
            return StudioView.Problem(
                line: diagnostic.location.file == path ? diagnostic.location.line : 1,
                text: location + diagnostic.message + help, isError: diagnostic.severity == .error)
        }
        guard !result.hasErrors else { return true }
        guard let walkthrough = result.walkthroughs.first else {
            guard result.properties.isEmpty else {
                throw CommandFailure(
                    "these are properties, which are checked while walkthroughs run: open one of these")
            }
            throw CommandFailure("this is a fragment: open a script that uses it, or add a line `use` with its path")
        }
        if result.walkthroughs.count > 1 {
            let count = result.walkthroughs.count
            view.remark = "This is row 1 of the \(count) rows of its examples; `rehearse test` performs all of them."
        }
        let order = request.schedule.map { schedule($0, of: walkthrough) }
        let run = if let begun { begun } else { try start(walkthrough, order, project) }
        guard let cursor = run.continuation(in: walkthrough, for: request) else { return false }
        begun = run
        let session = run.live.session
        session.noteSecrets(of: walkthrough.program)
        view.app = session.app.name
        let failed = run.perform(walkthrough.program, from: cursor, to: request.line, noting: note)
        view.times = run.times
        view.problems += run.problems
        if let first = failed.first {
            var result = WalkthroughResult(
                WalkthroughIdentity(walkthrough), .failed, failures: failed.map(\.description))
            result.parameters = session.givenParameters(of: walkthrough.program)
            view.failure = problem(result, at: first.step.outerLine)
        }
        read(session, run.asking, &view)
        if let order, request.line == nil, view.failure == nil { judge(walkthrough, order, project, &view) }
        if let typed = request.typed {
            let completion = ConsoleCompletion(run.live, project, context).complete(typed, typed.count)
            let start = typed.prefix(completion.start)
            view.completions = completion.candidates.prefix(Self.shownCompletions).map { start + $0 }
        }
        if request.audits == true { view.audit = audit(session) }
        if let call = request.reply { view.reply = body(of: call, on: session) }
        if request.audits == true || request.reply != nil { run.isOver = true }
        return true
    }

    /// Begins a run of a walkthrough in an order; nil for the default one.
    private func start(
        _ walkthrough: Walkthrough, _ order: Schedule?, _ project: Project
    ) throws(CommandFailure) -> StudioRun {
        var setup = try RunSetup(app: walkthrough.app, seed: nil, project, context)
        setup = try ScriptStart(walkthrough).setup(from: setup, project: project)
        if let order { setup.schedule = order }
        return StudioRun(try LiveRun(setup), walkthrough, for: request)
    }

    /// Returns an order of events: that of the differences, or of the number if there are none.
    private func schedule(_ number: UInt64, of walkthrough: Walkthrough) -> Schedule {
        let replay = request.replay.flatMap { try? JSONDecoder().decode([ScheduleDeviation].self, from: Data($0.utf8)) }
        if let replay, !replay.isEmpty { return Schedule(.completions, replaying: replay) }
        return walkthrough.schedule(.completions, seed: 0, number: number)
    }

    /// Notes what a sweep finds in an order after the last line, when everything that is due has happened.
    private func judge(
        _ walkthrough: Walkthrough, _ order: Schedule, _ project: Project, _ view: inout StudioView
    ) {
        let sweep = ScheduleSweep(apps: project.apps, configuration: project.configuration)
        guard let result = try? sweep.result(of: walkthrough, under: order), let failure = result.failures.last else {
            return
        }
        let location = failure.source == nil ? nil : failure.uses.first ?? failure.place
        view.failure = problem(result, at: location?.line ?? view.times.keys.max() ?? 1)
    }

    /// Returns a failure with its text as `test` prints it.
    private func problem(_ result: WalkthroughResult, at line: Int) -> StudioView.Problem {
        let command = request.schedule == nil ? RunHeading(TestOptions(), context).reproduction : nil
        let text = FailureText(result, reproduction: command, style: .plain)
        return StudioView.Problem(line: line, text: text.lines(number: 1).joined(separator: "\n"), isError: true)
    }

    private func loader(_ project: Project, _ path: String) -> WalkthroughLoader {
        let (folder, script) = (context.folder, Array(request.script.utf8))
        return WalkthroughLoader(
            vocabulary: project.vocabulary, for: .typing, locate: folder.reportedPath,
            nearest: { ScriptFiles.nearest(to: $0, in: folder) }
        ) { (other) throws(ScriptReadError) in
            other == path ? script : try folder.read(other)
        }
    }

    private func read(_ session: Session, _ asking: [String: Int], _ view: inout StudioView) {
        let snapshot = StageSnapshot(session)
        func readable(_ lines: [String]) -> [String] { lines.map { session.secrets.concealing(in: $0) } }
        view.screen = snapshot.screenName
        view.text = snapshot.lines
        view.time = snapshot.time.offset.text
        view.picture = session.picture?.document(at: session.timeOfDay)
        view.state = (session.stateExpectations ?? []).map(StudioView.StateLine.init)
        view.pending = session.pending.map { event in
            let wait = event.due.map { Int(($0.offset - snapshot.time.offset) / .milliseconds(1)) }
            let call = Self.call(of: event)
            let description = session.app.calls.first { $0.name == call }
            return StudioView.Pending(
                text: event.line, milliseconds: wait, call: call, line: asking[event.name],
                faults: (description?.kind.faultWords ?? []).map { $0 == "status N" ? "status 503" : $0 },
                canReply: description?.canReply == true)
        }
        let events = session.lastEvents(Self.shownEvents)
        view.trace = events.map(\.line)
        view.requests = events.filter { $0.category == .worker }.map(\.line)
        view.tree = readable(ViewTreeText(windows: session.windows).lines)
        view.tasks = session.stage.loop.tasks.running.map(\.path)
        if let screen = session.screen {
            let naming = ElementNaming(screen)
            view.elements = screen.elements.indices.map { index in
                let element = screen.elements[index]
                let words = naming.query(for: index)?.description
                return StudioView.Element(
                    x: element.frame.minX, y: element.frame.minY, width: element.frame.width,
                    height: element.frame.height, role: element.role.rawValue,
                    notation: session.secrets.concealing(in: element.line), query: words,
                    commands: words.map { Self.commands(for: element, $0) } ?? [],
                    expectations: words.map { words in
                        Self.expectations(of: element, words).map { session.secrets.concealing(in: $0) }
                    } ?? [])
            }
        }
    }

    /// Returns the lines that act on an element, with those that a console's list leaves out or leaves open.
    private static func commands(for element: ScreenElement, _ words: String) -> [String] {
        guard !element.states.contains(.disabled) else { return [] }
        let more = element.role == .field ? ["submit \(words)", "clear \(words)"] : []
        let choices = element.choices?.map { "select \($0.quoted) in \(words)" } ?? []
        return choices
            + ElementList.commands(for: element, words, assumed: true).filter {
                choices.isEmpty || !$0.hasPrefix("select ")
            } + more
    }

    private static func expectations(of element: ScreenElement, _ words: String) -> [String] {
        var lines = element.states.subtracting(.focused).words.reversed().map { "expect \(words) is \($0)" }
        if let value = element.value, !value.isEmpty { lines.append("expect \(words) is \(value.quoted)") }
        if let count = element.rowCount { lines.append("expect \(count.counted("row")) in \(words)") }
        return lines + ["expect \(words)"] + (element.states.contains(.focused) ? ["expect \(words) is focused"] : [])
    }

    private static func call(of event: PendingEvent) -> String? {
        guard event.name.hasPrefix("reply of ") else { return nil }
        return event.name.dropFirst("reply of ".count).split(separator: " ").first.map(String.init)
    }

    /// Returns what `expect accessible` finds on the screen.
    private func audit(_ session: Session) -> [String] {
        do throws(StepFailure) {
            try perform("expect accessible", on: session)
            return []
        } catch {
            return error.message.split(separator: "\n").map(String.init)
        }
    }

    /// Returns the body of a pending reply: the reply is let through, since nobody uses the stage afterwards.
    private func body(of call: String, on session: Session) -> String? {
        if let file = session.app.calls.first(where: { $0.name == call })?.storage {
            return (try? session.stage.storage.read(file)).map { String(decoding: $0, as: UTF8.self) }
        }
        var body: String?
        session.stage.workers.onReply = { reply in if reply.call == call, body == nil { body = reply.body } }
        do throws(StepFailure) {
            if session.stage.workers.heldNames.contains(call) {
                try perform("release \(call.quotedUnlessBare)", on: session)
            }
            for _ in 0..<100 where body == nil { try perform("wait", on: session) }
        } catch {}
        return body
    }

    private func perform(_ line: String, on session: Session) throws(StepFailure) {
        var parser = ConsoleParser()
        guard let step = parser.parse(line).steps.first else { return }
        try session.perform(step.command, source: step.source)
    }
}
