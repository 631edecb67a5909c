import Basics

extension LineParser {
    /// Parses an expectation after the word `expect`, including `within`.
    mutating func expectation(isSoft: Bool = false) throws(SyntaxError) -> Expectation {
        commandName = "expect"
        let first = current
        do throws(SyntaxError) {
            let condition = try condition()
            var within: Duration?
            if consume(.within) {
                within = try duration()
                if let current {
                    throw SyntaxError(
                        message: "unexpected \(quoted(current)) after the duration", range: current.range,
                        help: "write `within` and its duration at the end of the line")
                }
            }
            try end()
            return Expectation(condition, within: within, isSoft: isSoft)
        } catch {
            throw unknownSubject(first, error) ?? error
        }
    }

    /// The words for subjects of expectations other than elements.
    static let subjects = ["screen", "state", "storage", "request", "rows", "accessible", "no"]

    /// Returns the error for a misspelt subject, which was parsed as an identifier; nil if no subject is near enough.
    private func unknownSubject(_ first: Token?, _ error: SyntaxError) -> SyntaxError? {
        guard let first, first.kind == .word, first.role == nil else { return nil }
        guard !Self.subjects.contains(source(of: first)), error.help?.hasPrefix("did you mean") != true,
            let question = NearestWord.question(source(of: first), among: Self.subjects)
        else { return nil }
        return SyntaxError(message: "unknown expectation \(quoted(first))", range: first.range, help: question)
    }

    private mutating func condition() throws(SyntaxError) -> Expectation.Condition {
        guard let token = current else { throw expected("an element") }
        guard token.kind == .word else { return try elementCondition() }
        if consume(.no) {
            commandName = "expect no"
            if let error = negatedSubject() { throw error }
            if namesScreen {
                index += 1
                namesApp = true
                return .otherScreen(try screenName())
            }
            return .absent(try element())
        }
        if consume(.screen) { return try screenCondition() }
        if consume(.storage) { return try storageCondition() }
        if consume(.state) { return try stateCondition() }
        if consume(.request) { return try requestCondition() }
        if consume(.rows) { return try rowsCondition() }
        if consume(.accessible) {
            commandName = "expect accessible"
            return .accessible
        }
        if token.role == nil {
            // The word before `rows` was probably meant to be a number.
            let next = lexer.tokens.dropFirst(index + 1).first
            if isNumber(token) || next?.keyword == .rows { return try rowCountCondition() }
        }
        return try elementCondition()
    }

    /// Whether the next words are `screen NAME`, and not an identifier `screen`.
    private var namesScreen: Bool {
        guard current?.keyword == .screen, let next = lexer.tokens.dropFirst(index + 1).first else { return false }
        return next.kind == .text || next.kind == .word && !next.followsElements
    }

    /// Returns the error for a subject other than an element or a screen after `no`; nil for an element.
    private func negatedSubject() -> SyntaxError? {
        guard let subject = current, let next = lexer.tokens.dropFirst(index + 1).first, next.kind == .word,
            !next.followsElements
        else { return nil }
        let name = source(of: next)
        let help =
            switch subject.keyword {
            case .state: "write expect state \(name) is not VALUE"
            case .request: "write expect request \(name) 0 times"
            case .storage: "write expect storage \(name) is empty"
            default: String?.none
            }
        guard let help else { return nil }
        return SyntaxError(
            message: "`expect no` needs an element, and \(quoted(subject)) is not one", range: subject.range, help: help
        )
    }

    /// Parses `NAME` or `matches` after `screen`.
    private mutating func screenCondition() throws(SyntaxError) -> Expectation.Condition {
        commandName = "expect screen"
        namesApp = true
        guard consume(.matches) else {
            guard let token = current, lexer.isFollowedByBar, question(token) != nil else {
                return .screen(try screenName())
            }
            wantsPicture = true
            throw expected(oneOf: ["matches"])
        }
        commandName = "expect screen matches"
        wantsPicture = true
        let next = lexer.line + 1
        let indentation = column(of: lexer.tokens[0].start) - 1
        return .picture(Picture(lines: [], fileLines: next..<next, indentation: indentation))
    }

    /// Parses a screen's name; `is` or `not` before the name is an error.
    private mutating func screenName() throws(SyntaxError) -> String {
        guard let token = current, lexer.tokens.dropFirst(index + 1).first?.kind == .word,
            token.keyword == .is || token.keyword == .not
        else { return try name("a screen's name").value }
        let isNegated = token.keyword == .not || lexer.tokens[index + 1].keyword == .not
        throw SyntaxError(
            message: "\(quoted(token)) is not a screen name", range: token.range,
            help: isNegated ? Self.otherScreen : "write the name alone: expect screen NAME")
    }

    private static let otherScreen = "write expect no screen NAME"

