/// Finds what is wrong with a script of properties as a whole: steps, and lines of the header that mean nothing there.
struct PropertiesChecker {
    /// The script; strong, the library's.
    let file: ScriptFile

    /// Returns an error for the first step, and for a file that says nothing.
    func problems() -> [Diagnostic] {
        let header = file.script.header
        guard let mark = header.propertiesMark else { return [] }
        if let step = file.script.steps.first {
            return [
                file.diagnostic(
                    "a script of properties has no steps: nothing is done here", at: step.location,
                    length: min(step.source.count, 40),
                    help: "write a property: never, always, sometimes, when … end, after request … end")
            ]
        }
        if header.isFragment {
            return [file.diagnostic("properties are no fragment", at: mark.location, length: mark.length)]
        }
        return header.properties.isEmpty && header.volatile.isEmpty
            ? [
                file.diagnostic(
                    "there is no property here", severity: .warning, at: mark.location, length: mark.length,
                    help: "write one: never expect alert \"Unknown error\"")
            ] : []
    }
}

extension Header {
    /// The expectations of the properties as steps, so that their names are checked as a step's are.
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
