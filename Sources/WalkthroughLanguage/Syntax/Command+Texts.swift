extension Command {
    /// Returns the command with each parameter replaced by its value; the steps inside a block stay as they are.
    func resolved(with value: (_ name: String) -> String?) -> Command { mappingTexts { $0.resolved(with: value) } }

    /// Returns the command with each text in quotes replaced; the steps inside a block stay as they are.
    package func mappingTexts(_ transform: (Template) -> Template) -> Command {
        switch self {
        case .tap(let element): .tap(element.mappingTexts(transform))
        case .type(let text, let element):
            .type(transform(text), into: element?.mappingTexts(transform))
        case .clear(let element): .clear(element.mappingTexts(transform))
        case .submit(let element): .submit(element.mappingTexts(transform))
        case .switch(let element, let on): .switch(element.mappingTexts(transform), on: on)
        case .select(let item, let element):
            .select(transform(item), in: element.mappingTexts(transform))
        case .scroll(let element, .to(let goal)):
            .scroll(element.mappingTexts(transform), .to(goal.mappingTexts(transform)))
        case .scroll(let element, let goal): .scroll(element.mappingTexts(transform), goal)
        case .wait(.until(let expectation)): .wait(.until(expectation.mappingTexts(transform)))
        case .reply(let call, let body): .reply(call: call, with: transform(body))
        case .expect(let expectation): .expect(expectation.mappingTexts(transform))
        case .when(let expectation, let steps): .when(expectation.mappingTexts(transform), steps)
        case .use(let use): .use(use.mappingTexts(transform))
        default: self
        }
    }
}

extension Use {
    /// Returns the use with each text in its arguments replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> Use {
        var result = self
        for index in arguments.indices {
            result.arguments[index].value = transform(arguments[index].value)
        }
        return result
    }
}

extension ElementQuery {
    /// Returns the query with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> ElementQuery {
        mappingTexts { $0.resolved(with: value) }
    }

    /// Returns the query with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> ElementQuery {
        var result = self
        result.name = name?.mappingTexts(transform)
        result.inside = inside?.mappingTexts(transform)
        return result
    }
}

extension ElementQuery.Name {
    /// Returns the name with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> ElementQuery.Name {
        guard case .label(let label) = self else { return self }
        return .label(transform(label))
    }
}

extension TextMatcher {
    /// Returns the matcher with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> TextMatcher {
        guard case .text(let text) = self else { return self }
        return .text(transform(text))
    }
}
