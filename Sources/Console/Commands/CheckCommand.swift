import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `check`: finds every error of every script, and of the sources, in one pass, and runs nothing.
struct CheckCommand {
    /// The scripts, the sources, and the values of parameters.
    private let options: CheckOptions
    /// The folder that paths are relative to, and the streams.
    private let context: CommandContext

    init(_ options: CheckOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// Runs it.
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
        if isOptional, context.folder.item(at: ScriptFiles.defaultFolder) != .folder { return .passed }
        let project = try Project(context)
        // Of a script whose line is named all is checked; that the line is there, too.
        let files = try ScriptFiles(
            options.paths.map { ScriptLocation($0, in: context.folder) }, in: context.folder)
        guard !files.paths.isEmpty else {
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
        var parts = [Self.count(files.paths.count - broken, "script") + " without errors"]
        if !errors.isEmpty {
            let count = result.diagnostics.count(of: .error)
            parts.append(Self.count(count, "error") + " in " + Self.count(max(1, broken), "script"))
        }
        if warnings > 0 { parts.append(Self.count(warnings, "warning")) }
        context.print(parts.joined(separator: ", "))
        return errors.isEmpty && isLaunchable ? .passed : .wrongInput
    }

    /// Warns of network calls that declare no latency; returns how many there are in the apps that scripts name.
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

    /// Says what keeps apps from being launched as walkthroughs want it; returns whether nothing does.
    private func complainOfLaunches(of walkthroughs: [Walkthrough], _ project: Project) -> Bool {
        do throws(CommandFailure) {
            try project.checkLaunches(of: walkthroughs, choosesOrder: false)
            return true
        } catch {
            context.complain(error)
            return false
        }
    }

    /// Returns a number with its word: `1 script`, `2 scripts`.
    static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)" + (number == 1 ? "" : "s")
    }
}
