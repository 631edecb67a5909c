import Basics
import Configuration
import Foundation
import Reports
import Scene
import WalkthroughLanguage
import WalkthroughRunner

/// The apps, the common options and the streams, which every command uses.
struct CommandContext {
    let apps: [any StageApp.Type]
    let process: ProcessContext
    let common: CommonOptions
    /// The stream of results, stdout; strong, it belongs to the program's run.
    let output: StreamWriter
    /// The stream of messages, stderr; strong, it belongs to the program's run.
    let errors: StreamWriter

    /// The folder that relative paths start from.
    var folder: WorkingFolder { process.folder }

    /// Returns the context with further `--set`, which win over the given ones.
    func setting(_ values: [KeyValue]) -> CommandContext {
        var common = common
        common.settings += values
        return CommandContext(apps: apps, process: process, common: common, output: output, errors: errors)
    }

    /// Locks the folder of `--storage`, so that no other run or console uses it; nil without the option.
    ///
    /// The folder is made if needed. On a file system without locks nothing is locked.
    func lockStorage() throws(CommandFailure) -> FileLock? {
        guard let path = common.storage else { return nil }
        if let obstacle = folder.obstacle(toFolder: path) {
            throw CommandFailure("--storage \(path): \(obstacle); name a folder")
        }
        try folder.makeFolder(path)
        switch FileLock.acquire(folder: folder.systemPath(path)) {
        case .acquired(let lock): return lock
        case .impossible: return nil
        case .isBusy:
            throw CommandFailure(
                "--storage \(path): another run or console uses this folder now; "
                    + "wait until it ends, or name another folder")
        }
    }

    /// The program's name, safe to print; messages begin with it.
    var program: String { SafeText.fragment(process.program.text) }

    /// The command that runs the program, safe to print.
    var command: String { SafeText.fragment(process.program.command) }

    var appNames: [String] { apps.map { $0.name } }

    var outputStyle: TerminalStyle { style(of: process.output) }

    var errorStyle: TerminalStyle { style(of: process.errors) }

    private func style(of stream: Descriptor) -> TerminalStyle {
        TerminalStyle(
            isTerminal: stream.isTerminal, environment: process.environment, noColor: common.noColor)
    }

    /// Prints a result; its text must be safe to print.
    @discardableResult
    func print(_ text: String) -> ExitStatus {
        output.writeLine(text)
        return .passed
    }

    /// Prints a line on stderr.
    func remark(_ text: String) { errors.writeLine(SafeText.line(text)) }

    func note(_ text: String) { remark("\(program): note: \(text)") }

    func complain(_ failure: CommandFailure) {
        let heading = errorStyle.paint("error:", .bold, .red)
        for message in failure.messages {
            let named = process.program.namedInCommands(message)
            errors.writeLine("\(program): \(heading) \(SafeText.fragment(named))")
        }
    }

    private static let mostDiagnostics = 500

    func show(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics.prefix(Self.mostDiagnostics) {
            errors.write(DiagnosticText(named(diagnostic), style: errorStyle).text)
        }
        let rest = diagnostics.count - Self.mostDiagnostics
        if rest > 0 { note("\(rest) more are not shown; fix the first \(Self.mostDiagnostics)") }
    }

    /// Tells that results are missing, after the errors that name them, since CI would otherwise trust the rest.
    ///
    /// - Returns: the exit status, which hides whether a walkthrough failed.
    func missingOutput() -> ExitStatus {
        note(
            "the exit status is \(ExitStatus.notExecuted.rawValue) since an output is missing; the others are complete")
        return .notExecuted
    }

    /// Returns a diagnostic whose help suggests this program's name.
    func named(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.help = diagnostic.help.map(process.program.namedInCommands)
        return diagnostic
    }
}

/// The text of a diagnostic of the language, in colours.
struct DiagnosticText {
    let diagnostic: Diagnostic
    let style: TerminalStyle

    init(_ diagnostic: Diagnostic, style: TerminalStyle) {
        (self.diagnostic, self.style) = (diagnostic, style)
    }

    /// The position and message, the line, a caret and the help; each line ends with a line feed.
    var text: String {
        let file = SafeText.line(diagnostic.location.file)
        let location = style.paint("\(file):\(diagnostic.location.line):\(diagnostic.location.column):", .bold)
        return location + " " + rest
    }

    /// The text without the position, for a line that was just typed.
    var rest: String {
        let ink = diagnostic.severity == .error ? TerminalInk.red : .yellow
        var text = style.paint(diagnostic.severity.rawValue + ":", .bold, ink)
        text += " " + SafeText.fragment(diagnostic.message) + "\n"
        if let excerpt = diagnostic.excerpt {
            let caret = "^" + String(repeating: "~", count: excerpt.caretLength - 1)
            text += "  | \(excerpt.text)\n  | \(excerpt.padding)\(style.paint(caret, .bold, ink))\n"
        }
        if let help = diagnostic.help { text += "  = \(SafeText.fragment(help))\n" }
        return text
    }
}

/// Why a command failed: the messages on stderr, and the exit status.
struct CommandFailure: Error, Equatable {
    var status: ExitStatus
    /// The messages, a line each, without a full stop: what is wrong and how to fix it.
    var messages: [String]

    init(messages: [String], status: ExitStatus = .wrongInput) {
        (self.status, self.messages) = (status, messages)
    }

    init(_ message: String, status: ExitStatus = .wrongInput) {
        self.init(messages: [message], status: status)
    }

    init(_ errors: ConfigurationErrors) { self.init(messages: errors.messages) }
}

extension CommandFailure {
    /// Calls a closure; errors of the configuration become a failure of the command.
    static func wrapping<Result>(
        _ body: () throws(ConfigurationErrors) -> Result
    ) throws(CommandFailure) -> Result {
        do throws(ConfigurationErrors) {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// The exit statuses; `passed` only if everything planned was executed.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case passed = 0
    case failed = 1
    case wrongInput = 2
    case notExecuted = 3
    case nothingMatched = 4
    case interrupted = 130

    var sentence: String {
        switch self {
        case .passed: "all passed"
        case .failed: "a walkthrough failed, crashed or timed out, or the audit found something"
        case .wrongInput: "the command line, a script or the configuration is wrong; found before running"
        case .notExecuted:
            "the plan could not be executed, or an output could not be written, also if a walkthrough failed"
        case .nothingMatched: "nothing matched (0 with --allow-empty)"
        case .interrupted: "interrupted, with the results so far"
        }
    }
}

/// The lock of a folder, which one process has at a time; the system releases it when the process ends.
struct FileLock {
    enum Attempt {
        /// This process has the lock until it is released.
        case acquired(FileLock)
        /// Another process has it.
        case isBusy
        /// The file system has no locks, or the folder cannot be opened.
        case impossible
    }

    /// The open folder, whose lock ends when it is closed; copies of this process have it open too.
    private let descriptor: Int32

    /// Locks a folder, without waiting and without a lock file.
    static func acquire(folder path: String) -> Attempt {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return .impossible }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .acquired(FileLock(descriptor: descriptor)) }
        let isBusy = errno == EWOULDBLOCK
        close(descriptor)
        return isBusy ? .isBusy : .impossible
    }

    /// Locks a folder as soon as nobody else has it; nil if that is impossible.
    static func wait(folder path: String) -> FileLock? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                return nil
            }
        }
        return FileLock(descriptor: descriptor)
    }

    func end() { close(descriptor) }
}
