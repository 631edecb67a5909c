import Basics
import HeadlessUIKit
import WalkthroughLanguage

extension Expectation.Condition {
    /// Returns what is wrong with an element, in one sentence without a full stop.
    func message(for query: ElementQuery, _ element: ScreenElement) -> String {
        switch self {
        case .element(_, let state, let isNegated): "\(query) is \(isNegated ? "" : "not ")\(state.rawValue)"
        case .value(_, let predicate, let isNegated): predicate.message(about: "\(query)", isNegated: isNegated)
        case .rowCount(let count, _):
            "\(query) has \(Self.rows(element.rowCount ?? 0)), not \(count)"
        case .rows(_, let matchers) where element.rowCount != matchers.count:
            "\(query) has \(Self.rows(element.rowCount ?? 0)), not \(matchers.count)"
        case .rows: "\(query) has other rows"
        default: "\(query) is not as expected"
        }
    }

    /// Returns why the condition does not apply to an element of a role, in one sentence without a full stop.
    func message(for query: ElementQuery, unfit role: ElementRole) -> String {
        switch self {
        case .rowCount, .rows: "\(query) is a \(role.rawValue) and has no rows"
        default: "\(query) is a \(role.rawValue), which is neither on nor off"
        }
    }

    /// Returns the labels of rows in quotes, and one ellipsis for neighbouring rows out of view.
    private static func list(_ labels: [String?]) -> String {
        labels.indices.filter { labels[$0] != nil || $0 == 0 || labels[$0 - 1] != nil }
            .map { labels[$0]?.quoted ?? "…" }.joined(separator: ", ")
    }

    /// Returns the state of an element that the condition is about, in the walkthrough language.
    func description(of element: ScreenElement, called query: ElementQuery) -> String {
        switch self {
        case .value(_, .empty, _) where element.rowCount != nil: "\(Self.rows(element.rowCount ?? 0)) in \(query)"
        case .value: "\(query) \(element.textToCompare.isOrIsEmpty)"
        case .rowCount: "\(Self.rows(element.rowCount ?? 0)) in \(query)"
        case .rows where element.rowCount == 0: "0 rows in \(query)"
        case .rows:
            "rows of \(query) are " + Self.list(element.rowLabelsInView)
        case .element(_, .enabled, _), .element(_, .disabled, _):
            "\(query) is \(element.states.contains(.disabled) ? "disabled" : "enabled")"
        default: element.notation
        }
    }
}

extension Expectation.Condition {
    /// What is there if the condition is true, in one sentence without a full stop.
    var statement: String {
        switch self {
        case .exists(let query): "\(query) is on screen"
        case .absent(let query): "no \(query) is on screen"
        case .rowCount(let count, let list): "\(list) has \(Self.rows(count))"
        case .screen(let name): "the screen is \(name)"
        case .otherScreen(let name): "the screen is not \(name)"
        case .requests(let call, let times): "\(call) was requested \(times.counted("time"))"
        case .accessible: "the accessibility audit finds nothing"
        case .element, .value, .rows, .picture, .storage, .state:
            String("\(Expectation(self))".dropFirst("expect ".count))
        }
    }

    /// Whether it denies a text that is not all dots, which would hold for every secure field.
    var deniesText: Bool {
        guard case .value(_, let predicate, true) = self, let text = predicate.comparedText else { return false }
        return text.contains { $0 != "•" }
    }

    var comparesText: Bool {
        if case .value(_, let predicate, _) = self { predicate.comparedText != nil } else { false }
    }
}

extension TextPredicate {
    var comparedText: String? {
        switch self {
        case .equals(let text), .contains(let text): text.text
        case .empty, .matches: nil
        }
    }

    /// Returns what is wrong with a text, in one sentence without a full stop.
    func message(about name: String, isNegated: Bool) -> String {
        guard !isNegated else { return name + " " + text(negated: false) }
        switch self {
        case .equals, .empty: return name + " " + text(negated: true)
        case .contains(let part): return name + " does not contain " + part.quoted
        case .matches(let pattern): return name + " does not match \(pattern)"
        }
    }
}

extension String {
    /// A text as the end of a sentence about a value: `is "swift"`, `is empty`; a long one is cut.
    var isOrIsEmpty: String {
        if isEmpty { return "is empty" }
        return "is " + (count > 300 ? (String(prefix(300)) + "…").quoted : self.quoted)
    }
}
