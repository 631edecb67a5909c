import HeadlessUIKit
import Results
import WalkthroughLanguage

extension Session {
    /// Evaluates a condition now; `nil` if it holds, or else a closure that makes the failure.
    ///
    /// It is only made when needed: while the clock moves, most evaluations fail, and only the last one counts.
    func evaluate(_ condition: Expectation.Condition) -> (() -> StepFailure)? {
        switch condition {
        case .exists(let query): return evaluateExistence(of: query)
        case .absent(let query): return evaluateAbsence(of: query)
        case .element(let query, let state, let isNegated):
            return evaluateElement(query, condition) { $0.isInState(state).map { $0 != isNegated } }
        case .value(let query, let predicate, let isNegated):
            return evaluateElement(query, condition) { $0.fits(predicate) != isNegated }
        case .rowCount(let count, let list):
            return evaluateElement(list, condition) { $0.rowCount.map { $0 == count } }
        case .rows(let list, let matchers):
            return evaluateElement(list, condition) { $0.rows(fit: matchers) }
        case .screen(let name): return evaluateScreen(name)
        case .otherScreen(let name): return evaluateOtherScreen(name)
        case .picture(let picture): return evaluatePicture(picture)
        case .storage(let name, let predicate, let isNegated):
            return evaluateStorage(name, predicate, isNegated, condition)
        case .state(let keyPath, let value, let isNegated): return evaluateState(keyPath, value, isNegated, condition)
        case .requests(let call, let times): return evaluateRequests(call, times)
        case .accessible: return evaluateAccessibility()
        }
    }

    // MARK: Elements

    private func evaluateExistence(of query: ElementQuery) -> (() -> StepFailure)? {
        guard let screen else { return { StepFailure(.expectation, Self.nothingOnScreen.message) } }
        let finder = ElementFinder(screen)
        if finder.exists(query) { return nil }
        if let row = finder.rowOutOfView(around: query) { return failure(.exists(query), outOfView: row) }
        return { [self] in
            var failure = missing(query, finder, .expectation)
            failure.expected = "\(Expectation(.exists(query)))"
            return failure
        }
    }

    private func evaluateAbsence(of query: ElementQuery) -> (() -> StepFailure)? {
        guard let screen else { return nil }
        let finder = ElementFinder(screen)
        guard finder.exists(query) else {
            return finder.rowOutOfView(around: query).map { failure(.absent(query), outOfView: $0) }
        }
        return {
            let there = finder.indices(of: query).map(finder.notation).joined(separator: ", ")
            return StepFailure(
                .expectation, "\(query) is on screen", expected: "\(Expectation(.absent(query)))",
                actual: there.isEmpty ? "\(query)" : there)
        }
    }

    /// Returns the failure of a condition about a row that is out of view, whose contents are unknown.
    private func failure(_ condition: Expectation.Condition, outOfView row: ElementQuery) -> () -> StepFailure {
        return { [self] in
            var failure = outOfView(row)
            failure.expected = "\(Expectation(condition))"
            return failure
        }
    }

    /// Evaluates a condition on the one element that matches a query; `holds` returns `nil` if it does not apply.
    private func evaluateElement(
        _ query: ElementQuery, _ condition: Expectation.Condition, _ holds: (ScreenElement) -> Bool?
    ) -> (() -> StepFailure)? {
        let element: ScreenElement
        do throws(StepFailure) {
            element = try elementToCheck(query)
        } catch {
            return {
                var failure = error
                failure.expected = "\(Expectation(condition))"
                return failure
            }
        }
        let answer = holds(element)
        if answer == true, !element.isSecure || !condition.deniesText { return nil }
        return {
            let comparesSecret = element.isSecure && condition.comparesText
            let message =
                answer == nil
                ? condition.message(for: query, unfit: element.role) : condition.message(for: query, element)
            return StepFailure(
                .expectation, comparesSecret ? "\(query) \(Self.secureFieldReason)" : message,
                expected: "\(Expectation(condition))",
                actual: answer == nil ? element.notation : condition.description(of: element, called: query),
                notes: comparesSecret ? [Self.secureFieldNote] : [])
        }
    }

    private static let secureFieldReason =
        "is a secure field: it shows a • for each character, so its text cannot be compared"

    private static let secureFieldNote = "`is empty` works for it and, for seven characters, `matches /^•{7}$/`"
}

extension ScreenElement {
    /// Returns whether the rows of a list have the labels that matchers describe; `nil` if the element is no list.
    ///
    /// Rows out of view are made only if those in view fit.
    fileprivate func rows(fit matchers: [TextMatcher]) -> Bool? {
        guard let rowCount else { return nil }
        guard rowCount == matchers.count,
            zip(rowLabelsInView, matchers).allSatisfy({ label, matcher in label.map(matcher.fits) ?? true })
        else { return false }
        return rowLabels.map { labels in zip(labels, matchers).allSatisfy { $1.fits($0) } }
    }

    /// Returns whether the element is in a state; `nil` if it has no such state, as a text is neither on nor off.
    func isInState(_ state: ElementState) -> Bool? {
        switch state {
        case .enabled: !states.contains(.disabled)
        case .disabled: states.contains(.disabled)
        case .selected: states.contains(.selected)
        case .focused: states.contains(.focused)
        case .on: states.isDisjoint(with: [.on, .off]) ? nil : states.contains(.on)
        case .off: states.isDisjoint(with: [.on, .off]) ? nil : states.contains(.off)
        }
    }

    /// The text that `is "…"` compares: the value, or the label of an element without value, such as a text.
    ///
    /// A field or a picker has a value that may be empty, so its label does not count.
    var textToCompare: String {
        if let value { return value }
        switch role {
        case .field, .switch, .slider, .picker, .menu, .map: return ""
        case .button, .text, .heading, .image, .segment, .row, .list, .link, .alert, .tab, .spinner: return label ?? ""
        }
    }

    /// Returns whether the element's text satisfies a predicate; a list is empty if it has no rows.
    func fits(_ predicate: TextPredicate) -> Bool {
        if case .empty = predicate, let rowCount { return rowCount == 0 }
        return predicate.holds(for: textToCompare)
    }
}

extension TextPredicate {
    func holds(for text: String) -> Bool {
        switch self {
        case .equals(let wanted): text == wanted.text
        case .empty: text.isEmpty
        case .contains(let part): text.contains(part.text)
        case .matches(let pattern): pattern.isFound(in: text)
        }
    }
}

extension TextMatcher {
    func fits(_ text: String) -> Bool {
        switch self {
        case .text(let wanted): text == wanted.text
        case .pattern(let pattern): pattern.isFound(in: text)
        }
    }
}
