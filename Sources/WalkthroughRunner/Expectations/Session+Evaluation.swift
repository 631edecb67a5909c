import HeadlessUIKit
import WalkthroughLanguage

extension Session {
    /// Looks at the stage as it is now; `nil` if the condition holds, else what makes the failure.
    ///
    /// The failure is only made when it is asked for: while the clock moves most looks fail, and only the last counts.
    func evaluate(_ condition: Expectation.Condition) -> (() -> StepFailure)? {
        switch condition {
        case .exists(let query): return evaluateExistence(of: query)
        case .absent(let query): return evaluateAbsence(of: query)
        case .element(let query, let state, let isNegated):
            return look(at: query, condition) { $0.isInState(state).map { $0 != isNegated } }
        case .value(let query, let predicate, let isNegated):
            return look(at: query, condition) { $0.fits(predicate) != isNegated }
        case .rowCount(let count, let list):
            return look(at: list, condition) { $0.rowCount.map { $0 == count } }
        case .rows(let list, let matchers):
            return look(at: list, condition) { $0.rowLabels.map { Self.fit($0, matchers) } }
        case .screen(let name): return evaluateScreen(name)
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
            let there = finder.places(of: query).map(finder.notation).joined(separator: ", ")
            return StepFailure(
                .expectation, "\(query) is on screen", expected: "\(Expectation(.absent(query)))",
                actual: there.isEmpty ? "\(query)" : there)
        }
    }

    /// Says that neither presence nor absence is known of what lies in a row that is not in view.
    private func failure(_ condition: Expectation.Condition, outOfView row: ElementQuery) -> () -> StepFailure {
        return { [self] in
            var failure = outOfView(row)
            failure.expected = "\(Expectation(condition))"
            return failure
        }
    }

    /// Looks at the one element that a query fits; `holds` answers `nil` if the question does not fit the element.
    private func look(
        at query: ElementQuery, _ condition: Expectation.Condition, _ holds: (ScreenElement) -> Bool?
    ) -> (() -> StepFailure)? {
        let element: ScreenElement
        do throws(StepFailure) {
            element = try elementToLookAt(query)
        } catch {
            return {
                let condition = Secret.isMeant(by: query) ? condition.concealed : condition
                var failure = error
                failure.expected = "\(Expectation(condition))"
                return failure
            }
        }
        let answer = holds(element)
        if answer == true { return nil }
        return {
            let comparesSecret = element.isSecure && condition.comparesText
            let condition = element.isSecure ? condition.concealed : condition
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

    /// Why what a secure field holds cannot be compared.
    private static let secureFieldReason =
        "is a secure field, which cannot be compared with its text: it shows a • for each character"

    /// What can be asked of a secure field.
    private static let secureFieldNote = "`is empty` and `matches /^•{7}$/` ask what can be known of it"

    private static func fit(_ labels: [String], _ matchers: [TextMatcher]) -> Bool {
        labels.count == matchers.count && zip(labels, matchers).allSatisfy { $1.fits($0) }
    }
}

extension ScreenElement {
    /// Tells whether the element is in a state; `nil` if it has no such state, as a text is neither on nor off.
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

    /// The text that `is "…"` compares: the value, or the label of what has none, as texts and alerts.
    ///
    /// What a user fills in or chooses has a value that may be empty; its label is no part of it.
    var textToCompare: String {
        if let value { return value }
        switch role {
        case .field, .switch, .slider, .picker, .menu, .map: return ""
        case .button, .text, .heading, .image, .segment, .row, .list, .link, .alert, .tab, .spinner: return label ?? ""
        }
    }

    /// Tells whether what the element says fits; a list is empty if it has no row.
    func fits(_ predicate: TextPredicate) -> Bool {
        if case .empty = predicate, let rowCount { return rowCount == 0 }
        return predicate.holds(for: textToCompare)
    }
}

extension TextPredicate {
    /// Tells whether a text is what the predicate asks for.
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
    /// Tells whether a text is what stands there, or what the pattern stands for.
    func fits(_ text: String) -> Bool {
        switch self {
        case .text(let wanted): text == wanted.text
        case .pattern(let pattern): pattern.isFound(in: text)
        }
    }
}
