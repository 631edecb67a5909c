import Configuration
import Generator

/// A parsed command line, checked as far as possible without reading files.
struct Invocation: Equatable, Sendable {
    enum ConfigAction: Equatable, Sendable {
        case list
        case get(String)
    }

    /// A command with its operands and options.
    enum Command: Equatable, Sendable {
        case run(RunOptions)
        case test(TestOptions)
        case explore(ExploreOptions)
        case new(NewOptions)
        case play(PlayOptions)
        case check(CheckOptions)
        /// Formats scripts; with `onlyChecks` nothing is written.
        case format(paths: [String], onlyChecks: Bool)
        case adopt(AdoptOptions)
        case studio(StudioOptions)
        /// Serves an editor by the Language Server Protocol.
        case lsp
        case config(ConfigAction)
        case traceDiff(String, String)
        case apps
        case workers
        case commands
        case completion(Shell)
        /// Prints the lines that can follow a script, for completion in a shell.
        case completionLines(String)
        /// Joins folders of results, or journals, and makes reports of them.
        case merge([String], reports: [ReportTarget])
        case help(HelpTopic)
        case version
    }

    var common: CommonOptions
    var command: Command
}

enum HelpTopic: Equatable, Sendable {
    /// The most important commands.
    case overview
    /// All commands and options.
    case all
    case command(CommandName)
    /// A command of the walkthrough language, by its words.
    case language(String)
}

/// The options of every command.
struct CommonOptions: Equatable, Sendable {
    /// The file to read instead of Config.plist.
    var configFile: String?
    /// Overrides of the configuration, in the order given; of two for a key the later wins.
    var settings: [KeyValue] = []
    var environment: String?
    /// The folder for the apps' files; nil for memory.
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

struct RunOptions: Equatable, Sendable {
    /// How time passes in the console.
    enum Clock: String, Sendable {
        case virtual, real
    }

    /// One of the apps; nil for the default app.
    var app: String?
    var clock = Clock.virtual
    /// Whether changes are printed line by line, without redrawing.
    var isPlain = false
    var seed: UInt64?
    /// The script that runs before the person types.
    var script: String?
    /// Parameters, in the order given; of two for a name the later wins.
    var parameters: [KeyValue] = []
}

struct CheckOptions: Equatable, Sendable {
    /// Scripts and folders of scripts; empty for UITestScripts.
    var paths: [String] = []
    /// Folders of Swift sources to check too.
    var sources: [String] = []
    /// Parameters, in the order given; of two for a name the later wins.
    var parameters: [KeyValue] = []
}

/// The options of `explore`; nil and false if not given.
struct ExploreOptions: Equatable, Sendable {
    /// One of the apps; nil for the default app.
    var app: String?
    /// The scripts at whose ends runs begin.
    var roots: [String] = []
    /// Parameters, in the order given; of two for a name the later wins.
    var parameters: [KeyValue] = []
    /// How long to explore, in wall time.
    var time: Duration?
    var runs: Int?
    var seed: UInt64?
    var jobs: Int?
    /// The limit of a run, in real time; nil for the default.
    var timeout: Duration?
    /// The elements that are never touched, in the words of the walkthrough language.
    var avoided: [String] = []
    var faults = false
    /// Files of properties besides those of the app.
    var properties: [String] = []
    /// The folder for a script of each finding.
    var saved: String?
    var graph: String?
    var reports: [ReportTarget] = []

    /// The time if neither a time nor a number of runs is given.
    static let defaultTime = Duration.seconds(10)
}

extension ExploreOptions {
    init(app: String?, _ given: GivenOptions, reports: [ReportTarget]) {
        self.app = app
        (roots, avoided, properties) = (given.texts(.from), given.texts(.avoid), given.texts(.properties))
        if case .duration(let time)? = given.all(.for).last { self.time = time }
        if case .duration(let time)? = given.all(.timeout).last { timeout = time }
        (runs, seed, jobs) = (given.count(.runs), given.seed(.seed), given.count(.jobs))
        parameters = given.pairs(.param)
        (faults, saved, graph) = (given.has(.faults), given.text(.save), given.text(.graph))
        self.reports = reports
    }
}

enum PartKind: String, CaseIterable, Sendable {
    case app, act, scene, worker, tab
    case signIn = "sign-in"
    case coordinator, double, walkthrough

    var usage: String { rawValue + operands.map { " " + $0 }.joined() }

    var operands: [String] {
        switch self {
        case .scene: ["ACT", "NAME"]
        case .double: ["PROTOCOL"]
        case .signIn: []
        default: ["NAME"]
        }
    }

    /// The options that belong to one part only.
    static let owners: [(option: OptionName, part: PartKind)] = [
        (.rehearsal, .app), (.uikit, .app), (.empty, .app), (.result, .scene), (.list, .scene), (.worker, .scene),
        (.kind, .worker),
        (.live, .worker), (.from, .walkthrough),
    ]
}

struct NewOptions: Equatable, Sendable {
    var kind: PartKind
    var name: String
    /// The act that a scene belongs to.
    var act = ""
    /// Where an app's package finds Rehearsal; nil for the checkout that contains the program.
    var rehearsal: String?
    /// Whether an app has a plain controller of UIKit instead of an act.
    var isUIKit = false
    /// Whether an app has no scene yet.
    var isEmpty = false
    var scene = SceneOptions()
    var worker = WorkerOptions()
    /// The script whose steps a walkthrough copies.
    var script: String?
    /// Whether it is only shown, and not written.
    var isDry = false

    init(_ kind: PartKind, _ words: [String], _ given: GivenOptions) {
        self.kind = kind
        name = words.last ?? ""
        if kind == .scene { act = words.first ?? "" }
        (rehearsal, isUIKit, isEmpty) = (given.text(.rehearsal), given.has(.uikit), given.has(.empty))
        scene = SceneOptions(
            result: given.text(.result).flatMap(SceneOptions.Result.init), isList: given.has(.list),
            worker: given.text(.worker))
        worker = WorkerOptions(
            kind: given.text(.kind).flatMap(WorkerOptions.Kind.init) ?? .network, isLive: given.has(.live))
        (script, isDry) = (given.text(.from), given.has(.dryRun))
    }
}

struct PlayOptions: Equatable, Sendable {
    /// The script, which need not exist.
    var path: String
    var lines: [String] = []
    var seed: UInt64?
    /// Parameters, in the order given; of two for a name the later wins.
    var parameters: [KeyValue] = []
}

extension CommonOptions {
    /// The options for another process of the same program.
    var words: [String] {
        var words = settings.flatMap { ["--set", "\($0.key)=\($0.value)"] }
        if let configFile { words += ["--config", configFile] }
        if let environment { words += ["--environment", environment] }
        return words
    }
}
