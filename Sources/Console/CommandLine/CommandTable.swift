/// The commands and options of `rehearse`: parsing, help and completion all come from this one table.
enum CommandTable {
    static func row(_ name: CommandName) -> CommandRow? { commands.first { $0.name == name } }

    static func row(_ name: OptionName) -> OptionRow? { options.first { $0.name == name } }

    /// Returns the options of a command; nil means those of every command.
    static func options(of command: CommandName?) -> [OptionRow] {
        options.filter { row in
            command.map { row.belongs(to: $0) && !row.refusers.contains($0) } ?? row.commands.isEmpty
        }
    }
}

/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable, Sendable {
    case run, test, explore, new, play, check, format, adopt, studio, lsp, config, trace, apps, workers, commands,
        completion, merge, help
}

struct CommandRow: Equatable, Sendable {
    /// A command line and what it does.
    struct Example: Equatable, Sendable {
        var line: String
        var sentence: String
    }

    /// What a shell completes besides options.
    enum Operand: Equatable, Sendable {
        case nothing
        case paths
        case app
        case command
        case words([String])
    }

    var name: CommandName
    /// The words that may follow the command, one line for each form.
    var operands: [String] = [""]
    /// The line in the list of all commands, if it is not the first line of `operands`.
    var overview: String?
    var operand = Operand.nothing
    /// What it does, without a full stop.
    var sentence: String
    /// Further information, in lines.
    var notes: [String] = []
    var examples: [Example] = []
    var statuses: [ExitStatus] = [.passed, .wrongInput]
}

/// The options, by their long names, in the order in which help lists them.
enum OptionName: String, CaseIterable, Sendable {
    // run
    case clock, plain, script
    // test: which
    case filter, skip, tags
    case lastFailed = "last-failed"
    case shard, list
    case allowEmpty = "allow-empty"
    // test: how
    case param
    case seed, order
    case repeatEach = "repeat-each"
    case jobs, timeout, memory, watch
    // test: schedules
    case schedules, schedule, mode, verify
    // test: failures
    case failFast = "fail-fast"
    case maxFailures = "max-failures"
    case pause, update, audit, disturb
    // test: results
    case report, format, trace, slowest, quiet, verbose
    // explore
    case from
    case `for`
    case runs, avoid, faults, properties, save, graph
    // new
    case rehearsal, uikit, empty, result, worker, kind, live
    case dryRun = "dry-run"
    // play
    case line
    // check, format
    case sources, check
    // adopt, studio
    case write, uncommitted, port
    // every command
    case config, set, environment, storage
    case noColor = "no-color"
    case help, version

    /// The option as it is typed.
    var word: String { "--" + rawValue }
}

struct OptionRow: Equatable, Sendable {
    var name: OptionName
    var kind: ValueKind = .none
    /// The placeholder of the value in help; empty if there is none.
    var placeholder = ""
    /// What it does, without a full stop.
    var sentence: String
    /// The help sentences for commands in which it has another meaning.
    var otherSentences: [CommandName: String] = [:]
    var group: OptionGroup
    /// The commands that have it; empty for all.
    var commands: [CommandName] = []
    /// The commands that refuse it with a reason of their own, though all others have it.
    var refusers: [CommandName] = []
    /// Whether it may be given more than once.
    var repeats = false
    /// Options that cannot be given with it.
    var excludes: [OptionName] = []
    /// Options of which one must be given with it.
    var needs: [OptionName] = []

    var takesValue: Bool { kind != .none }

    /// The letter of its short form; nil if there is none.
    var letter: String? { [.help: "h", .line: "e"][name] }

    /// The option with its value, as help shows it.
    var usage: String {
        let word = (letter.map { "-\($0), " } ?? "") + name.word
        return takesValue ? word + " " + placeholder : word
    }

    func sentence(for command: CommandName?) -> String { command.flatMap { otherSentences[$0] } ?? sentence }

    func belongs(to command: CommandName) -> Bool { commands.isEmpty || commands.contains(command) }
}

/// The headings under which help lists options, in their order.
enum OptionGroup: String, CaseIterable, Sendable {
    case options = "Options"
    case which = "Which walkthroughs"
    case how = "How they run"
    case schedules = "Under other schedules"
    case failures = "When one fails"
    case results = "What is shown"
    case everywhere = "With every command"
}
