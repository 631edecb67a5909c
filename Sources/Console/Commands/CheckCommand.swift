import Basics
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `check`: finds the errors of all scripts and sources in one pass, and runs nothing.
struct CheckCommand {
    private let options: CheckOptions
    private let context: CommandContext

    init(_ options: CheckOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let sources = try SourcesCheck(options.sources, context)
        var scripts = ExitStatus.passed
        do throws(CommandFailure) {
            scripts = try checkScripts()
        } catch {
            // The sources are checked even if the scripts cannot be.
            context.complain(error)
            scripts = error.status
        }
        return try sources.run() == .passed ? scripts : .wrongInput
    }

    private func checkScripts() throws(CommandFailure) -> ExitStatus {
        let isOptional = options.paths.isEmpty && !options.sources.isEmpty
        if isOptional {
            guard context.folder.item(at: ScriptFiles.defaultFolder) == .folder else { return .passed }
            if let app = Project.appOfAnotherProgram(context) {
                context.note(
                    "the scripts of \(app) are not checked: \(app) belongs to another program, which checks them")
                return .passed
            }
        }
        let project = try Project(context)
        // A script is checked as a whole even if a line of it is named; that line must exist.
        let locations = options.paths.map { ScriptLocation($0) ?? ScriptLocation(path: $0) }
        let files = try ScriptFiles(locations, in: context.folder)
        guard files.emptyFolders.isEmpty else {
            if isOptional { return .passed }
            throw CommandFailure("there is no script (*.walk) in \(files.emptyFolders.joined(separator: ", "))")
        }
        let result = project.loader(options.parameters, for: .checking, in: context.folder).load(files.paths)
        context.show(result.diagnostics)
        try result.check(options.parameters)
        let hasty = warnOfHastyCalls(of: result.walkthroughs, project)
        let isLaunchable = complainOfLaunches(of: result.walkthroughs, project)
        let errors = result.diagnostics.filter { $0.severity == .error }
        let warnings = result.diagnostics.count(of: .warning) + hasty
        let broken = Set(errors.map { $0.location.file }).intersection(files.paths).count
        var parts = [(files.paths.count - broken).counted("script") + " without errors"]
        if !errors.isEmpty {
            let count = result.diagnostics.count(of: .error)
            parts.append(count.counted("error") + " in " + max(1, broken).counted("script"))
        }
        if warnings > 0 { parts.append(warnings.counted("warning")) }
        context.print(parts.joined(separator: ", "))
        return errors.isEmpty && isLaunchable ? .passed : .wrongInput
    }

    /// Warns of the network calls of the scripts' apps that declare no latency; returns their number.
    private func warnOfHastyCalls(of walkthroughs: [Walkthrough], _ project: Project) -> Int {
        let names = Set(walkthroughs.compactMap(\.app))
        let calls = project.apps.filter { names.contains($0.name) }.flatMap(\.calls)
            .filter { $0.kind == .network && $0.latency == .zero }
        for call in calls {
            context.note(
                "the network call \(call.name) declares no latency; give its "
                    + "WorkerCallDescription a `latency`, so that scripts and schedules see it wait")
        }
        return calls.count
    }

    /// Prints why apps cannot be launched with the walkthroughs' configurations; returns whether all can.
    private func complainOfLaunches(of walkthroughs: [Walkthrough], _ project: Project) -> Bool {
        do throws(CommandFailure) {
            try project.checkLaunches(of: walkthroughs, choosesOrder: false)
            return true
        } catch {
            context.complain(error)
            return false
        }
    }
}
