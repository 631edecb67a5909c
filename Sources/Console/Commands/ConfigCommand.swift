import Basics
import Configuration
import Reports
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `config`: shows values with their origins.
struct ConfigCommand {
    private let action: Invocation.ConfigAction
    private let context: CommandContext

    init(_ action: Invocation.ConfigAction, _ context: CommandContext) {
        (self.action, self.context) = (action, context)
    }

    func run() throws(CommandFailure) -> ExitStatus {
        switch action {
        case .list: list(try Project(context).configuration.entries)
        case .get(let key): try get(key)
        }
        return .passed
    }

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

    /// Returns a value for output, without secrets.
    static func text(of entry: ConfigurationEntry) -> String {
        if case .secretVariable = entry.origin { return "<secret>" }
        return entry.value.map { text(of: $0, at: entry.keyPath) } ?? (entry.isRequired ? "missing" : "-")
    }

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
                throw CommandFailure(
                    "\(key) has no value; give it one in \(context.common.configPath), or with --set \(key)=VALUE"
                )
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
}
