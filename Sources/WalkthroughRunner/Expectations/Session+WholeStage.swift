import Basics
import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

extension Session {
    // MARK: The screen as a whole

    func evaluateScreen(_ name: String) -> (() -> StepFailure)? {
        let found = screenName
        if found == name { return nil }
        return {
            StepFailure(
                .expectation, "the screen is \(found ?? "none"), not \(name)", expected: "expect screen \(name)",
                actual: found.map { "screen \($0)" } ?? "no screen")
        }
    }

    func evaluateOtherScreen(_ name: String) -> (() -> StepFailure)? {
        guard screenName == name else { return nil }
        return {
            StepFailure(
                .expectation, "the screen is \(name)", expected: "\(Expectation(.otherScreen(name)))",
                actual: "screen \(name)")
        }
    }

    func evaluatePicture(_ picture: Picture) -> (() -> StepFailure)? {
        let comparison = PictureComparison(picture, screen)
        if comparison.isEqual { return nil }
        return {
            StepFailure(
                .expectation, "the screen differs from the picture", actual: comparison.difference,
                notes: ["`-` is only in the picture, `+` only on the screen"])
        }
    }

    // MARK: What the app keeps and asks

    func evaluateStorage(
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
                .expectation, predicate.message(about: "storage \(name)", isNegated: isNegated),
                expected: "\(Expectation(condition))",
                actual: "storage \(name) \(Secret.concealing(inJSON: content).isOrIsEmpty)")
        }
    }

    func evaluateState(
        _ keyPath: String, _ wanted: StateValue, _ isNegated: Bool, _ condition: Expectation.Condition
    ) -> (() -> StepFailure)? {
        guard let state = inspectableState else {
            let name = screenName ?? "this screen"
            return { StepFailure(.expectation, "\(name) shows no state: its `inspectableState` is nil") }
        }
        let inspector = StateInspector(state: state, indices: app.fieldIndices)
        switch inspector.find(keyPath) {
        case .missing(let key, let path, let known):
            return {
                if known?.isEmpty == true, let what = inspector.emptiness(at: path, lacking: key) {
                    return StepFailure(
                        .expectation, "state \(path) is empty: \(what)", expected: "\(Expectation(condition))")
                }
                let owner = path.isEmpty ? "the state of \(self.screenName ?? "this screen")" : "state \(path)"
                let nearest = NearestWord.search(key, among: known ?? []).map { path.isEmpty ? $0 : path + "." + $0 }
                return StepFailure(
                    .expectation, "\(owner) has no \(key)", expected: "\(Expectation(condition))",
                    notes: [nearest.map { NearestWord.question(about: $0) }].compactMap(\.self)
                        + [
                            known.map { $0.isEmpty ? "it has no parts" : "it has: " + $0.joined(separator: ", ") }
                                ?? "it is nil"
                        ])
            }
        case .value(let value):
            return compare(value, with: wanted, at: keyPath, isNegated, condition)
        }
    }

    /// Compares a value of the state; a value that can never be equal fails both the condition and its negation.
    private func compare(
        _ value: Any?, with wanted: StateValue, at keyPath: String, _ isNegated: Bool,
        _ condition: Expectation.Condition
    ) -> (() -> StepFailure)? {
        let isEqual = StateInspector.matches(value, wanted)
        if isEqual, !isNegated { return nil }
        let comparable = wanted == .none ? nil : value
        if let comparable, let keys = StateInspector.keys(of: comparable) {
            return {
                StepFailure(
                    .expectation, "state \(keyPath) has several values", expected: "\(Expectation(condition))",
                    notes: keys.isEmpty
                        ? ["it is empty"]
                        : ["expect one of these: " + keys.map { keyPath + "." + $0 }.joined(separator: ", ")])
            }
        }
        let kind = comparable.flatMap { StateInspector.kind(of: $0, unlike: wanted) }
        if isNegated, !isEqual, kind == nil { return nil }
        return {
            let claim = isNegated ? (kind == nil ? "is" : "can never be") : "is not"
            return StepFailure(
                .expectation, "state \(keyPath) \(claim) \(wanted)", expected: "\(Expectation(condition))",
                actual: "state \(keyPath) is \(StateInspector.text(of: value))",
                notes: kind.map { ["it is \($0)"] } ?? [])
        }
    }

    func evaluateRequests(_ call: String, _ times: Int) -> (() -> StepFailure)? {
        let count = stage.workers.requestCount(call)
        if count == times { return nil }
        return {
            StepFailure(
                .expectation, "\(call) was requested \(count.counted("time"))",
                expected: "expect request \(call.quotedUnlessBare) \(times.counted("time"))",
                actual: "request \(call.quotedUnlessBare) \(count.counted("time"))")
        }
    }

    /// The state that the topmost scene lets scripts inspect.
    package var inspectableState: (any Encodable)? {
        stage.run { UIApplication.shared.frontWindow?.screenController?.stageScreen?.inspectableState }
    }
}
