import HeadlessUIKit
import StageRuntime

extension Session {
    /// Looks at the stage as it is now; `nil` where the condition holds, else what makes the failure.
    ///
    /// The failure is only made when it is asked for: while the clock moves most looks fail, and only the last counts.
    func evaluate(_ condition: Expectation.Condition) -> (() -> StepFailure)? {
        switch condition {
        case .exists(let query): return evaluateExistence(of: query)
        case .absent(let query): return evaluateAbsence(of: query)
        case .element(let query, let state, let isNegated):
            return look(at: query, condition) { $0.isInState(state).map { $0 != isNegated } }
        case .value(let query, let predicate, let isNegated):
            return look(at: query, condition) { predicate.holds(for: $0.textToCompare) != isNegated }
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
        case .accessible:
            return { StepFailure(.problem("not built"), "the accessibility audit is not built into this version yet") }
        }
    }

    // MARK: Elements

    private func evaluateExistence(of query: ElementQuery) -> (() -> StepFailure)? {
        guard let screen else { return { StepFailure(.expectation, "nothing is on screen") } }
        let finder = ElementFinder(screen)
        if finder.exists(query) { return nil }
        return { [self] in
            var failure = missing(query, finder)
            failure.kind = .expectation
            failure.expected = "expect \(query)"
            return failure
        }
    }

    private func evaluateAbsence(of query: ElementQuery) -> (() -> StepFailure)? {
        guard let screen else { return nil }
        let finder = ElementFinder(screen)
        guard finder.exists(query) else { return nil }
        return {
            let there = finder.places(of: query).map(finder.notation).joined(separator: ", ")
            return StepFailure(
                .expectation, "\(query) is on screen", expected: "expect no \(query)",
                actual: there.isEmpty ? "\(query)" : there)
        }
    }

    /// Looks at the one element that a query fits; `holds` answers `nil` where the question does not fit the element.
    private func look(
        at query: ElementQuery, _ condition: Expectation.Condition, _ holds: (ScreenElement) -> Bool?
    ) -> (() -> StepFailure)? {
        let element: ScreenElement
        do throws(StepFailure) {
            element = try elementToLookAt(query)
        } catch {
            return {
                var failure = error
                failure.kind = .expectation
                failure.expected = Expectation(condition).description
                return failure
            }
        }
        let answer = holds(element)
        if answer == true { return nil }
        return {
            StepFailure(
                .expectation,
                answer == nil
                    ? "\(query) is a \(element.role.rawValue), of which this cannot be asked"
                    : condition.message(for: query),
                expected: Expectation(condition).description, actual: element.description(for: condition))
        }
    }

    private static func fit(_ labels: [String], _ matchers: [TextMatcher]) -> Bool {
        labels.count == matchers.count && zip(labels, matchers).allSatisfy { $1.fits($0) }
    }

    // MARK: The screen

    private func evaluateScreen(_ name: String) -> (() -> StepFailure)? {
        let found = screenName
        if found == name { return nil }
        return {
            StepFailure(
                .expectation, "the screen is \(found ?? "none"), not \(name)", expected: "expect screen \(name)",
                actual: found.map { "screen \($0)" } ?? "no screen")
        }
    }

    private func evaluatePicture(_ picture: Picture) -> (() -> StepFailure)? {
        let comparison = PictureComparison(picture, screen)
        if comparison.isEqual { return nil }
        return {
            StepFailure(
                .expectation, "the screen differs from the picture", actual: comparison.difference,
                notes: ["`-` stands in the picture only, `+` on the screen only"])
        }
    }

    // MARK: What the app keeps and asks

    private func evaluateStorage(
        _ name: String, _ predicate: TextPredicate, _ isNegated: Bool, _ condition: Expectation.Condition
    ) -> (() -> StepFailure)? {
        let content: String
        do throws(StorageError) {
            content = try stage.storage.read(name).map { String(decoding: $0, as: UTF8.self) } ?? ""
        } catch {
            return { StepFailure(.expectation, error.description) }
        }
        if predicate.holds(for: content) != isNegated { return nil }
        return {
            StepFailure(
                .expectation, "storage \(name) is otherwise", expected: Expectation(condition).description,
                actual: content.isEmpty ? "storage \(name) is empty" : "storage \(name) is \(content.quotedBriefly)")
        }
    }

    private func evaluateState(
        _ keyPath: String, _ wanted: StateValue, _ isNegated: Bool, _ condition: Expectation.Condition
    ) -> (() -> StepFailure)? {
        guard let state = inspectableState else {
            let name = screenName ?? "this screen"
            return { StepFailure(.expectation, "\(name) shows no state to look at") }
        }
        switch StateInspector(state: state).find(keyPath) {
        case .missing(let key, let known):
            return {
                StepFailure(
                    .expectation, "the state of \(self.screenName ?? "this screen") has no \(key)",
                    expected: Expectation(condition).description,
                    notes: known.isEmpty ? [] : ["it has: " + known.joined(separator: ", ")])
            }
        case .value(let value):
            if StateInspector.matches(value, wanted) != isNegated { return nil }
            return {
                StepFailure(
                    .expectation, "state \(keyPath) is otherwise",
                    expected: Expectation(condition).description,
                    actual: "state \(keyPath) is \(StateInspector.text(of: value))")
            }
        }
    }

    private func evaluateRequests(_ call: String, _ times: Int) -> (() -> StepFailure)? {
        let count = stage.workers.requestCount(call)
        if count == times { return nil }
        return {
            StepFailure(
                .expectation, "\(call) was asked \(Self.times(count))",
                expected: "expect request \(call) \(Self.times(times))",
                actual: "request \(call) \(Self.times(count))")
        }
    }

    private static func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

    /// The state that the topmost scene shows to scripts.
    package var inspectableState: (any Encodable)? {
        stage.run { UIApplication.shared.keyWindow?.screenController?.inspectableState }
    }
}
