extension LineParser {
    /// Takes a whole command that opens no block; nil when its first word starts none.
    mutating func command() throws(SyntaxError) -> Command? {
        guard let first = current, first.kind == .word else { throw expected("a command") }
        index += 1
        if first.keyword == .expect { return .expect(try expectation()) }
        var command: Command?
        if let keyword = first.keyword {
            commandName = keyword.word
            command = try action(keyword)
            if command == nil { command = try appEvent(keyword) }
            if command == nil { command = try worldCommand(keyword) }
            if command == nil { command = try otherCommand(keyword) }
        }
        guard let command else {
            index -= 1
            commandName = nil
            return nil
        }
        try end()
        return command
    }

    /// Takes what a user does to an element.
    private mutating func action(_ keyword: Keyword) throws(SyntaxError) -> Command? {
        switch keyword {
        case .tap: return .tap(try element())
        case .type:
            let text = try text("the text in quotes")
            return .type(text, into: take(.into) ? try element() : nil)
        case .clear: return .clear(try element())
        case .submit: return .submit(try element())
        case .switch:
            let element = try element()
            if take(.on) { return .switch(element, on: true) }
            guard take(.off) else { throw expected(oneOf: ["on", "off"]) }
            return .switch(element, on: false)
        case .select:
            let item = try text("the item's name in quotes")
            try require(.in)
            return .select(item, in: try element())
        case .scroll:
            let element = try element()
            if take(.up) { return .scroll(element, .up) }
            if take(.down) { return .scroll(element, .down) }
            guard take(.to) else { throw expected(oneOf: ["up", "down", "to"]) }
            return .scroll(element, .to(try self.element()))
        default: return nil
        }
    }

    /// Takes what a user does to the app or the device.
    private mutating func appEvent(_ keyword: Keyword) throws(SyntaxError) -> Command? {
        switch keyword {
        case .back: return .back
        case .swipe:
            try require(.back)
            return .swipeBack(cancelled: take(.cancelled))
        case .dismiss: return .dismiss
        case .rotate:
            return .rotate(to: take(.to) ? try choice("orientation", of: ScreenOrientation.self) : nil)
        case .background: return .background
        case .foreground: return .foreground
        case .memory:
            commandName = "memory warning"
            try require(.warning)
            return .memoryWarning
        case .launch: return .launch
        case .relaunch: return .relaunch
        case .wait:
            if current == nil { return .wait(.next) }
            guard take(.until) else {
                if let word = current, source(of: word) == "for", index + 1 < lexer.tokens.count {
                    throw SyntaxError(
                        message: "expected a duration or `until`, found `for`", range: word.range,
                        help: "write `wait until expect …`, or the duration alone: wait 1s")
                }
                return .wait(.by(try duration()))
            }
            commandName = "wait until"
            try require(.expect)
            return .wait(.until(try expectation()))
        case .text:
            commandName = "text size"
            try require(.size)
            return .textSize(try choice("text size", of: TextSize.self))
        case .appearance: return .appearance(try choice("appearance", of: Appearance.self))
        case .locale: return .locale(try locale())
        default: return nil
        }
    }

    /// Takes a locale's identifier: a language, and perhaps a script, a region and variants.
    private mutating func locale() throws(SyntaxError) -> String {
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
            message: "\(quoted(token)) is no locale's identifier", range: token.range,
            help: "write a language of two or three letters, and perhaps a region: fr_FR")
    }

    /// Takes what remains: `also`, `use`, and what a person asks for at the console.
    private mutating func otherCommand(_ keyword: Keyword) throws(SyntaxError) -> Command? {
        switch keyword {
        case .also:
            commandName = "also expect"
            try require(.expect)
            return .expect(try expectation(isSoft: true))
        case .use: return try use()
        default: return try consoleCommand(keyword).map { .console($0) }
        }
    }

    /// Takes the path and the arguments after `use`.
    private mutating func use() throws(SyntaxError) -> Command {
        guard let token = current else { throw expected("a script's path in quotes") }
        let path = located(try plainText("a script's path in quotes"), token)
        guard !path.value.isEmpty else {
            throw SyntaxError(message: "this path is empty", range: token.range, help: "name a script in quotes")
        }
        var arguments: [Use.Argument] = []
        var names: Set<String> = []
        while current != nil {
            let nameToken = try take(.word, "a parameter's name")
            let name = source(of: nameToken)
            guard names.insert(name).inserted else {
                throw SyntaxError(message: "argument `\(name)` is given twice", range: nameToken.range)
            }
            _ = try take(.equals, "`=`")
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
        return .use(
            Use(
                path: path.value, target: ScriptPath.resolve(path.value, from: self.path), arguments: arguments,
                pathLocation: path.location, pathLength: path.length))
    }
}
