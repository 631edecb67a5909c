import Reports
import StageRuntime
import Walkthroughs

/// Puts a console together with its lines, and runs it to the end of its input.
struct ConsoleSetting {
    /// The options of `run`; the clock is heeded here, the console gets them all.
    private let options: RunOptions
    /// The input that lines come from, and the streams that the console writes to.
    private let context: CommandContext

    init(_ options: RunOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// Runs a console; a person at a terminal ends it without a failure, whatever went wrong before.
    func open(_ run: LiveRun, project: Project, startingWith script: ScriptStart?) -> ExitStatus {
        let surroundings = context.surroundings
        let isPerson = surroundings.input.isTerminal && surroundings.output.isTerminal
        let assistant = ConsoleAssistant()
        let source = LineSources.make(
            input: surroundings.input, output: surroundings.output, writer: context.output,
            settings: settings(assistant))
        let console = ConsoleDriver(run, project: project, options: options, context: context, source: source)
        assistant.console = console
        defer {
            console.end()
            source.close()
        }
        if let script { console.start(with: script) } else { console.start() }
        if isPerson { console.say(["Type help for the commands; an empty line goes to the next thing that is due."]) }
        let clock = options.clock == .real ? RealClock(console) : nil
        loop(console, source, clock, echoes: !isPerson)
        return console.hasFailed && !isPerson ? .failed : .passed
    }

    private func settings(_ assistant: ConsoleAssistant) -> TerminalLineSource.Settings {
        var settings = TerminalLineSource.Settings()
        settings.style = context.outputStyle
        settings.historyFile = HistoryFile.path(environment: context.surroundings.environment).map {
            HistoryFile(path: $0)
        }
        settings.prompt = { assistant.console?.isIncomplete == true ? "… " : "> " }
        settings.abandoned = { assistant.console?.cancelBlock() }
        settings.remembers = { assistant.remembers($0) }
        settings.completions = { assistant.completions($0, $1) }
        return settings
    }

    private func loop(_ console: ConsoleDriver, _ source: any LineSource, _ clock: RealClock?, echoes: Bool) {
        while !console.hasQuit {
            switch source.next(within: clock?.patience) {
            case .line(let line):
                clock?.catchUp()
                if echoes {
                    console.say([(console.isIncomplete ? "… " : "> ") + SafeText.fragment(console.concealed(line).text)]
                    )
                }
                console.take(line)
                clock?.restart()
            case .timeout: clock?.catchUp()
            case .endOfInput:
                console.finish()
                return
            }
        }
    }
}
