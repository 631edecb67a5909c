import Basics
import Configuration
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Makes the typed invocation from the parsed words of a command line.
struct InvocationBuilder {
    let command: CommandName
    let given: GivenOptions
    let operands: [String]
    let apps: [String]
    private(set) var errors: [CommandLineError] = []

    init(command: CommandName, given: GivenOptions, operands: [String], apps: [String]) {
        (self.command, self.given, self.operands, self.apps) = (command, given, operands, apps)
    }

    /// Returns the invocation; nil, with `errors`, if the operands do not fit the command.
    mutating func build() -> Invocation? {
        let result: Invocation.Command? =
            switch command {
            case .run: run()
            case .test: .test(test())
            case .explore: .explore(explore())
            case .new: new()
            case .play: play()
            case .check: .check(check())
            case .adopt: adopt()
            case .studio: studio()
            case .lsp: bare(.lsp)
            case .format: .format(paths: paths(), onlyChecks: given.has(.check))
            case .config: config()
            case .trace: traceDiff()
            case .apps: bare(.apps)
            case .workers: bare(.workers)
            case .commands: bare(.commands)
            case .completion: completion()
            case .merge: merge()
            case .help: help()
            }
        guard errors.isEmpty, let result else { return nil }
        return Invocation(common: CommonOptions(given), command: result)
    }

    /// Returns the app that the operand names; nil if there is none.
    private mutating func app() -> String? {
        let app = consume(atMost: 1).first
        if let app, !apps.contains(app) {
            errors.append(.unknownApp(app, nearest: NearestWord.search(app, among: apps), apps: apps))
        }
        return app
    }

    private mutating func explore() -> ExploreOptions { ExploreOptions(app: app(), given, reports: reports) }

    private mutating func new() -> Invocation.Command? {
        let usage = CommandTable.row(.new)?.overview.map { String($0.dropFirst(4)) } ?? ""
        guard let word = operands.first else { return missing(usage) }
        guard let kind = PartKind(rawValue: word) else { return unknown(word, PartKind.allCases.map(\.rawValue)) }
        let names = Array(operands.dropFirst())
        guard let words = consumeExactly(kind.operands.count, of: names, usage: kind.usage) else { return nil }
        if words.contains("") { errors.append(.emptyName(command, usage: kind.usage)) }
        for (name, owner) in PartKind.owners where given.has(name) && owner != kind {
            errors.append(.foreignPartOption(name, part: kind.rawValue, owner: owner.rawValue))
        }
        if given.all(.from).count > 1 { errors.append(.repeated(.from)) }
        return .new(NewOptions(kind, words, given))
    }

    private mutating func play() -> Invocation.Command? {
        consumeExactly(1, of: paths(), usage: usage).map { words in
            .play(
                PlayOptions(
                    path: words[0], lines: given.texts(.line), seed: given.seed(.seed), parameters: given.pairs(.param))
            )
        }
    }

    private mutating func run() -> Invocation.Command {
        let app = app()
        let clock = given.text(.clock).flatMap(RunOptions.Clock.init) ?? .virtual
        return .run(
            RunOptions(
                app: app, clock: clock, isPlain: given.has(.plain), seed: given.seed(.seed),
                script: given.text(.script), parameters: given.pairs(.param)))
    }

    private mutating func paths() -> [String] {
        if operands.contains("") { errors.append(.badLocation("")) }
        return operands
    }

    private mutating func adopt() -> Invocation.Command? {
        guard !operands.isEmpty else { return missing("PATH …") }
        return .adopt(
            AdoptOptions(paths: paths(), writes: given.has(.write), allowsUncommitted: given.has(.uncommitted)))
    }

    private mutating func studio() -> Invocation.Command {
        // Only a studio starts this, so help does not list it.
        if operands == ["perform", "request"] { return .studio(StudioOptions(performs: true)) }
        return .studio(
            StudioOptions(subject: consume(atMost: 1).first, port: given.count(.port).map { UInt16(clamping: $0) }))
    }

    private mutating func check() -> CheckOptions {
        CheckOptions(paths: paths(), sources: given.texts(.sources), parameters: given.pairs(.param))
    }

