import Basics
import Configuration
import HeadlessUIKit

extension ScriptParser {
    /// Parses a line of the header; returns `false` if the line is not part of a header.
    mutating func headerLine(_ first: Token) throws(SyntaxError) -> Bool {
        guard let keyword = first.keyword, keyword.beginsHeaderLine else { return false }
        if parser.isConsole {
            if keyword == .app { return false }
            throw SyntaxError(
                message: "`\(keyword.word)` belongs to the header of a script", range: first.range,
                help: keyword == .set || keyword == .flag
                    ? "start the console with --set KEY=VALUE"
                    : "write it into a script; the console's `run FILE` opens one")
        }
        guard !hasSteps else {
            if keyword == .examples { beginExamples(first) }
            throw SyntaxError(
                message: "`\(keyword.word)` belongs to the header, before the first step", range: first.range,
                help: keyword == .walkthrough && header.title != nil
                    ? Self.oneWalkthrough : "move this line up")
        }
        parser.index += 1
        parser.commandName = keyword.word
        switch keyword {
        case .walkthrough: try title(first)
        case .tags: try tags()
        case .app: try once(\.app, first) { parser throws(SyntaxError) in try parser.name("an app's name") }
        case .environment:
            if header.environment == nil, let line = linesOfKeys["set environment"] { reportSaidTwice(first, line) }
            try once(\.environment, first) { parser throws(SyntaxError) in try parser.name("an environment's name") }
        case .device:
            noteKey("set", "device", first)
            header.settings.append(try setting(.device, parser.located("device", first), "a device's name in quotes"))
        case .flag: header.flags.append(try setting(keyword, "a flag's name"))
        case .set: header.settings.append(try setting(keyword, "a key path of the configuration"))
        case .storage: try storedContent()
        case .param: try parameter()
        case .time: try time(first)
        case .timing:
            try once(\.exactTiming, first) { parser throws(SyntaxError) in
                try parser.require(.exact)
                return parser.located(true, first)
            }
        case .quick:
            try once(\.quickUser, first) { parser throws(SyntaxError) in
                try parser.require(.user)
                return parser.located(true, first)
            }
        case .fragment: try once(\.fragment, first) { $0.located(true, first) }
        case .skip: try disposition(first) { .skip(reason: $0) }
        case .known: try disposition(first) { .knownFailure(reason: $0) }
        case .waive: try waiver()
        case .properties:
            try title(first)
            header.propertiesMark = parser.located(true, first)
        case .never, .always, .sometimes: try property(first)
        case .after: try openPropertyAfter(first)
        case .volatile:
            let token = parser.current ?? first
            header.volatile.append(parser.located(try parser.element(), token))
        case .survives:
            try once(\.survivesRelaunch, first) { parser throws(SyntaxError) in
                try parser.require(.relaunch)
                return parser.located(true, first)
            }
        default: try openExamples(first)
        }
        try parser.end()
        return true
    }

    /// Parses and stores a value that may occur only once; a repeated line is an error, but is parsed too.
    private mutating func once<Value>(
        _ keyPath: WritableKeyPath<Header, Located<Value>?>, _ first: Token,
        read: (inout LineParser) throws(SyntaxError) -> Located<Value>
    ) throws(SyntaxError) {
        let earlier = header[keyPath: keyPath]
        if let earlier { reportSaidTwice(first, earlier.location.line) }
        let value = try read(&parser)
        if earlier == nil { header[keyPath: keyPath] = value }
    }

    private mutating func reportSaidTwice(_ token: Token, _ line: Int) {
        report(
            SyntaxError(
                message: "\(parser.quoted(token)) is already in line \(line)", range: token.range,
                help: token.keyword == .walkthrough ? Self.oneWalkthrough : "keep one of the two lines"))
    }

    private static let oneWalkthrough = "a file contains one walkthrough; move this one to a separate file"

    /// Records the key of a line; reports an error if an earlier line of the same kind has it too.
    private mutating func noteKey(_ word: String, _ key: String, _ token: Token?) {
        let line = linesOfKeys.updateValue(parser.lexer.line, forKey: "\(word) \(key)")
        if let line, let token { reportSaidTwice(token, line) }
    }

    /// Parses `walkthrough "…"`.
    private mutating func title(_ first: Token) throws(SyntaxError) {
        try once(\.title, first) { parser throws(SyntaxError) in
            let token = parser.current
            return parser.located(try parser.text("a title in quotes"), token ?? first)
        }
    }

    /// The operators of `--tags`, which cannot be tags.
    private static let tagOperators = ["and", "or", "not"]

    /// Parses `tags a b`; each tag must be a word that `--tags` accepts.
    private mutating func tags() throws(SyntaxError) {
        repeat {
            let token = parser.current
            let tag = try parser.name("a tag")
            if let token, Self.tagOperators.contains(tag.value) {
                throw SyntaxError(
                    message: "\(parser.quoted(token)) is a word of `--tags` and cannot be a tag", range: token.range,
                    help: "write tags side by side: tags smoke search")
            }
            if let token, !tag.value.isBareWord {
                throw SyntaxError(
                    message: "\(parser.quoted(token)) is not a tag", range: token.range,
                    help: "a tag is a word of letters, digits, _, . and -")
            }
            if linesOfKeys.updateValue(parser.lexer.line, forKey: "tags \(tag.value)") == nil {
                header.tags.append(tag)
            }
        } while parser.current != nil
    }

