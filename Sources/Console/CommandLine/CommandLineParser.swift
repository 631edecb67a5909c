import Basics

/// Parses a command line by the table; it reads no files and no environment.
struct CommandLineParser {
    /// The names of the apps, which may be given instead of a command.
    private let apps: [String]
    private var errors: [CommandLineError] = []
    private var given = GivenOptions()
    /// The words that are no options.
    private var operands: [String] = []

    /// Parses the words after the program's name.
    ///
    /// - Throws: all errors that can be found independently, in the order of the words.
    static func parse(_ words: [String], apps: [String]) throws(CommandLineErrors) -> Invocation {
        var parser = CommandLineParser(apps: apps)
        return try parser.invocation(of: words)
    }

    private init(apps: [String]) { self.apps = apps }

    private mutating func invocation(of words: [String]) throws(CommandLineErrors) -> Invocation {
        scan(words)
        let named = consumeCommand()
        let command = named ?? .run
        let isKnown = named != nil || operands.isEmpty
        if isKnown {
            if given.has(.help) {
                return Invocation(common: CommonOptions(given), command: .help(named.map { .command($0) } ?? .overview))
            }
            if given.has(.version) { return Invocation(common: CommonOptions(given), command: .version) }
            checkOptions(of: command)
        } else if given.has(.version) {
            return Invocation(common: CommonOptions(given), command: .version)
        }
        var builder = InvocationBuilder(command: command, given: given, operands: operands, apps: apps)
        let invocation = isKnown ? builder.build() : nil
        errors += builder.errors
        guard errors.isEmpty, let invocation else { throw CommandLineErrors(errors: errors, command: named) }
        return invocation
    }

    // MARK: - Words

    private mutating func scan(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            if word == "-h" {
                given.add(.help, .none)
            } else if word == "-e", let row = CommandTable.row(.line) {
                if let value = rest.popFirst() {
                    read(value, for: row)
                } else {
                    errors.append(.missingValue(.line, placeholder: row.placeholder, next: nil))
                }
            } else if Self.looksLikeOption(word) {
                scanOption(word, &rest)
            } else {
                operands.append(word)
            }
        }
    }

    private static func looksLikeOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        return !second.isNumber
    }

    private mutating func scanOption(_ word: String, _ rest: inout ArraySlice<String>) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let attached = parts.count > 1 ? parts[1] : nil
        guard word.hasPrefix("--"), let name = OptionName(rawValue: String(parts[0].dropFirst(2))),
            let row = CommandTable.row(name)
        else {
            let nearest = nearestOption(to: parts[0])
            errors.append(.unknownOption(parts[0], nearest: nearest?.name))
            // The word after it is probably its value, and so no operand.
            if nearest?.takesValue == true, attached == nil, let next = rest.first, !Self.looksLikeOption(next) {
                rest.removeFirst()
            }
            return
        }
        guard row.takesValue else {
            if let attached { errors.append(.unexpectedValue(name, value: attached)) }
            accept(row, .none)
            return
        }
        if let value = attached {
            read(value, for: row)
        } else if let next = rest.first, !Self.looksLikeOption(next) {
            rest.removeFirst()
            read(next, for: row)
        } else {
            errors.append(.missingValue(name, placeholder: row.placeholder, next: rest.first))
        }
    }

    private func nearestOption(to word: String) -> OptionRow? {
        let bare = String(word.drop { $0 == "-" })
        let nearest = NearestWord.search(bare, among: CommandTable.options.map(\.name.rawValue))
        return CommandTable.options.first { $0.name.rawValue == nearest }
    }

    private mutating func read(_ word: String, for row: OptionRow) {
        do {
            accept(row, try OptionValue(word, as: row.kind))
        } catch {
            // The placeholder of `--param` is NAME=VALUE, not KEY=VALUE.
            let isPair = row.kind == .keyValue
            errors.append(.badValue(row.name, value: word, problem: isPair ? .expected(row.placeholder) : error))
        }
    }

    private mutating func accept(_ row: OptionRow, _ value: OptionValue) {
        if row.takesValue, !row.repeats, given.has(row.name) {
            errors.append(.repeated(row.name))
        }
        given.add(row.name, value)
    }

    // MARK: - The command

    /// Removes the command from the operands and returns it; nil if none is named.
    ///
    /// The name of an app stays, as the operand of `run`.
    private mutating func consumeCommand() -> CommandName? {
        guard let word = operands.first else { return nil }
        if let command = CommandName(rawValue: word) {
            operands.removeFirst()
            return command
        }
        if apps.contains(word) { return .run }
        if word.contains("/") || word.contains(".walk") {
            errors.append(.pathWithoutCommand(word))
        } else {
            let known = CommandTable.commands.map(\.name.rawValue) + apps
            errors.append(.unknownCommand(word, nearest: NearestWord.search(word, among: known)))
        }
        return nil
    }

    private mutating func checkOptions(of command: CommandName) {
        var seen: [OptionName] = []
        for (name, _) in given.values where !seen.contains(name) {
            seen.append(name)
            guard let row = CommandTable.row(name) else { continue }
            if !row.belongs(to: command) {
                errors.append(.foreignOption(name, command: command, owners: row.commands))
                continue
            }
            // One job at a time is what an option that excludes jobs does anyway.
            for other in row.excludes where given.has(other) && !(other == .jobs && given.count(.jobs) == 1) {
                errors.append(.conflict(name, other))
            }
            if !row.needs.isEmpty, !row.needs.contains(where: given.has) {
                errors.append(.needsOneOf(name, row.needs))
            }
        }
    }
}

/// The options of one command line, in the order given.
struct GivenOptions {
    private(set) var values: [(name: OptionName, value: OptionValue)] = []

    mutating func add(_ name: OptionName, _ value: OptionValue) { values.append((name, value)) }

    func has(_ name: OptionName) -> Bool { values.contains { $0.name == name } }

    func all(_ name: OptionName) -> [OptionValue] { values.filter { $0.name == name }.map(\.value) }

    func text(_ name: OptionName) -> String? {
        if case .text(let text)? = all(name).last { text } else { nil }
    }

    func texts(_ name: OptionName) -> [String] {
        all(name).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    func count(_ name: OptionName) -> Int? {
        if case .count(let count)? = all(name).last { count } else { nil }
    }

    func seed(_ name: OptionName) -> UInt64? {
        if case .seed(let seed)? = all(name).last { seed } else { nil }
    }

    func pairs(_ name: OptionName) -> [KeyValue] {
        all(name).compactMap { if case .pair(let pair) = $0 { pair } else { nil } }
    }
}
