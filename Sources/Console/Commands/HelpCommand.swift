import Basics
import Reports
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `help`: all commands, one of them, or one of the walkthrough language.
struct HelpCommand {
    private let topic: HelpTopic
    private let context: CommandContext

    init(_ topic: HelpTopic, _ context: CommandContext) { (self.topic, self.context) = (topic, context) }

    func run() -> ExitStatus {
        let help = HelpText(style: context.outputStyle, program: context.process.program)
        switch topic {
        case .overview: context.print(help.short)
        case .all: context.print(help.text(of: nil))
        case .command(let name): context.print(help.text(of: name))
        case .language(let word):
            for (index, entry) in CommandReference.entries(about: word).enumerated() {
                if index > 0 { context.print("") }
                for line in CommandText.detail(of: entry) { context.print(line) }
            }
        }
        return .passed
    }
}

/// The commands of the language in words, for `help`, `commands` and the console.
enum CommandText {
    /// The column of the sentences; after a longer command, its sentence is in the next line.
    private static let margin = 36

    static func title(of section: CommandReference.Section) -> String {
        switch section {
        case .header: "Header, before the first step of a script"
        case .actions: "Actions"
        case .world: "The world"
        case .expectations: "Expectations"
        case .structure: "Structure"
        case .console: "In the console only"
        }
    }

    /// Returns the most important commands of the console, in twelve lines.
    ///
    /// - Parameter example: returns the example of a command, in the words of the open app.
    static func firstConsoleLines(_ example: (CommandReference.Entry) -> String) -> [String] {
        func line(_ name: String) -> String { CommandReference.entry(name).map(example) ?? name }
        let lines = [
            ("elements", "what can be tapped or typed into"),
            ("screen", "the screen as text"),
            (line("tap"), "taps an element"),
            (line("type"), "types into a field"),
            ("back", "presses the navigation bar's Back"),
            ("wait, or an empty line", "goes to the next thing that is due"),
            (line("expect"), "says whether it is on screen"),
            ("network offline", "makes network calls fail from now on"),
            ("undo", "takes the last line back"),
            ("save my.walk", "writes what was done as a script"),
            ("quit", "leaves the console"),
        ]
        return lines.flatMap { TextLayout.columns("  " + $0, $1, margin: margin) }
            + ["All commands: help all. One of them, with an example: help tap"]
    }

    /// Returns commands with what they do, in two columns.
    static func overview(of entries: [CommandReference.Entry]) -> [String] {
        entries.flatMap { columns($0.syntax, $0.help) }
    }

    /// Returns a command's syntax with what it does beside it.
    static func columns(_ syntax: String, _ help: String) -> [String] {
        TextLayout.columns("  " + syntax, help, margin: margin)
    }

    /// Returns one command with what it does and an example, by default its own.
    static func detail(of entry: CommandReference.Entry, example: String? = nil) -> [String] {
        let example = (example ?? entry.example).split(separator: "\n").map { "    " + $0 }
        return [entry.syntax] + TextLayout.wrapped(entry.help, after: 2) + ["  For example:"] + example
    }
}