    private mutating func setting(_ keyword: Keyword, _ what: String) throws(SyntaxError) -> Header.Setting {
        let keyToken = parser.current
        let key = try parser.name(what)
        // A flag is also a key of the configuration.
        noteKey("set", (keyword == .flag ? "testFlags." : "") + key.value, keyToken)
        // The environment can also be set by its own line.
        if keyword == .set, key.value == "environment", let earlier = header.environment, let keyToken {
            reportSaidTwice(keyToken, earlier.location.line)
        }
        return try setting(keyword, key, "a value")
    }

    private mutating func setting(
        _ keyword: Keyword, _ key: Located<String>, _ what: String
    ) throws(SyntaxError) -> Header.Setting {
        guard let token = parser.current, token.kind == .word || token.kind == .text else {
            throw parser.expected(what)
        }
        guard token.kind == .word else {
            let value = parser.located(try parser.text(what), token)
            return Header.Setting(word: keyword.word, key: key, value: value, isQuoted: true)
        }
        parser.index += 1
        let value = Template(parser.source(of: token))
        return Header.Setting(word: keyword.word, key: key, value: parser.located(value, token), isQuoted: false)
    }

    /// Parses `storage NAME with "…"`.
    private mutating func storedContent() throws(SyntaxError) {
        let token = parser.current
        let name = try parser.name("the name of what is stored")
        noteKey("storage", name.value, token)
        try parser.require(.with)
        header.storage.append(Header.StoredContent(name: name, content: try parser.text("the content in quotes")))
    }

    /// Parses `param NAME [= "…"]`.
    private mutating func parameter() throws(SyntaxError) {
        let token = try parser.consume(.word, "a parameter's name")
        let name = parser.located(parser.source(of: token), token)
        noteKey("param", name.value, token)
        var value: String?
        let hasDefault = parser.current != nil
        // A default with an error still counts: the parameter is then not reported as having no value.
        defer { header.parameters.append(Header.Parameter(name: name, defaultValue: value ?? (hasDefault ? "" : nil))) }
        if hasDefault {
            _ = try parser.consume(.equals, "`=`")
            if let word = parser.current, word.kind == .word {
                parser.index += 1
                value = parser.source(of: word)
            } else {
                value = try parser.plainText("a default")
            }
        }
    }

    /// Parses `time 2026-01-01T09:00:00Z`.
    private mutating func time(_ first: Token) throws(SyntaxError) {
        try once(\.time, first) { parser throws(SyntaxError) in
            guard let token = parser.current, token.kind == .time || token.kind == .word else {
                throw parser.expected("a date and time")
            }
            guard let time = DateSyntax.parse(parser.source(of: token)) else {
                throw SyntaxError(
                    message: "\(parser.quoted(token)) is not a date and time", range: token.range,
                    help: "write it in UTC like this: 2026-01-01T09:00:00Z")
            }
            parser.index += 1
            return parser.located(time, token)
        }
    }

    /// Parses the reason of `skip` or `known failure`; a script can have only one of them.
    private mutating func disposition(
        _ first: Token, _ make: (String) -> Header.Disposition
    ) throws(SyntaxError) {
        let word = make("").word
        let earlier = header.disposition
        if let earlier, earlier.value.word != word {
            report(
                SyntaxError(
                    message: "`\(word)` contradicts `\(earlier.value.word)` in line \(earlier.location.line)",
                    range: first.range, help: "keep one of the two lines"))
        } else if let earlier {
            reportSaidTwice(first, earlier.location.line)
        }
        if first.keyword == .known {
            parser.commandName = "known failure"
            try parser.require(.failure)
        }
        let made = make(try reason(help: "write why; the report shows it"))
        if earlier == nil { header.disposition = parser.located(made, first) }
    }

    private mutating func reason(help: String) throws(SyntaxError) -> String {
        let token = parser.current
        let reason = try parser.plainText("a reason in quotes")
        guard let token, reason.allSatisfy(\.isWhitespace) else { return reason }
        throw SyntaxError(message: "the reason is empty", range: token.range, help: help)
    }

    /// Returns the suggestion `screen` if the word is a misspelling of it; nil otherwise.
    private func screenQuestion(_ token: Token) -> String? {
        guard token.kind == .word, token.role == nil else { return nil }
        return NearestWord.question(parser.source(of: token), among: ["screen"])
    }

    /// Parses `waive RULE on ELEMENT because "…"`, or `on screen NAME`.
    private mutating func waiver() throws(SyntaxError) {
        let token = parser.current
        let rule = try parser.choice("audit rule", of: AuditRule.self)
        try parser.require(.on)
        let word = parser.current
        let target: Header.Waiver.Target =
            parser.consume(.screen) ? .screen(try parser.name("a screen's name").value) : .element(try parser.element())
        if let word, case .element = target, !parser.isNext(.because), let question = screenQuestion(word) {
            throw SyntaxError(
                message: "expected an element or `screen`, found \(parser.quoted(word))", range: word.range,
                help: question)
        }
        try parser.require(.because)
        let reason = try reason(help: "write why this is acceptable on this screen")
        guard let token else { return }
        noteKey("waive", "\(rule.identifier) \(target)", token)
        header.waivers.append(Header.Waiver(rule: parser.located(rule, token), target: target, reason: reason))
    }
}
