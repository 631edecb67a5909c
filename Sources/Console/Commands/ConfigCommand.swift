import Basics
import Configuration
import Reports
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `config`: shows values with their origins, and changes the file.
struct ConfigCommand {
    /// What is asked for: all values, one of them, or a change.
    private let action: Invocation.ConfigAction
    /// The folder with the file, and the stream to which values go.
    private let context: CommandContext

    init(_ action: Invocation.ConfigAction, _ context: CommandContext) {
        (self.action, self.context) = (action, context)
    }

    /// Runs it.
    func run() throws(CommandFailure) -> ExitStatus {
        switch action {
        case .list: list(try Project(context).configuration.entries)
        case .get(let key): try get(key)
        case .set(let pair): try set(pair)
        case .unset(let key): try unset(key)
        }
        return .passed
    }

    // MARK: - Showing

    private func list(_ entries: [ConfigurationEntry]) {
        let rows = entries.map { entry in
            [
                SafeText.fragment(entry.keyPath.description), SafeText.fragment(Self.text(of: entry)),
                entry.type.phrase, entry.origin.map { SafeText.fragment($0.description) } ?? "nowhere",
            ]
        }
        let table = TextTable(heading: ["KEY", "VALUE", "TYPE", "FROM"], rows: rows)
        for line in table.lines(style: context.outputStyle) { context.print(line) }
    }

    private static func text(of entry: ConfigurationEntry) -> String {
        if case .secretVariable = entry.origin { return "<secret>" }
        return entry.value.map { text(of: $0, at: entry.keyPath) } ?? (entry.isRequired ? "missing" : "-")
    }

    /// Returns a value for output, which hides it if its key names a secret.
    private static func text(of value: ConfigurationValue, at keyPath: ConfigurationKeyPath) -> String {
        Secret.isMeant(by: keyPath) ? "<secret>" : value.text
    }

    /// Prints the bare value of one key, or of each key of a group with its name.
    private func get(_ key: String) throws(CommandFailure) {
        let origin = ConfigurationOrigin.commandLine(option: "config get")
        let configuration = try Project(context).configuration
        let (keyPath, entries) = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
            let keyPath = try ConfigurationOverride.keyPath(parsing: key, origin: origin)
            return (keyPath, try configuration.entries(at: keyPath, askedBy: origin))
        }
        if let only = entries.first, entries.count == 1, only.keyPath == keyPath {
            guard only.value != nil else {
                let option = ConfigurationFile.option(naming: context.common.configPath)
                throw CommandFailure("\(key) has no value; give it one with rehearse config set \(key) VALUE\(option)")
            }
            context.print(SafeText.line(Self.text(of: only)))
        } else {
            guard entries.contains(where: { $0.value != nil }) else {
                throw CommandFailure("no key of \(key) has a value; rehearse config shows those that have one")
            }
            for entry in entries where entry.value != nil {
                context.print(SafeText.line("\(entry.keyPath)=\(Self.text(of: entry))"))
            }
        }
    }

    // MARK: - Changing

    private var path: String { Project.configurationPath(context) }

    private func set(_ pair: KeyValue) throws(CommandFailure) {
        let change = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
            let apps = try Project.runnable(context.apps)
            let schema = try ConfigurationSchema.union(RunnableApp.schemas(of: apps))
            return try ConfigurationFileEditor(path: path).set(pair.key, to: pair.value, schema: schema)
        }
        report(change)
        warn(of: change)
    }

    private func unset(_ key: String) throws(CommandFailure) {
        let change = try CommandFailure.wrapping { () throws(ConfigurationErrors) in
            try ConfigurationFileEditor(path: path).unset(key)
        }
        report(change)
        warn(of: change)
    }

    private func report(_ change: ConfigurationFileEditor.Change) {
        let file = context.common.configPath
        let shown = { (value: ConfigurationValue?) in value.map { Self.text(of: $0, at: change.keyPath) } ?? "not set" }
        let (old, new) = (shown(change.old), shown(change.new))
        let key = change.keyPath.description
        let what = change.old == change.new ? "\(key) is \(new) already" : "\(key): \(old) → \(new)"
        context.print(SafeText.line("\(file): \(what)" + (change.isNewFile ? " (new file)" : "")))
    }

    /// Warns if the new value has no effect, because something overrides the file or the file has other errors.
    ///
    /// The change is made, so that none of this is an error of the command.
    private func warn(of change: ConfigurationFileEditor.Change) {
        do throws(CommandFailure) {
            let configuration = try Project(context).configuration
            guard let new = change.new, configuration.tree[change.keyPath] != new else { return }
            let origin = configuration.origin(of: change.keyPath)
            context.note("\(origin) overrides the file while it is set")
        } catch {
            for message in error.messages { context.note("still wrong: " + message) }
        }
    }
}
