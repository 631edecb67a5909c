import Configuration

/// What a command line asks for, read and checked as far as it can be without looking at files.
struct Invocation: Equatable, Sendable {
    /// What `config` does.
    enum ConfigAction: Equatable, Sendable {
        case list
        case get(String)
        case set(KeyValue)
        case unset(String)
    }

    /// A command with what belongs to it.
    enum Command: Equatable, Sendable {
        case run(RunOptions)
        case test(TestOptions)
        case explore(ExploreOptions)
        case new(NewOptions)
        case play(PlayOptions)
        case check(CheckOptions)
        /// Paths to lay out; with `onlyChecks` nothing is written.
        case format(paths: [String], onlyChecks: Bool)
        case config(ConfigAction)
        case traceDiff(String, String)
        case apps
        case workers
        case commands
        case completion(Shell)
        /// The lines that can follow a script, which shells ask for.
        case completionLines(String)
        /// Folders of results, or journals, to join, with the reports to make of them.
        case merge([String], reports: [ReportTarget])
        case help(HelpTopic)
        case version
    }

    var common: CommonOptions
    var command: Command
}

/// What help is asked about.
enum HelpTopic: Equatable, Sendable {
    /// What a newcomer needs.
    case overview
    /// All commands and options.
    case all
    /// One command of the command line.
    case command(CommandName)
    /// A command of the walkthrough language, by its words.
    case language(String)
}

/// What every command takes.
struct CommonOptions: Equatable, Sendable {
    /// The file to read in place of Config.plist.
    var configFile: String?
    /// Overrides of the configuration, in the order given; a key has one value.
    var settings: [KeyValue] = []
    var environment: String?
    /// The folder that keeps what apps store; nil is memory.
    var storage: String?
    var noColor = false

    /// The path of the configuration file, as it was given.
    var configPath: String { configFile ?? ConfigurationFile.defaultPath }
}

extension CommonOptions {
    init(_ given: GivenOptions) {
        self.init(
            configFile: given.text(.config), settings: given.pairs(.set), environment: given.text(.environment),
            storage: given.text(.storage), noColor: given.has(.noColor))
    }
}

/// What `run` takes.
struct RunOptions: Equatable, Sendable {
    /// How time passes in the console.
    enum Clock: String, Sendable {
        case virtual, real
    }

    /// One of the apps; nil is the one that the configuration names.
    var app: String?
    var clock = Clock.virtual
    var seed: UInt64?
    /// The script that runs before the person types.
    var script: String?
    /// Parameters, in the order given: of two for a name, the later holds.
    var parameters: [KeyValue] = []
}

/// What `check` takes.
struct CheckOptions: Equatable, Sendable {
    /// Scripts and folders of scripts; empty is all of UITestScripts.
    var paths: [String] = []
    /// Folders of Swift sources to look through too.
    var sources: [String] = []
    /// Parameters, in the order given: of two for a name, the later holds.
    var parameters: [KeyValue] = []
}
