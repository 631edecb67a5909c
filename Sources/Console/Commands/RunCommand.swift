import Configuration
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `run`: opens the console on an app until its input ends.
struct RunCommand {
    private let options: RunOptions
    private let context: CommandContext

    init(_ options: RunOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// Runs it; piped input fails if a line of it failed.
    func run() throws(CommandFailure) -> ExitStatus {
        guard !context.process.input.isFolder else {
            throw CommandFailure("standard input is a folder; give a file, a pipe or a terminal")
        }
        let project = try Project(context)
        let lock = try context.lockStorage()
        defer { lock?.end() }
        var setup = try RunSetup(app: options.app, seed: options.seed, project, context)
        var start: ScriptStart?
        if let script = options.script {
            let found = try ScriptStart(
                script, given: options.parameters, for: .running, project: project, context: context)
            context.show(found.diagnostics)
            guard let walkthrough = found.walkthrough else { return .wrongInput }
            if let app = options.app, walkthrough.app != app {
                throw CommandFailure("\(script) is a script for \(walkthrough.app ?? "no app"), not for \(app)")
            }
            setup = try found.setup(from: setup, project: project)
            start = found
        }
        let console = ConsoleLoop(options, context)
        let run = try LiveRun(setup)
        return console.open(run, project: project, startingWith: start)
    }
}

extension RunSetup {
    /// Makes the start of a console's run on an app, or else on the default app; throws if there is none.
    init(app name: String?, seed: UInt64?, _ project: Project, _ context: CommandContext) throws(CommandFailure) {
        guard let name = name ?? project.defaultApp, let app = project.app(name) else {
            let known = project.apps.map(\.name).joined(separator: ", ")
            let file = context.common.configPath
            throw CommandFailure(
                "no app is named: write rehearse run APP, or give \(file) a key app; the apps are \(known)")
        }
        let storage = try ConsoleStorage(opening: context.common.storage.map(context.folder.systemPath))
        self.init(app: app, configuration: project.configuration, seed: seed, walkthrough: nil, storage: storage)
    }
}

extension ConsoleStorage {
    /// Reads the present contents of a folder, if there is one, for a command.
    init(opening folder: String?) throws(CommandFailure) {
        do throws(StorageError) {
            try self.init(folder: folder)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