    /// Parses `NAME is [not] empty`, `is [not] "…"`, `contains "…"` or `matches /…/` after `storage`.
    private mutating func storageCondition() throws(SyntaxError) -> Expectation.Condition {
        commandName = "expect storage"
        namesApp = true
        let name = try name("the name of what is stored").value
        if consume(.contains) { return .storage(name, .contains(try text("a text")), negated: false) }
        if consume(.matches) { return .storage(name, .matches(try matchedPattern()), negated: false) }
        guard consume(.is) else { throw expected(oneOf: ["is", "contains", "matches"]) }
        let negated = consume(.not)
        if current?.kind == .text { return .storage(name, .equals(try text("a text")), negated: negated) }
        try require(.empty)
        return .storage(name, .empty, negated: negated)
    }

    /// Parses `KEY.PATH is [not] VALUE` after `state`.
    private mutating func stateCondition() throws(SyntaxError) -> Expectation.Condition {
        commandName = "expect state"
        namesApp = true
        let keyPath = try consume(.word, "a key path of the state")
        guard !source(of: keyPath).split(separator: ".", omittingEmptySubsequences: false).contains("") else {
            throw SyntaxError(
                message: "\(quoted(keyPath)) is not a key path", range: keyPath.range,
                help: "write names with a dot between them: pickup.latitude")
        }
        try require(.is)
        let negated = consume(.not)
        return .state(keyPath: source(of: keyPath), is: try stateValue(), negated: negated)
    }

    /// Parses `NAME N times` after `request`.
    private mutating func requestCondition() throws(SyntaxError) -> Expectation.Condition {
        commandName = "expect request"
        let call = try callName()
        return .requests(call: call, times: try times())
    }

    /// Parses `of LIST are A, B` after `rows`.
    private mutating func rowsCondition() throws(SyntaxError) -> Expectation.Condition {
        commandName = "expect rows of"
        try require(.of)
        let list = try element()
        try require(.are)
        var rows = [try matcher("a row's label")]
        while current?.kind == .comma {
            index += 1
            rows.append(try matcher("a row's label"))
        }
        return .rows(of: list, are: rows)
    }

    /// Parses `N rows in LIST`.
    private mutating func rowCountCondition() throws(SyntaxError) -> Expectation.Condition {
        commandName = "expect rows in"
        let count = try integer("a number of rows", atMost: 999_999_999)
        guard consume(.rows) || consume(.row) else { throw expected(oneOf: ["rows"]) }
        try require(.in)
        return .rowCount(count, in: try element())
    }

    private mutating func elementCondition() throws(SyntaxError) -> Expectation.Condition {
        let element = try element()
        guard let next = current, next.kind == .word, !isNext(.within) else { return .exists(element) }
        commandName = "expect is"
        if consume(.contains) { return .value(element, .contains(try text("a text")), negated: false) }
        if consume(.matches) { return .value(element, .matches(try matchedPattern()), negated: false) }
        guard consume(.is) else {
            var error = expected(oneOf: ["is", "contains", "matches", "within"])
            if let help = WordsOfOtherTools.presence(source(of: next)) { error.help = help }
            throw error
        }
        let negated = consume(.not)
        if consume(.empty) { return .value(element, .empty, negated: negated) }
        guard let token = current else { throw expected("a state or a value") }
        switch token.kind {
        case .text: return .value(element, .equals(try text("a value")), negated: negated)
        case .word:
            guard let state = ElementState(rawValue: source(of: token)) else {
                let words = ["enabled", "disabled", "selected", "focused", "on", "off", "empty"]
                var error = unknown("state", token, among: words)
                if question(token, among: words) == nil {
                    error.help =
                        WordsOfOtherTools.presence(source(of: token))
                        ?? error.help.map { $0 + ", or a value in quotes" }
                }
                throw error
            }
            index += 1
            return .element(element, is: state, negated: negated)
        case .pattern: throw expected("a state or a value", help: "write a pattern after `matches`")
        default: throw expected("a state or a value")
        }
    }

    /// Parses `N times` or `N time`.
    mutating func times(atLeast least: Int = 0) throws(SyntaxError) -> Int {
        let count = try integer("a number of times", atLeast: least)
        guard consume(.times) || consume(.time) else { throw expected(oneOf: ["times"]) }
        return count
    }

    /// Parses a value of the state: a number, a text, `true`, `false`, `nil`, or the name of an enum's case.
    private mutating func stateValue() throws(SyntaxError) -> StateValue {
        guard let token = current else { throw expected("a value") }
        if token.kind == .text { return .text(try text("a value")) }
        let word = source(of: try consume(.word, "a value"))
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "nil": return .none
        default: break
        }
        let digits = lexer.bytes[token.range].drop { $0 == UInt8(ascii: "-") }
        guard digits.first?.isASCIIDigit == true, digits.count >= word.utf8.count - 1 else {
            guard Self.isCaseName(lexer.bytes[token.range]) else {
                throw SyntaxError(
                    message: "\(quoted(token)) is not a value", range: token.range,
                    help: "values are numbers, \"text\", true, false, nil, and an enum's case without its dot: idle")
            }
            return .name(word)
        }
        if let number = Int(word) { return .integer(number) }
        let isDecimal = digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") } && digits.last != 0x2E
        guard isDecimal, digits.contains(0x2E), let number = Double(word), number.isFinite else {
            throw SyntaxError(message: "\(quoted(token)) is not a number that can be compared", range: token.range)
        }
        return .decimal(number)
    }

    private static func isCaseName(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }
    }
}
