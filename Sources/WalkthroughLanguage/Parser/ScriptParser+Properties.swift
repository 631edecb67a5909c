import Basics

extension ScriptParser {
    /// A property's block that has no `end` yet.
    struct OpenProperty {
        var property: Property
        /// The word that begins it.
        let word: String
    }

    /// The words that may follow `never` instead of an expectation.
    static let standstills = ["dead end", "eternal wait", "lost presentation"]

    /// Parses `never …`, `always …` or `sometimes …`.
    mutating func property(_ first: Token) throws(SyntaxError) {
        if first.keyword == .never, let kind = standstill() {
            add(.neverStandsStill(kind), first)
            return
        }
        try parser.require(.expect)
        let expectation = try plainExpectation(allowsWithin: first.keyword == .always)
        switch first.keyword {
        case .never: add(.never(expectation), first)
        case .always: add(.always(expectation), first)
        default: add(.sometimes(expectation), first)
        }
    }

    /// Opens the block of `when expect …` in a file of properties.
    mutating func openPropertyWhen(_ first: Token) throws(SyntaxError) {
        parser.index += 1
        parser.commandName = "when"
        try parser.require(.expect)
        open(.whenever(try plainExpectation(allowsWithin: false), []), first)
        try parser.end()
    }

    /// Opens the block of `after request NAME`.
    mutating func openPropertyAfter(_ first: Token) throws(SyntaxError) {
        try parser.require(.request)
        parser.namesApp = true
        open(.afterRequest(try parser.name("the name of a worker call").value, []), first)
    }

    /// Parses a line inside a property's block: an expectation, or `end`.
    mutating func propertyLine(_ first: Token) throws(SyntaxError) {
        guard var open = openProperty else { return }
        parser.index += 1
        if first.keyword == .end {
            openProperty = nil
            try parser.end()
            if open.property.isEmptyBlock {
                throw SyntaxError(
                    message: "`\(open.word)` expects nothing", range: first.range,
                    help: "write `expect` lines between it and `end`")
            }
            return header.properties.append(open.property)
        }
        guard first.keyword == .expect else {
            throw SyntaxError(
                message: "a property may only have `expect` lines and `end`, found "
                    + parser.quoted(first), range: first.range,
                help: openProperty.map {
                    "the block of `\($0.word)` in line \($0.property.location.line) needs an `end`"
                })
        }
        let expectation = try plainExpectation(allowsWithin: true)
        switch open.property.rule {
        case .whenever(let condition, let others): open.property.rule = .whenever(condition, others + [expectation])
        case .afterRequest(let call, let others): open.property.rule = .afterRequest(call, others + [expectation])
        default: break
        }
        openProperty = open
    }

    mutating func reportOpenProperty() {
        guard let open = openProperty else { return }
        diagnostics.append(
            Diagnostic(
                "`\(open.word)` has no `end`", at: open.property.location, length: open.word.count,
                help: "write `end` below its last expectation"))
    }

    private mutating func open(_ rule: Property.Rule, _ first: Token) {
        let property = Property(rule, at: parser.location(of: first.start), length: lineLength(first))
        openProperty = OpenProperty(property: property, word: parser.source(of: first))
    }

    private mutating func add(_ rule: Property.Rule, _ first: Token) {
        header.properties.append(
            Property(rule, at: parser.location(of: first.start), length: lineLength(first)))
    }

    private func lineLength(_ first: Token) -> Int {
        parser.source(first.start..<(parser.lexer.tokens.last ?? first).end).count
    }

    /// Parses an expectation without a picture; `within` is an error unless it is allowed.
    private mutating func plainExpectation(allowsWithin: Bool) throws(SyntaxError) -> Expectation {
        let token = parser.current
        let expectation = try parser.expectation()
        guard let token else { return expectation }
        if parser.wantsPicture {
            parser.wantsPicture = false
            throw SyntaxError(
                message: "a property cannot compare a picture", range: token.range,
                help: "expect its elements one by one")
        }
        if expectation.within != nil, !allowsWithin {
            throw SyntaxError(
                message: "`within` has no meaning here", range: token.range,
                help: "write it after `always`, or inside a block of `when` or `after`")
        }
        return expectation
    }

    /// Parses `dead end` and the like; returns nil for other words.
    private mutating func standstill() -> String? {
        let words = parser.lexer.tokens.dropFirst(parser.index).map { parser.source(of: $0) }
        guard let kind = Self.standstills.first(where: { $0 == words.joined(separator: " ") }) else { return nil }
        parser.index += 2
        return kind
    }
}

extension Property {
    fileprivate var isEmptyBlock: Bool {
        switch rule {
        case .whenever(_, let others), .afterRequest(_, let others): others.isEmpty
        default: false
        }
    }
}
