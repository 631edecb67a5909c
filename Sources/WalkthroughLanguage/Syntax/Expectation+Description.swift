import Basics

extension Expectation: CustomStringConvertible {
    /// The expectation as the language writes it, a picture with its lines below.
    package var description: String {
        var line = isSoft ? "also expect " : "expect "
        line += condition.line
        if let within { line += " within \(DurationSyntax.text(within))" }
        if case .picture(let picture) = condition {
            for pictureLine in picture.lines { line += "\n  | \(pictureLine)" }
        }
        return line
    }
}

extension Expectation.Condition {
    /// Returns a number of rows as the language writes it.
    package static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

    /// The condition as the language writes it, without the lines of a picture.
    fileprivate var line: String {
        switch self {
        case .exists(let element): "\(element)"
        case .absent(let element): "no \(element)"
        case .element(let element, let state, let negated):
            "\(element) is \(negated ? "not " : "")\(state.rawValue)"
        case .value(let element, let predicate, let negated): "\(element) \(predicate.text(negated: negated))"
        case .rowCount(let count, let list): "\(Self.rows(count)) in \(list)"
        case .rows(let list, let rows): "rows of \(list) are \(rows.map { "\($0)" }.joined(separator: ", "))"
        case .screen(let name): "screen \(name == "matches" ? name.quoted : name.quotedUnlessBare)"
        case .picture: "screen matches"
        case .storage(let name, let predicate, let negated):
            "storage \(name.quotedUnlessBare) \(predicate.text(negated: negated))"
        case .state(let keyPath, let value, let negated): "state \(keyPath) is \(negated ? "not " : "")\(value)"
        case .requests(let call, let times):
            "request \(call.quotedUnlessBare) \(times == 1 ? "1 time" : "\(times) times")"
        case .accessible: "accessible"
        }
    }
}

extension TextPredicate {
    /// Returns the predicate as the language writes it behind what it is about.
    package func text(negated: Bool) -> String {
        let verb = negated ? "is not" : "is"
        return switch self {
        case .equals(let text): "\(verb) \(text.quoted)"
        case .empty: "\(verb) empty"
        case .contains(let text): "contains \(text.quoted)"
        case .matches(let pattern): "matches \(pattern)"
        }
    }
}

extension TextMatcher: CustomStringConvertible {
    /// The text in quotes, or the pattern.
    package var description: String {
        switch self {
        case .text(let text): text.quoted
        case .pattern(let pattern): "\(pattern)"
        }
    }
}

extension StateValue: CustomStringConvertible {
    /// The value as the language writes it.
    package var description: String {
        switch self {
        case .integer(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .text(let text): text.quoted
        case .bool(let value): "\(value)"
        case .none: "nil"
        case .name(let name): name
        }
    }
}

extension Expectation {
    /// Returns the expectation with each text in quotes replaced.
    package func mappingTexts(_ transform: (Template) -> Template) -> Expectation {
        var result = self
        result.condition = condition.mappingTexts(transform)
        return result
    }
}

extension Expectation.Condition {
    /// Returns the condition with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> Expectation.Condition {
        switch self {
        case .exists(let element): .exists(element.mappingTexts(transform))
        case .absent(let element): .absent(element.mappingTexts(transform))
        case .element(let element, let state, let negated):
            .element(element.mappingTexts(transform), is: state, negated: negated)
        case .value(let element, let predicate, let negated):
            .value(element.mappingTexts(transform), predicate.mappingTexts(transform), negated: negated)
        case .rowCount(let count, let list): .rowCount(count, in: list.mappingTexts(transform))
        case .rows(let list, let rows):
            .rows(of: list.mappingTexts(transform), are: rows.map { $0.mappingTexts(transform) })
        case .picture(let picture): .picture(picture.mappingTexts(transform))
        case .storage(let name, let predicate, let negated):
            .storage(name, predicate.mappingTexts(transform), negated: negated)
        case .state(let keyPath, .text(let text), let negated):
            .state(keyPath: keyPath, is: .text(transform(text)), negated: negated)
        case .screen, .state, .requests, .accessible: self
        }
    }
}

extension TextPredicate {
    /// Returns the predicate with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> TextPredicate {
        switch self {
        case .equals(let text): .equals(transform(text))
        case .contains(let text): .contains(transform(text))
        case .empty, .matches: self
        }
    }
}

extension Picture {
    /// Returns the picture with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> Picture {
        var result = self
        for index in lines.indices {
            result.lines[index].name = lines[index].name?.mappingTexts(transform)
            result.lines[index].value = lines[index].value?.mappingTexts(transform)
        }
        return result
    }
}
