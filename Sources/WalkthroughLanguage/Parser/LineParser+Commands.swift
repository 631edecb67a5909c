import StageRuntime

extension LineParser {
    /// Parses a command that opens no block; returns nil if the first word begins no command.
    mutating func command() throws(SyntaxError) -> Command? {
        guard let first = current, first.kind == .word else { throw expected("a command") }
        guard let keyword = first.keyword else { return nil }
        index += 1
        let command: Command
        switch keyword {
        case .expect: return .expect(try expectation())
        case .also:
            commandName = "also expect"
            try require(.expect)
            command = .expect(try expectation(isSoft: true))
        default:
            guard let entry = CommandReference.parser(of: keyword), let parse = entry.parse else {
                index -= 1
                return nil
            }
            if entry.section == .console, !isConsole { throw consoleOnly(keyword) }
            commandName = keyword.word
            command = try parse(&self)
        }
        try end()
        return command
    }

    mutating func wait() throws(SyntaxError) -> Wait {
        if current == nil { return .next }
        guard consume(.until) else {
            if let word = current, source(of: word) == "for", index + 1 < lexer.tokens.count {
                throw SyntaxError(
                    message: "expected a duration or `until`, found `for`", range: word.range,
                    help: "write `wait until expect …`, or the duration alone: wait 1s")
            }
            return .by(try duration())
        }
        commandName = "wait until"
        try require(.expect)
        return .until(try expectation())
    }

    /// Parses a locale identifier: a language, and optionally a script, a region and variants.
    mutating func locale() throws(SyntaxError) -> String {
        let token = current
        let name = try name("a locale's identifier").value
        let parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
        let isMade = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter }
        }
        let language = parts[0].utf8
        let isLanguage = (2...3).contains(language.count) && language.allSatisfy { $0.isASCIILetter }
        guard let token, !isMade || !isLanguage else { return name }
        throw SyntaxError(
            message: "\(quoted(token)) is not a locale identifier", range: token.range,
            help: "write a language of two or three letters, and perhaps a region: fr_FR")
    }

    mutating func use() throws(SyntaxError) -> Use {
        guard let token = current else { throw expected("a script's path in quotes") }
        let path = located(try plainText("a script's path in quotes"), token)
        guard !path.value.isEmpty else {
            throw SyntaxError(message: "this path is empty", range: token.range, help: "name a script in quotes")
        }
        var arguments: [Use.Argument] = []
        var names: Set<String> = []
        while current != nil {
            let nameToken = try consume(.word, "a parameter's name")
            let name = source(of: nameToken)
            guard names.insert(name).inserted else {
                throw SyntaxError(message: "argument `\(name)` is given twice", range: nameToken.range)
            }
            _ = try consume(.equals, "`=`")
            let value: Template
            let range = current?.range ?? nameToken.range
            if let word = current, word.kind == .word {
                index += 1
                value = Template(source(of: word))
            } else {
                value = try text("a value in quotes")
            }
            arguments.append(
                Use.Argument(name: name, value: value, location: location(of: nameToken.start), valueRange: range))
        }
        return Use(
            path: path.value, target: ScriptPath.resolve(path.value, from: self.path), arguments: arguments,
            pathLocation: path.location, pathLength: path.length)
    }
}

extension LineParser {
    /// Parses the words of an app's command, and its texts in quotes.
    mutating func appCommand() throws(SyntaxError) -> AppEvent {
        namesApp = true
        var words = [source(of: try consume(.word, "the name of a command of the app"))]
        while let token = current, token.kind == .word {
            words.append(source(of: token))
            index += 1
        }
        var texts: [Template] = []
        while current != nil { texts.append(try text("a text in quotes")) }
        return .perform(words.joined(separator: " "), with: texts)
    }

    private static let faults = ["offline", "timeout", "status", "unauthorised", "garbage", "lost reply", "io", "full"]

    mutating func callName() throws(SyntaxError) -> String {
        namesApp = true
        return try name("the name of a worker call").value
    }

    /// Parses `lost reply`; returns false if something else is next.
    mutating func consumeLostReply() throws(SyntaxError) -> Bool {
        guard let token = current, source(of: token) == "lost" else { return false }
        index += 1
        try require(.reply)
        return true
    }

    mutating func fault() throws(SyntaxError) -> WorkerFault {
        guard let token = current, token.kind == .word else {
            var error = expected("an error")
            if current != nil {
                error.help =
                    "an error is a word, such as `timeout`; parameters stand in quoted texts only, so write a script "
                    + "for each error"
            }
            throw error
        }
        index += 1
        switch source(of: token) {
        case "offline": return .offline
        case "timeout": return .timeout
        case "unauthorised": return .unauthorised
        case "garbage": return .garbage
        case "io": return .io
        case "full": return .full
        case "status":
            let next = current
            let code = try integer("an HTTP status", atLeast: 100, atMost: 599)
            guard !(200...299).contains(code) else {
                throw SyntaxError(
                    message: "status \(code) is a success", range: next?.range ?? token.range,
                    help: "`reply CALL with \"BODY\"` gives a call its reply")
            }
            return .status(code)
        default:
            var error = unknown("error", token, among: Self.faults)
            if lexer.bytes[token.range].allSatisfy(\.isASCIIDigit) {
                error.help = "write `status \(source(of: token))`"
            }
            throw error
        }
    }
}

/// Words from other test languages and consoles, and the words of this language for them.
enum WordsOfOtherTools {
    /// Returns the command for another tool's first word; nil if the word is unknown.
    static func command(_ word: String, inConsole: Bool) -> String? {
        inConsole && ["exit", "q", "bye", "logout"].contains(word) ? "quit" : commands[word]
    }

    /// Returns the word for another tool's word inside a command of the reference; nil if the word is unknown.
    static func word(_ word: String, in command: String?) -> String? {
        switch word {
        case "=", "==": "is"
        case "!=": "is not"
        case "~", "~=", "=~": "matches"
        case "in" where command == "type": "into"
        case "landscape" where command == "rotate", "portrait" where command == "rotate": "rotate to \(word)"
        default: nil
        }
    }

    /// Returns the help for another tool's word for "is on screen"; nil if the word is unknown.
    static func presence(_ word: String) -> String? {
        let words = [
            "exists", "exist", "visible", "present", "displayed", "shown", "appears", "hidden", "invisible", "absent",
            "missing", "gone",
        ]
        guard words.contains(word) else { return nil }
        return "write `expect ELEMENT` if it must be on screen, `expect no ELEMENT` if it must not"
    }

    private static let commands = [
        "click": "tap", "press": "tap", "touch": "tap", "fill": "type", "enter": "type", "input": "type",
        "write": "type", "sleep": "wait", "assert": "expect", "verify": "expect", "see": "expect", "should": "expect",
        "if": "when", "loop": "repeat", "include": "use", "import": "use", "call": "use", "restart": "relaunch",
        "start": "launch", "not": "expect no", "toggle": "switch", "goback": "back",
    ]
}
