extension Expectation {
    /// Returns the expectation with each parameter replaced by its value.
    package func resolved(with value: (_ name: String) -> String?) -> Expectation {
        var result = self
        result.condition = condition.resolved(with: value)
        return result
    }
}

extension Expectation.Condition {
    /// Returns the condition with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Expectation.Condition {
        switch self {
        case .exists(let element): .exists(element.resolved(with: value))
        case .absent(let element): .absent(element.resolved(with: value))
        case .element(let element, let state, let negated):
            .element(element.resolved(with: value), is: state, negated: negated)
        case .value(let element, let predicate, let negated):
            .value(element.resolved(with: value), predicate.resolved(with: value), negated: negated)
        case .rowCount(let count, let list): .rowCount(count, in: list.resolved(with: value))
        case .rows(let list, let rows):
            .rows(of: list.resolved(with: value), are: rows.map { $0.resolved(with: value) })
        case .picture(let picture): .picture(picture.resolved(with: value))
        case .storage(let name, let predicate, let negated):
            .storage(name, predicate.resolved(with: value), negated: negated)
        case .state(let keyPath, .text(let text), let negated):
            .state(keyPath: keyPath, is: .text(text.resolved(with: value)), negated: negated)
        case .screen, .state, .requests, .accessible: self
        }
    }
}

extension TextPredicate {
    /// Returns the predicate with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> TextPredicate {
        switch self {
        case .equals(let text): .equals(text.resolved(with: value))
        case .contains(let text): .contains(text.resolved(with: value))
        case .empty, .matches: self
        }
    }
}

extension Picture {
    /// Returns the picture with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Picture {
        var result = self
        for index in lines.indices {
            result.lines[index].name = lines[index].name?.resolved(with: value)
            result.lines[index].value = lines[index].value?.resolved(with: value)
        }
        return result
    }
}
