import Basics
import StageRuntime

/// A line `expect …`: a condition on the stage, and the time within which it must hold.
package struct Expectation: Equatable {
    /// The condition.
    package var condition: Condition
    /// The time within which it must hold; nil to check only the current state.
    package var within: Duration?
    /// Whether the walkthrough continues after a failure (`also expect`).
    package var isSoft: Bool

    /// Creates an expectation.
    package init(_ condition: Condition, within: Duration? = nil, isSoft: Bool = false) {
        (self.condition, self.within, self.isSoft) = (condition, within, isSoft)
    }
}

extension Expectation {
    /// The condition of an expectation.
    package enum Condition: Equatable {
        /// At least one such element is on screen.
        case exists(ElementQuery)
        /// No such element is on screen.
        case absent(ElementQuery)
        /// An element has a state or, if negated, does not have it.
        case element(ElementQuery, is: ElementState, negated: Bool)
        /// An element's value fulfils a predicate or, if negated, does not.
        case value(ElementQuery, TextPredicate, negated: Bool)
        /// A list has a number of rows.
        case rowCount(Int, in: ElementQuery)
        /// A list has exactly these rows.
        case rows(of: ElementQuery, are: [TextMatcher])
        /// The topmost screen has this name.
        case screen(String)
        /// The topmost screen, if there is one, has another name.
        case otherScreen(String)
        /// The screen matches this picture.
        case picture(Picture)
        /// A stored file fulfils a predicate or, if negated, does not.
        case storage(String, TextPredicate, negated: Bool)
        /// The top scene's state has a value at a key path or, if negated, another value.
        case state(keyPath: String, is: StateValue, negated: Bool)
        /// A worker call was requested a number of times since the walkthrough began.
        case requests(call: String, times: Int)
        /// The accessibility audit finds nothing.
        case accessible
    }
}

/// A state of an element, in expectations and pictures.
package enum ElementState: String, CaseIterable, Sendable {
    /// The element is the selected one.
    case selected
    /// A switch that is on.
    case on
    /// A switch that is off.
    case off
    /// The user cannot use the element.
    case disabled
    /// The element has the keyboard or the accessibility focus.
    case focused
    /// The user can use the element; pictures do not show this state.
    case enabled
}

/// A value in `expect state`.
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
    /// The expectation in the language's syntax, with the lines of a picture.
    package var description: String {
        var line = isSoft ? "also expect " : "expect "
        line += condition.line
        if let within { line += " within \(within.text)" }
        if case .picture(let picture) = condition {
            for pictureLine in picture.lines { line += "\n  | \(pictureLine)" }
        }
        return line
    }
}

extension Expectation.Condition {
    /// Returns a number of rows in the language's syntax.
    package static func rows(_ count: Int) -> String { count.counted("row") }

    /// The condition in the language's syntax, without the lines of a picture.
    fileprivate var line: String {
        switch self {
        case .exists(let element): "\(element)"
        case .absent(let element): "no \(element)"
        case .element(let element, let state, let negated):
            "\(element) is \(negated ? "not " : "")\(state.rawValue)"
        case .value(let element, let predicate, let negated): "\(element) \(predicate.text(negated: negated))"
        case .rowCount(let count, let list): "\(Self.rows(count)) in \(list)"
        case .rows(let list, let rows): "rows of \(list) are \(rows.map { "\($0)" }.joined(separator: ", "))"
        case .otherScreen(let name): "no screen \(name.quotedUnlessBare)"
        case .screen(let name): "screen \(name == "matches" ? name.quoted : name.quotedUnlessBare)"
        case .picture: "screen matches"
        case .storage(let name, let predicate, let negated):
            "storage \(name.quotedUnlessBare) \(predicate.text(negated: negated))"
        case .state(let keyPath, let value, let negated): "state \(keyPath) is \(negated ? "not " : "")\(value)"
        case .requests(let call, let times):
            "request \(call.quotedUnlessBare) \(times.counted("time"))"
        case .accessible: "accessible"
        }
    }
}

extension TextPredicate {
    /// Returns the predicate in the language's syntax.
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
    /// The value in the language's syntax.
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
    /// Returns the expectation with each quoted text replaced.
    package func mappingTexts(_ transform: (Template) -> Template) -> Expectation {
        var result = self
        result.condition = condition.mappingTexts(transform)
        return result
    }
}

extension Expectation.Condition {
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
        case .screen, .otherScreen, .state, .requests, .accessible: self
        }
    }
}

extension TextPredicate {
    func mappingTexts(_ transform: (Template) -> Template) -> TextPredicate {
        switch self {
        case .equals(let text): .equals(transform(text))
        case .contains(let text): .contains(transform(text))
        case .empty, .matches: self
        }
    }
}

extension Picture {
    func mappingTexts(_ transform: (Template) -> Template) -> Picture {
        var result = self
        for index in lines.indices {
            result.lines[index].name = lines[index].name?.mappingTexts(transform)
            result.lines[index].value = lines[index].value?.mappingTexts(transform)
        }
        return result
    }
}
