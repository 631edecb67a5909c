import Basics
import Foundation
import ProcessPool
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Connects a console with the source of its lines, and runs it to the end of its input.
struct ConsoleLoop {
    private let options: RunOptions
    private let context: CommandContext

    init(_ options: RunOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// Runs a console; for a person at a terminal, no failed line makes the command fail.
    func open(_ run: LiveRun, project: Project, startingWith script: ScriptStart?) -> ExitStatus {
        let process = context.process
        let isPerson = process.input.isTerminal && process.output.isTerminal
        let assistant = LineAssistant()
        let source = LineReaders.make(
            input: process.input, output: process.output, writer: context.output,
            settings: settings(assistant))
        let console = ConsoleDriver(run, project: project, options: options, context: context, source: source)
        assistant.console = console
        defer {
            console.end()
            source.close()
        }
        let crashHandler = process.handlesSignals ? crashHandler(of: console) : nil
        defer { crashHandler?.end() }
        if let script { console.start(with: script) } else { console.start() }
        if isPerson { console.say(["Type help for the commands; an empty line goes to the next thing that is due."]) }
        let clock = options.clock == .real ? RealClock(console) : nil
        loop(console, source, clock, echoes: !isPerson)
        return console.hasFailed && !isPerson ? .failed : .passed
    }

    /// Returns a handler that reports a crash of the app, and saves the steps so far as a script.
    private func crashHandler(of console: ConsoleDriver) -> CrashHandler {
        let errors = context.errors
        return CrashHandler { crash in
            let name = strsignal(crash.signal).map { String(cString: $0).lowercased() } ?? "signal \(crash.signal)"
            for line in ["The app crashed (\(name))."] + crash.frames.map({ "  " + $0 }) { errors.write(line + "\n") }
            // Before saving, which may crash too.
            errors.flush()
            errors.write(console.saveAfterCrash() + "\n")
            errors.flush()
        }
    }

    private func settings(_ assistant: LineAssistant) -> TerminalLineReader.Settings {
        var settings = TerminalLineReader.Settings()
        settings.style = context.outputStyle
        settings.drawsOver = !options.isPlain
        settings.historyFile = HistoryFile.path(environment: context.process.environment).map {
            HistoryFile(path: $0)
        }
        settings.prompt = { assistant.console?.isIncomplete == true ? "… " : "> " }
        settings.abandoned = { assistant.console?.cancelBlock() }
        settings.shown = { assistant.shown($0) }
        settings.completions = { assistant.completions($0, $1) }
        return settings
    }

    private func loop(_ console: ConsoleDriver, _ source: any LineReader, _ clock: RealClock?, echoes: Bool) {
        while !console.hasQuit {
            switch source.next(within: clock?.patience) {
            case .line(let line):
                clock?.catchUp()
                if echoes {
                    console.say([(console.isIncomplete ? "… " : "> ") + SafeText.fragment(console.read(line).text)])
                }
                console.perform(line: line)
                clock?.restart()
            case .timeout: clock?.catchUp()
            case .endOfInput:
                console.finish()
                return
            }
        }
    }
}

/// Tells the line editor how to show a line, and which words complete it.
final class LineAssistant {
    /// The console; weak, since its owner owns this object too.
    weak var console: ConsoleDriver?

    /// Returns a line as it may stay on the screen, with dots for its secrets.
    func shown(_ line: String) -> String { console?.read(line).text ?? line }

    /// Returns the completions of the word before the cursor.
    func completions(_ line: String, _ cursor: Int) -> LineCompletion {
        guard let console else { return .none }
        return ConsoleCompletion(console.run, console.project, console.context).complete(line, cursor)
    }
}

/// Lets a stage's clock follow real time while a person thinks.
final class RealClock {
    /// The console whose clock it moves; strong, the console lives longer.
    private let console: ConsoleDriver
    /// Returns the wall time since some fixed moment.
    private let wallTime: () -> Duration
    private var realStart: Duration
    /// The stage's time at ``realStart``.
    private var stageStart: StageInstant

    init(_ console: ConsoleDriver) {
        self.console = console
        wallTime = console.context.process.now
        realStart = wallTime()
        stageStart = console.session.stage.clock.now
    }

    /// How long to wait for a key until something is due; nil if nothing is.
    var patience: Duration? {
        guard let due = console.session.pending.first?.due else { return nil }
        return max(.zero, now.duration(to: due))
    }

    /// Moves the stage to the present, in whole milliseconds.
    func catchUp() { console.follow(to: now) }

    /// Continues from the stage's current time, which a line may have moved.
    func restart() {
        realStart = wallTime()
        stageStart = console.session.stage.clock.now
    }

    /// The present in the stage's time.
    private var now: StageInstant {
        let elapsed = wallTime() - realStart
        let (seconds, attoseconds) = elapsed.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        return stageStart.advanced(by: .milliseconds(milliseconds))
    }
}
