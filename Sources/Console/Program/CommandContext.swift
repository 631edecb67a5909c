import Configuration
import HeadlessUIKit
import Reports
import Walkthroughs

/// What every command works with: the apps, the common options, and the two streams.
struct CommandContext {
    /// The apps' types.
    let apps: [any StageApp.Type]
    /// What the process has around it.
    let surroundings: Surroundings
    /// What every command takes.
    let common: CommonOptions
    /// Takes results; strong, it belongs to the program's run.
    let output: StreamWriter
    /// Takes messages; strong, it belongs to the program's run.
    let errors: StreamWriter

    /// Where relative paths start.
    var folder: WorkingFolder { surroundings.folder }

    /// The same with all that is said on the stream of messages, for runs whose stream of results is another's.
    var withoutOutput: CommandContext {
        CommandContext(apps: apps, surroundings: surroundings, common: common, output: errors, errors: errors)
    }

    /// Sees that the folder of `--storage`, where there is one, can be used; it is made where nothing stands.
    private func checkStorage() throws(CommandFailure) {
        guard let path = common.storage else { return }
        if let (place, kind) = folder.obstacle(toFolder: path) {
            let what = ExactText(place) == ExactText(path) ? "this" : place
            let advice = kind.isLink ? "mend it, or name a folder" : "name a folder"
            throw CommandFailure("--storage \(path): \(what) is \(kind.rawValue); \(advice)")
        }
        try folder.makeFolder(path)
        if let reason = folder.refusal(ofFolder: path) {
            throw CommandFailure(
                "--storage \(path): in this folder nothing can be kept: \(reason); name another one, or give yourself "
                    + "the right to read and write it")
        }
    }

    /// Sees that the folder of `--storage` can be used and that nobody else keeps something there; nil without one.
    ///
    /// Where the file system has no locks, nobody can tell.
    func takeStorage() throws(CommandFailure) -> FileLock? {
        try checkStorage()
        guard let path = common.storage else { return nil }
        switch FileLock.take(folder: folder.systemPath(path)) {
        case .taken(let lock): return lock
        case .impossible: return nil
        case .isBusy:
            throw CommandFailure(
                "--storage \(path): another run or console keeps its storage there now, and each writes over what "
                    + "the other keeps; wait until that one has ended, or name another folder")
        }
    }

    /// What the program is called, safe to print.
    var program: String { SafeText.fragment(surroundings.program.text) }

    /// The apps' names, in the order given.
    var appNames: [String] { apps.map { $0.name } }

    /// What the stream of results can show.
    var outputStyle: TerminalStyle { style(of: surroundings.output) }

    /// What the stream of messages can show.
    var errorStyle: TerminalStyle { style(of: surroundings.errors) }

    private func style(of stream: Descriptor) -> TerminalStyle {
        TerminalStyle(
            isTerminal: stream.isTerminal, environment: surroundings.environment, noColor: common.noColor)
    }

    /// Prints a result, whose text is safe already.
    @discardableResult
    func print(_ text: String) -> ExitStatus {
        output.writeLine(text)
        return .passed
    }

    /// Says something on stderr.
    func remark(_ text: String) {
        errors.writeLine(SafeText.line(text))
    }

    /// Says on stderr what a person should know though nothing went wrong.
    func note(_ text: String) {
        remark("\(program): note: \(text)")
    }

    /// Says on stderr why a command was not carried out.
    func complain(_ failure: CommandFailure) {
        let heading = errorStyle.paint("error:", .bold, .red)
        for message in failure.messages {
            let named = surroundings.program.namedInCommands(message)
            errors.writeLine("\(program): \(heading) \(SafeText.fragment(named))")
        }
    }

    /// Says on stderr what is wrong with scripts; the texts are safe already.
    func show(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            errors.write(DiagnosticText(named(diagnostic), style: errorStyle).text)
        }
    }

    /// Returns a diagnostic whose help tells to run this program.
    func named(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.help = diagnostic.help.map(surroundings.program.namedInCommands)
        return diagnostic
    }
}
