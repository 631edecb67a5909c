import Configuration
import Foundation
import Reports
import StageRuntime
import Walkthroughs

/// Carries out `apps`, `workers` and `commands`: what there is, with its words.
struct ListCommands {
    /// The apps that are listed, and the stream to which the tables go.
    private let context: CommandContext

    init(_ context: CommandContext) {
        self.context = context
    }

    /// Lists the apps.
    func apps() throws(CommandFailure) -> ExitStatus {
        let rows = try runnable().map { app in
            [app.name, SafeText.fragment(app.screens.joined(separator: " ")), SafeText.fragment(app.summary)]
        }
        return show(TextTable(heading: ["APP", "SCREENS", "WHAT IT IS"], rows: rows))
    }

    /// Lists the worker calls of all apps, with the worker of each and, where it can be live, what it is.
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

    /// Lists the commands of the walkthrough language, table by table.
    func commands() -> ExitStatus {
        let style = context.outputStyle
        for (index, section) in CommandReference.Section.allCases.enumerated() {
            if index > 0 { context.print("") }
            context.print(style.paint(CommandText.title(of: section), .bold))
            let entries = CommandReference.entries.filter { $0.section == section }
            for line in CommandText.overview(of: entries) { context.print(line) }
        }
        context.print("\nFor an example of one: \(context.program) help COMMAND")
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
