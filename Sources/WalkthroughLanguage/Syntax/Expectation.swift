import Basics

/// What a line `expect …` asks of the stage, and for how long it may take.
package struct Expectation: Equatable {
    /// What must hold.
    package var condition: Condition
    /// How far the clock may move until it holds; nil looks at the stage as it is now.
    package var within: Duration?
    /// Whether a failure is recorded and the walkthrough goes on (`also expect`).
    package var isSoft: Bool

    /// Creates an expectation.
    package init(_ condition: Condition, within: Duration? = nil, isSoft: Bool = false) {
        self.condition = condition
        self.within = within
        self.isSoft = isSoft
    }
}

extension Expectation {
    /// What an expectation looks at, and what it wants there.
    package enum Condition: Equatable {
        /// An element is on screen; several will do.
        case exists(ElementQuery)
        /// No such element is on screen.
        case absent(ElementQuery)
        /// An element is, or is not, in a state.
        case element(ElementQuery, is: ElementState, negated: Bool)
        /// An element's value fits, or does not.
        case value(ElementQuery, TextPredicate, negated: Bool)
        /// A list has a number of rows.
        case rowCount(Int, in: ElementQuery)
        /// A list has exactly these rows.
        case rows(of: ElementQuery, are: [TextMatcher])
        /// The topmost screen has this name.
        case screen(String)
        /// The screen as text is this picture.
        case picture(Picture)
        /// What the app keeps under a name fits, or does not.
        case storage(String, TextPredicate, negated: Bool)
        /// The top scene's state at a key path is, or is not, a value.
        case state(keyPath: String, is: StateValue, negated: Bool)
        /// A worker call was requested a number of times since the walkthrough began.
        case requests(call: String, times: Int)
        /// The accessibility audit finds nothing.
        case accessible
    }
}

/// A state that an expectation asks about or that a picture shows.
package enum ElementState: String, CaseIterable, Sendable {
    /// Chosen among others.
    case selected
    /// A switch that is on.
    case on
    /// A switch that is off.
    case off
    /// Not open to the user.
    case disabled
    /// Has the keyboard or the accessibility focus.
    case focused
    /// Open to the user; a picture never says it.
    case enabled
}

/// A value that `expect state` compares with.
package enum StateValue: Equatable, Sendable {
    /// A whole number.
    case integer(Int)
    /// A number with a decimal point.
    case decimal(Double)
    /// A text.
    case text(Template)
    /// `true` or `false`.
    case bool(Bool)
    /// `nil`.
    case none
    /// The name of an enum's case.
    case name(String)
}

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
