import HeadlessUIKit

extension LineParser {
    /// The largest number of nested elements in a query.
    private static let longestChain = 16

    private static let followingWords = Keyword.allCases.filter(\.followsElements).map(\.word)

    mutating func element() throws(SyntaxError) -> ElementQuery {
        var start = current
        var (query, goesOn) = try link()
        guard goesOn else { return query }
        var chain = [query]
        while goesOn {
            guard chain.count < Self.longestChain else {
                throw SyntaxError(
                    message: "an element can be inside at most \(Self.longestChain - 1) others",
                    range: start?.range ?? lexer.lineEnd..<lexer.lineEnd)
            }
            start = current
            (query, goesOn) = try link()
            chain.append(query)
        }
        var result = chain.removeLast()
        while var inner = chain.popLast() {
            inner.inside = result
            result = inner
        }
        return result
    }

    /// Parses an element and the word `in` or `of` after it; `goesOn` tells whether there is such a word.
    private mutating func link() throws(SyntaxError) -> (query: ElementQuery, goesOn: Bool) {
        var query = try simpleElement()
        if query.role == .row, query.name == nil, let position = try rowPosition() {
            query.position = position
            return (query, true)
        }
        if isNext(.of) { throw misplacedOf(after: query) }
        return (query, consume(.in))
    }

    /// Returns the error for an `of` that does not follow a row number.
    private func misplacedOf(after query: ElementQuery) -> SyntaxError {
        let howToCount = "rows are counted from 1: row 1 of LIST"
        if query.role == .row, query.name == nil { return expected("a row's number", help: howToCount) }
        let number = lexer.tokens[index - 1]
        let isNumber = lexer.bytes[number.start].isASCIIDigit || lexer.bytes[number.start] == UInt8(ascii: "-")
        guard case .identifier = query.name, isNumber || query.role == .row else {
            return SyntaxError(
                message: "unexpected `of` after an element", range: current?.range ?? number.range,
                help: "an element inside another is written with `in`: button \"Adopt\" in row \"swift\"")
        }
        guard let role = query.role, role != .row else {
            return SyntaxError(
                message: "\(quoted(number)) is not a row number", range: number.range,
                help: howToCount)
        }
        return SyntaxError(
            message: "only rows have numbers, and \(quoted(number)) follows `\(role.rawValue)`",
            range: number.range, help: "name it by its label or its identifier: \(role.rawValue) \"LABEL\"")
    }

    /// Parses `N of` after the word `row`.
    private mutating func rowPosition() throws(SyntaxError) -> Int? {
        guard let token = current, token.kind == .word, isNumber(token) else { return nil }
        let position = try integer("a row's number", atLeast: 1)
        guard consume(.of) else { throw expected("`of` and a list", help: "write `row \(position) of LIST`") }
        return position
    }

    /// Parses an element without the elements around it.
    private mutating func simpleElement() throws(SyntaxError) -> ElementQuery {
        guard let token = current else { throw expected("an element") }
        switch token.kind {
        case .text, .pattern, .identifier: return ElementQuery(name: try quotedName())
        case .word: break
        default: throw expected("an element")
        }
        if let role = token.role {
            index += 1
            return ElementQuery(role: role, name: try nameAfterRole(role))
        }
        guard !token.followsElements else { throw expected("an element") }
        index += 1
        if let next = current, next.kind == .text || next.kind == .pattern {
            throw unknown("role", token, among: Self.roleWords)
        }
        if let next = current, isSlipForRole(token, before: next) {
            throw unknown("role", token, among: Self.roleWords)
        }
        return ElementQuery(name: identifier(token))
    }

    /// Returns whether an identifier is probably a misspelt role, because a name follows it.
    private func isSlipForRole(_ token: Token, before next: Token) -> Bool {
        guard next.kind == .word, !next.followsElements, !isSwipeDirection else { return false }
        guard nearest(next, among: Self.followingWords) == nil else { return false }
        return nearest(token, among: Self.roleWords) != nil
    }

    /// Parses the label, pattern or identifier that may follow a role.
    private mutating func nameAfterRole(_ role: ElementRole) throws(SyntaxError) -> ElementQuery.Name? {
        guard let next = current else { return nil }
        switch next.kind {
        case .text, .pattern, .identifier: return try quotedName()
        case .word:
            let isNumber = role == .row && isNumber(next)
            guard !isNumber, !next.followsElements, !isSwipeDirection else { return nil }
            index += 1
            if next.role != nil, let name = current, name.kind != .word, name.kind != .time {
                let (inner, outer) = (source(next.start..<min(name.end, next.end + 40)), role.rawValue)
                throw SyntaxError(
                    message: "a role cannot follow the role `\(outer)`", range: next.range,
                    help: "an element inside another is written with `in`: \(inner) in \(outer)")
            }
            if let word = current, !word.followsElements, !isSwipeDirection,
                let question = question(next, among: Self.followingWords)
            {
                throw SyntaxError(
                    message: "unexpected \(quoted(next)) after `\(role.rawValue)`", range: next.range, help: question)
            }
            return identifier(next)
        default: return nil
        }
    }

    /// Whether the next word is the direction of `swipe`, not an identifier, as in `swipe row 1 of list left`.
    private var isSwipeDirection: Bool {
        guard commandName == "swipe", isNext(.left) || isNext(.right) else { return false }
        let rest = lexer.tokens[(index + 1)...]
        return rest.isEmpty || rest.count == 1 && rest.allSatisfy { $0.keyword == .fully }
    }

    private mutating func identifier(_ token: Token) -> ElementQuery.Name {
        namesApp = true
        return .identifier(source(of: token))
    }

    mutating func quotedName() throws(SyntaxError) -> ElementQuery.Name {
        switch current?.kind {
        case .pattern: return .pattern(try pattern())
        case .identifier:
            namesApp = true
            return .identifier(try quotedIdentifier())
        default: return .label(try text("a label"))
        }
    }

    func isNumber(_ token: Token) -> Bool {
        lexer.bytes[token.start].isASCIIDigit && lexer.bytes[token.range].allSatisfy(\.isASCIIDigit)
    }
}

extension ElementQuery {
    /// Parses an element in the language's syntax; returns nil if the text is something else.
    package init?(parsing text: String) {
        var parser = LineParser(Array(text.utf8), path: "", isConsole: false, patterns: PatternCache())
        guard parser.nextLine(), parser.lexer.problem == nil, parser.lexer.commentStart == nil,
            let query = try? parser.element(), parser.current == nil
        else { return nil }
        self = query
    }
}

extension UInt8 {
    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

    var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
