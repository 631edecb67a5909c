import Configuration
import Walkthroughs

/// A script that a console's run begins with: its header holds, and its steps are performed first.
struct ScriptStart {
    /// The script's only walkthrough, or that of its first row of examples; nil where it has errors.
    let walkthrough: Walkthrough?
    /// What is wrong with the script.
    let diagnostics: [Diagnostic]

    /// Reads and checks a script.
    ///
    /// - Throws: what is wrong with the path.
    init(_ path: String, project: Project, context: CommandContext) throws(CommandFailure) {
        let item = context.folder.item(at: path)
        if item == .folder { throw CommandFailure("\(path) is a folder; name one of its scripts") }
        guard item == .file else {
            let names = ScriptFiles.nearest(to: path, in: context.folder)
            throw CommandFailure("there is no script \(path)" + (names.map { "; did you mean \($0)?" } ?? ""))
        }
        let folder = context.folder
        let loader = WalkthroughLoader(vocabulary: project.vocabulary) { (path) throws(ScriptReadError) in
            try folder.read(path)
        }
        let result = loader.load([path])
        diagnostics = result.diagnostics
        walkthrough = result.hasErrors ? nil : result.walkthroughs.first
        if walkthrough == nil, !result.hasErrors {
            throw CommandFailure("\(path) is a fragment; perform its steps here with: use \"\(path)\"")
        }
    }

    /// Returns what a run with the script starts from.
    func setup(from setup: RunSetup, project: Project) throws(CommandFailure) -> RunSetup {
        var setup = setup
        guard let walkthrough else { return setup }
        if let app = walkthrough.app.flatMap(project.app) { setup.app = app }
        setup.walkthrough = walkthrough
        setup.configuration = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
            try project.configuration.adding(script: walkthrough.overrides())
        }
        return setup
    }
}
