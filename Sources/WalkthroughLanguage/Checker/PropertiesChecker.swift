/// Checks a script of properties as a whole: it may have no steps, and must have a property.
struct PropertiesChecker {
    /// The script; strong, the library owns it.
    let file: ScriptFile

    /// Returns an error for the first step and for a fragment, and a warning for a file without properties.
    func problems() -> [Diagnostic] {
        let header = file.script.header
        guard let mark = header.propertiesMark else { return [] }
        if let step = file.script.steps.first {
            return [
                file.diagnostic(
                    "a script of properties cannot have steps", at: step.location,
                    length: min(step.source.count, 40),
                    help: "write a property: never, always, sometimes, when … end, after request … end")
            ]
        }
        if header.isFragment {
            return [
                file.diagnostic("a script of properties cannot be a fragment", at: mark.location, length: mark.length)
            ]
        }
        return header.properties.isEmpty && header.volatile.isEmpty
            ? [
                file.diagnostic(
                    "this script has no property", severity: .warning, at: mark.location, length: mark.length,
                    help: "write one: never expect alert \"Unknown error\"")
            ] : []
    }
}

extension Header {
    /// The expectations of the properties as steps, so that their names can be checked like those of steps.
    var propertySteps: [Step] {
        properties.flatMap { property in
            let source = String("\(property)".prefix(property.length))
            var steps = property.expectations.map {
                Step(command: .expect($0), location: property.location, source: source)
            }
            if case .afterRequest(let call, _) = property.rule {
                let asked = Expectation(.requests(call: call, times: 1))
                steps.append(Step(command: .expect(asked), location: property.location, source: source))
            }
            return steps
        }
    }
}

/// Finds expectations that are always true, whatever the app does.
struct VacuityChecker {
    /// The script; strong, the library owns it.
    let file: ScriptFile

    func problems() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        search(file.script.steps, &problems)
        for property in file.script.header.properties {
            for expectation in property.expectations {
                warn(of: expectation.condition, at: property.location, length: property.length, &problems) {
                    switch property.rule {
                    case .never: "this always fails"
                    case .always, .sometimes, .neverStandsStill: "this is always true"
                    // The property's location is its first line, and the expectation may be on another one.
                    case .whenever, .afterRequest: "`\(expectation)` is always true"
                    }
                }
            }
        }
        return problems
    }

    private func search(_ steps: [Step], _ problems: inout [Diagnostic]) {
        // The loop uses indices to avoid copying the steps.
        for index in steps.indices {
            switch steps[index].command {
            case .expect(let expectation), .wait(.until(let expectation)):
                warn(of: expectation.condition, in: steps[index], &problems)
            case .when(let expectation, let inner):
                warn(of: expectation.condition, in: steps[index], &problems)
                search(inner, &problems)
            case .repeat(_, let inner): search(inner, &problems)
            default: break
            }
        }
    }

    private func warn(of condition: Expectation.Condition, in step: Step, _ problems: inout [Diagnostic]) {
        warn(of: condition, at: step.location, length: step.source.count, &problems) { "this is always true" }
    }

    /// Adds a warning if a condition asks for a text that every text contains.
    private func warn(
        of condition: Expectation.Condition, at location: SourceLocation, length: Int, _ problems: inout [Diagnostic],
        effect: () -> String
    ) {
        let help: String
        switch condition {
        case .value(let element, .contains(let text), negated: false) where text.isLiteral && text.text.isEmpty:
            help = "write the text that you mean, `is not empty`, or `expect \(element)` alone"
        case .storage(_, .contains(let text), negated: false) where text.isLiteral && text.text.isEmpty:
            help = "write the text that you mean, or `is not empty`"
        default: return
        }
        problems.append(
            file.diagnostic(
                "\(effect()): every text contains \"\"", severity: .warning, at: location, length: min(length, 40),
                help: help))
    }
}
