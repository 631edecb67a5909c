import Walkthroughs

/// Carries out `check`: finds every error of every script, and of the sources, in one pass, and runs nothing.
struct CheckCommand {
    let paths: [String]
    /// Folders of Swift sources to look through.
    let sources: [String]
    let context: CommandContext

    init(paths: [String], sources: [String], _ context: CommandContext) {
        (self.paths, self.sources, self.context) = (paths, sources, context)
    }

    /// Runs it.
    func run() throws(CommandFailure) -> ExitStatus {
        let sources = try SourcesCheck(sources, context)
        let scripts: ExitStatus = hasScripts ? try checkScripts() : .passed
        return try sources.run() == .passed ? scripts : .wrongInput
    }

    /// Whether scripts are meant: named ones, those of the default folder, or, without sources, whatever is missing.
    private var hasScripts: Bool {
        if !paths.isEmpty || sources.isEmpty { return true }
        return context.folder.item(at: ScriptFiles.defaultFolder) == .folder
    }

    private func checkScripts() throws(CommandFailure) -> ExitStatus {
        let project = try Project(context)
        let files = try ScriptFiles(paths.map { ScriptLocation(path: $0) }, in: context.folder)
        guard !files.paths.isEmpty else {
            throw CommandFailure("there is no script (*.walk) in \(files.emptyFolders.joined(separator: ", "))")
        }
        let folder = context.folder
        let loader = WalkthroughLoader(vocabulary: project.vocabulary) { (path) throws(ScriptReadError) in
            try folder.read(path)
        }
        let result = loader.load(files.paths)
        context.show(result.diagnostics)
        let errors = result.diagnostics.filter { $0.severity == .error }
        let warnings = result.diagnostics.count - errors.count
        let broken = Set(errors.map(\.location.file)).intersection(files.paths).count
        var parts = [Self.count(files.paths.count - broken, "script") + " without errors"]
        if !errors.isEmpty {
            parts.append(Self.count(errors.count, "error") + " in " + Self.count(max(1, broken), "script"))
        }
        if warnings > 0 { parts.append(Self.count(warnings, "warning")) }
        context.print(parts.joined(separator: ", "))
        return errors.isEmpty ? .passed : .wrongInput
    }

    /// Returns a number with its word: `1 script`, `2 scripts`.
    static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)" + (number == 1 ? "" : "s")
    }
}
