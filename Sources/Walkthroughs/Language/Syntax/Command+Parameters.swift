extension Command {
    /// Returns the command with each parameter replaced by its value; the steps inside a block stay as they are.
    package func resolved(with value: (_ name: String) -> String?) -> Command {
        switch self {
        case .tap(let element): .tap(element.resolved(with: value))
        case .type(let text, let element):
            .type(text.resolved(with: value), into: element?.resolved(with: value))
        case .clear(let element): .clear(element.resolved(with: value))
        case .submit(let element): .submit(element.resolved(with: value))
        case .switch(let element, let on): .switch(element.resolved(with: value), on: on)
        case .select(let item, let element):
            .select(item.resolved(with: value), in: element.resolved(with: value))
        case .scroll(let element, .to(let goal)):
            .scroll(element.resolved(with: value), .to(goal.resolved(with: value)))
        case .scroll(let element, let goal): .scroll(element.resolved(with: value), goal)
        case .wait(.until(let expectation)): .wait(.until(expectation.resolved(with: value)))
        case .reply(let call, let body): .reply(call: call, with: body.resolved(with: value))
        case .expect(let expectation): .expect(expectation.resolved(with: value))
        case .when(let expectation, let steps): .when(expectation.resolved(with: value), steps)
        case .use(let use): .use(use.resolved(with: value))
        default: self
        }
    }
}

extension Use {
    /// Returns the use with each parameter in its arguments replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Use {
        var result = self
        for index in arguments.indices {
            result.arguments[index].value = arguments[index].value.resolved(with: value)
        }
        return result
    }
}

extension ElementQuery {
    /// Returns the query with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> ElementQuery {
        var result = self
        result.name = name?.resolved(with: value)
        result.inside = inside?.resolved(with: value)
        return result
    }
}

extension ElementQuery.Name {
    /// Returns the name with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> ElementQuery.Name {
        guard case .label(let label) = self else { return self }
        return .label(label.resolved(with: value))
    }
}

extension TextMatcher {
    /// Returns the matcher with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> TextMatcher {
        guard case .text(let text) = self else { return self }
        return .text(text.resolved(with: value))
    }
}
