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
