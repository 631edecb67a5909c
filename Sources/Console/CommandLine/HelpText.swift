import Basics
import Configuration
import Reports

/// The help texts, made from the table, for 80 columns.
struct HelpText {
    let style: TerminalStyle
    let program: ProgramName

    init(style: TerminalStyle = .plain, program: ProgramName = .standard) {
        (self.style, self.program) = (style, program)
    }

    // MARK: - The first page

    /// What a newcomer needs, in twelve lines; it ends without a newline.
    var short: String {
        let all = program.namedInHelp("rehearse help all")
        return
            (["Rehearsal runs app scenes without a device, from a console and from scripts.", ""]
            + entries(Self.firstCommands, besideAll: true)
            + ["", "All commands and options: \(all)"])
            .joined(separator: "\n")
    }

    private static let firstCommands = [
        ("rehearse", "open the console on the app of Config.plist"),
        ("rehearse APP", "open it on another app"),
        ("rehearse test", "run all walkthroughs in UITestScripts"),
        ("rehearse test PATH", "run those of a script or a folder"),
        ("rehearse new app NAME", "make a new app"),
        ("rehearse check", "find errors in scripts without running them"),
        ("rehearse apps", "list the apps"),
        ("rehearse commands", "list what scripts can say"),
    ]

    // MARK: - All commands, and one

    /// Returns the help of one command, or of all; it ends without a newline.
    func text(of command: CommandName?) -> String {
        guard let command, let row = CommandTable.row(command) else { return overview }
        return text(of: row)
    }

    private var overview: String {
        let commands = CommandTable.commands.map { row in
            (term: row.overview ?? (row.name.rawValue + " " + (row.operands.first ?? "")), sentence: row.sentence)
        }
        return [
            "Rehearsal runs app scenes without a device: by hand in a console, and from\nwalkthrough scripts.",
            section("Usage", ["  \(program.command) [COMMAND] [options]"]),
            section("Commands", entries(commands)),
            options(of: nil),
            section("Examples", entries(Array(Self.firstCommands.prefix(3)))),
            "For the options of one command: \(program.command) help COMMAND",
        ].joined(separator: "\n\n")
    }

    private func text(of row: CommandRow) -> String {
        let name = row.name == .run ? "[run]" : row.name.rawValue
        let usage = row.operands.map { operands in
            "  " + [program.command, name, operands, "[options]"].filter { !$0.isEmpty }.joined(separator: " ")
        }
        let examples = entries(row.examples.map { ($0.line, $0.sentence) })
        let statuses = row.statuses.flatMap { status in
            TextLayout.columns("  \(status.rawValue)", sentence(status, row.name), margin: 7)
        }
        let sections = [
            TextLayout.wrapped(Self.capitalised(program.namedInHelp(row.sentence)) + ".").joined(separator: "\n"),
            section("Usage", usage),
            row.notes.flatMap { TextLayout.wrapped(program.namedInHelp($0)) }.joined(separator: "\n"),
            options(of: row.name),
            section("Exit status", statuses),
            section("Examples", examples),
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the options in their groups; commands other than `test` have one group besides the common options.
    private func options(of command: CommandName?) -> String {
        let rows = CommandTable.options(of: command)
        func group(_ row: OptionRow) -> OptionGroup {
            command == .test || row.group == .everywhere ? row.group : .options
        }
        return OptionGroup.allCases.map { heading in
            section(
                heading.rawValue,
                entries(rows.filter { group($0) == heading }.map { ($0.usage, sentence($0, command)) }))
        }
        .filter { !$0.isEmpty }
        .joined(separator: "\n\n")
    }

    /// Returns the sentence of an option; for `--report`, its values.
    private func sentence(_ row: OptionRow, _ command: CommandName?) -> String {
        row.kind == .report ? row.kind.expectation + "; may be repeated" : row.sentence(for: command)
    }

    private func sentence(_ status: ExitStatus, _ command: CommandName) -> String {
        switch (command, status) {
        case (.merge, .passed): "all passed"
        case (.merge, .failed): "a walkthrough failed, crashed or timed out, or the audit found something"
        case (.merge, .wrongInput): "the command line or a journal is wrong"
        case (.merge, .notExecuted): "a walkthrough has no result, or a report could not be written"
        case (.test, _), (_, .notExecuted), (_, .nothingMatched): status.sentence
        case (_, .interrupted): "interrupted"
        case (.run, .passed): "no line failed"
        case (.run, .failed): "a line failed, or the script that ran first"
        case (.format, .failed): "with --check: a script would change"
        case (.play, .passed): "the script and all lines passed"
        case (.play, .failed): "the script or a line failed, and nothing was appended"
        case (.explore, .passed): "nothing was found"
        case (.explore, .failed): "a problem was found"
        case (.new, .wrongInput): "the command line is wrong, or something is in the way; nothing was written"
        case (.adopt, .wrongInput): "the command line is wrong, or a file cannot be read or changed"
        case (.check, .passed): "no error was found"
        case (.check, .wrongInput): "errors were found, or the command line or the configuration is wrong"
        case (.format, .wrongInput), (.run, .wrongInput), (.play, .wrongInput):
            "the command line, a script or the configuration is wrong"
        case (.trace, .passed): "the two are equal"
        case (.trace, .failed): "the two differ"
        case (.trace, .wrongInput): "the command line is wrong, or a file cannot be read"
        case (_, .passed): "done"
        case (_, .failed): "something failed"
        case (_, .wrongInput): "the command line or the configuration is wrong"
        }
    }

    // MARK: - Layout

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : style.paint(title + ":", .bold) + "\n" + lines.joined(separator: "\n")
    }

    /// Returns terms and their sentences in two columns.
    ///
    /// - Parameter besideAll: whether the second column begins after the longest term.
    private func entries(_ entries: [(term: String, sentence: String)], besideAll: Bool = false) -> [String] {
        let widths = entries.map { ColumnWidth.of(program.namedInHelp($0.term)) }
        let margin = max(28, besideAll ? (widths.max() ?? 0) + 4 : 0)
        return entries.flatMap { term, sentence in
            TextLayout.columns(
                "  " + program.namedInHelp(term), program.namedInHelp(sentence), margin: margin)
        }
    }

    private static func capitalised(_ sentence: String) -> String {
        sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
}