    private mutating func test() -> TestOptions {
        var options = TestOptions()
        for operand in operands {
            if let location = ScriptLocation(operand) {
                options.locations.append(location)
            } else {
                errors.append(.badLocation(operand))
            }
        }
        (options.filter, options.skip) = (given.text(.filter), given.text(.skip))
        if case .tags(let tags)? = given.all(.tags).last { options.tags = tags }
        if case .shard(let shard)? = given.all(.shard).last { options.shard = shard }
        (options.lastFailed, options.lists) = (given.has(.lastFailed), given.has(.list))
        options.allowsEmpty = given.has(.allowEmpty)
        options.parameters = given.pairs(.param)
        options.seed = given.seed(.seed)
        if case .order(let order)? = given.all(.order).last { options.order = order }
        (options.repeatEach, options.jobs) = (given.count(.repeatEach), given.count(.jobs))
        if case .duration(let timeout)? = given.all(.timeout).last { options.timeout = timeout }
        (options.memory, options.watches) = (given.count(.memory), given.has(.watch))
        (options.schedules, options.schedule) = (given.count(.schedules), given.seed(.schedule))
        options.mode = given.text(.mode).flatMap(ScheduleMode.init)
        options.verify = given.count(.verify)
        options.failureLimit = given.has(.failFast) ? 1 : given.count(.maxFailures)
        (options.pauses, options.updates, options.audits) = (given.has(.pause), given.has(.update), given.has(.audit))
        for word in (given.text(.disturb) ?? "").split(separator: ",") {
            guard let kind = Disturbance(rawValue: String(word)), !options.disturbances.contains(kind) else { continue }
            options.disturbances.append(kind)
        }
        if given.text(.disturb) == "all" { options.disturbances = Disturbance.allCases.filter { $0 != .fault } }
        options.reports = reports
        (options.trace, options.slowest) = (given.text(.trace), given.count(.slowest))
        options.verbosity = given.has(.quiet) ? .quiet : given.has(.verbose) ? .verbose : .normal
        if given.text(.format) == "compact" { options.verbosity = .compact }
        return options
    }

    private mutating func config() -> Invocation.Command? {
        guard let verb = operands.first else { return .config(.list) }
        let arguments = Array(operands.dropFirst())
        switch verb {
        case "get": return consumeExactly(1, of: arguments, usage: "get KEY").map { .config(.get($0[0])) }
        default: return unknown(verb, ["get"])
        }
    }

    private mutating func traceDiff() -> Invocation.Command? {
        guard let verb = operands.first else { return missing("diff A B") }
        guard verb == "diff" else { return unknown(verb, ["diff"]) }
        return consumeExactly(2, of: Array(operands.dropFirst()), usage: "diff A B").map { .traceDiff($0[0], $0[1]) }
    }

    private mutating func completion() -> Invocation.Command? {
        // Only completion scripts call it, so help does not list it.
        if operands.count == 2, operands[0] == "lines" { return .completionLines(operands[1]) }
        guard let words = consumeExactly(1, of: operands, usage: usage) else { return nil }
        if let shell = Shell(rawValue: words[0]) { return .completion(shell) }
        // No nearest word: the name of another shell is not a misspelt one.
        let known = Shell.allCases.map(\.rawValue)
        errors.append(.unknownWord(words[0], command: command, nearest: nil, known: known))
        return nil
    }

    private mutating func merge() -> Invocation.Command? {
        operands.isEmpty ? missing(usage) : .merge(paths(), reports: reports)
    }

    private var reports: [ReportTarget] {
        given.all(.report).compactMap { if case .report(let report) = $0 { report } else { nil } }
    }

    private mutating func help() -> Invocation.Command? {
        let topic = operands.joined(separator: " ")
        if topic.isEmpty { return .help(.overview) }
        if topic == "all" { return .help(.all) }
        let known = CommandTable.commands.map(\.name)
        if let name = known.first(where: { $0.rawValue == topic }) { return .help(.command(name)) }
        if !CommandReference.entries(about: topic).isEmpty { return .help(.language(topic)) }
        return unknown(topic, ["all"] + known.map(\.rawValue) + CommandReference.consoleWords)
    }

    private mutating func bare(_ result: Invocation.Command) -> Invocation.Command {
        _ = consume(atMost: 0)
        return result
    }

    // MARK: - Operands

    private var usage: String { CommandTable.row(command)?.operands.first ?? "" }

    private mutating func consume(atMost count: Int) -> ArraySlice<String> {
        for word in operands.dropFirst(count) {
            errors.append(.extraOperand(word, command: command, usage: usage))
        }
        return operands.prefix(count)
    }

    private mutating func consumeExactly(_ count: Int, of words: [String], usage: String) -> [String]? {
        if words.count < count { return missing(usage) }
        for word in words.dropFirst(count) {
            errors.append(.extraOperand(word, command: command, usage: usage))
        }
        return words.count == count ? words : nil
    }

    private mutating func missing<T>(_ usage: String) -> T? {
        errors.append(.missingOperand(command, after: operands, usage: usage))
        return nil
    }

    private mutating func unknown<T>(_ word: String, _ known: [String]) -> T? {
        let nearest = NearestWord.search(word, among: known)
        errors.append(.unknownWord(word, command: command, nearest: nearest, known: known))
        return nil
    }
}
