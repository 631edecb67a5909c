import Basics
import Configuration
import Foundation
import Reports
import Scene
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `apps`, `workers` and `commands`, which print lists.
struct ListCommands {
    private let context: CommandContext

    init(_ context: CommandContext) { self.context = context }

    func apps() throws(CommandFailure) -> ExitStatus {
        let rows = try runnable().map { app in
            [app.name, SafeText.fragment(app.screens.joined(separator: " ")), SafeText.fragment(app.summary)]
        }
        return show(TextTable(heading: ["APP", "SCREENS", "WHAT IT IS"], rows: rows))
    }

    /// Lists the worker calls of all apps, with the worker of each and its mode if it can be live.
    func workers() throws(CommandFailure) -> ExitStatus {
        let apps = try runnable()
        let rows = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
            let configuration = try Project.configurationIfAny(context, apps)
            var rows: [[String]] = []
            for app in apps {
                let environment = try app.environment(configuration)
                rows += app.calls.map { Self.row($0, of: app, environment) }
            }
            return rows
        }
        return show(
            TextTable(heading: ["CALL", "KIND", "LATENCY", "STORAGE", "WORKER", "MODE", "APP"], rows: rows))
    }

    private static func row(
        _ call: WorkerCallDescription, of app: RunnableApp, _ environment: WorkerEnvironment
    ) -> [String] {
        var mode = "-"
        if call.kind == .network {
            let server = environment.server(of: call.worker)
            mode = server.map { "live at " + SafeText.fragment($0.absoluteString) } ?? "offline"
        }
        return [
            call.name, call.kind.rawValue, call.latency.text, call.storage ?? "-", call.worker, mode, app.name,
        ]
    }

    /// Lists the commands of the walkthrough language, table by table, and those that apps add.
    func commands() throws(CommandFailure) -> ExitStatus {
        let style = context.outputStyle
        for (index, section) in CommandReference.Section.allCases.enumerated() {
            if index > 0 { context.print("") }
            context.print(style.paint(CommandText.title(of: section), .bold))
            let entries = CommandReference.entries.filter { $0.section == section }
            for line in CommandText.overview(of: entries) { context.print(line) }
        }
        for app in try runnable() where !app.commands.isEmpty {
            context.print("\n" + style.paint("Added by \(app.name)", .bold))
            for command in app.commands {
                let usage = AppVocabulary.usage(of: command.name, command.arguments)
                for line in CommandText.columns(usage, command.help) { context.print(line) }
            }
        }
        context.print("\nFor an example of one: \(context.command) help COMMAND")
        return .passed
    }

    private func runnable() throws(CommandFailure) -> [RunnableApp] {
        try CommandFailure.wrapping { () throws(ConfigurationErrors) in try Project.runnable(context.apps) }
    }

    private func show(_ table: TextTable) -> ExitStatus {
        for line in table.lines(style: context.outputStyle) { context.print(line) }
        return .passed
    }
}

/// Rows in columns that are as wide as their texts, up to a limit; a longer text makes only its own row longer.
struct TextTable {
    /// The maximum width to which the texts of a column are padded.
    private static let widest = 120

    let heading: [String]
    /// The cells, safe to print.
    let rows: [[String]]

    /// Returns the table in lines; the last column is not padded.
    func lines(style: TerminalStyle) -> [String] {
        let widths = heading.indices.map { column in
            ([heading] + rows).lazy.map { ColumnWidth.of($0[column]) }.filter { $0 <= Self.widest }.max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { ColumnWidth.pad($0, to: $1) }
            return padded.dropLast().map { $0 + "  " }.joined() + (cells.last ?? "")
        }
        return [style.paint(line(heading), .bold)] + rows.map(line)
    }
}

/// Sentences laid out for a terminal of 80 columns, broken between words only.
enum TextLayout {
    /// The default width of a terminal, in columns.
    static let width = 80

    /// Breaks a text into lines with an indentation; a word that is wider than a line gets a separate line.
    static func wrapped(_ text: String, after indent: Int = 0) -> [String] {
        let blanks = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            let longer = line.isEmpty ? blanks + word : line + " " + word
            if line.isEmpty || ColumnWidth.of(longer) <= width {
                line = longer
            } else {
                lines.append(line)
                line = blanks + word
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Returns a term with its sentence beside it, or below it if the term reaches the margin.
    static func columns(_ term: String, _ sentence: String, margin: Int) -> [String] {
        var lines = wrapped(sentence, after: margin)
        guard ColumnWidth.of(term) + 2 <= margin, let first = lines.first else { return [term] + lines }
        lines[0] = ColumnWidth.pad(term, to: margin) + first.dropFirst(margin)
        return lines
    }
}
