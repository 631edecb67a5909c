package import WalkthroughLanguage

extension Program {
    /// The names of the parameters that its script and those that it uses have.
    package var parameterNames: Set<String> {
        scripts.values.reduce(script.parameterNames) { $0.union($1.parameterNames) }
    }
}

extension Session {
    /// Notes the values of parameters that names tell to be secrets: a line may name them before they are typed.
    package func noteSecrets(of program: Program) {
        let header = program.script.header
        guard !header.parameters.isEmpty || header.examples != nil || !program.values.overrides.isEmpty else { return }
        for name in program.secretParameters {
            if let value = program.values[name] { noteTyped(value, isSecret: true) }
        }
    }

    /// Returns what `--param` gave a program, as `NAME=VALUE`, by name; nil if nothing was given to any.
    ///
    /// A value that went into a secure field is `…`, as is one of which that is not known: it is typed later.
    package func givenParameters(of program: Program) -> [String]? {
        guard !program.values.overrides.isEmpty else { return nil }
        let names = program.parameterNames
        let given = program.values.overrides.filter { names.contains($0.key) }
        let typed = program.typedParameters
        return given.sorted { $0.key < $1.key }.map { name, value in
            let isOpen = isOpen(value, of: name, isTyped: typed.contains(name))
            return name + "=" + (isOpen ? value : WalkthroughResult.concealedValue)
        }
    }

    /// Whether the value of a parameter may be read in reports.
    private func isOpen(_ value: String, of name: String, isTyped: Bool) -> Bool {
        if value.isEmpty { return true }
        if Secret.isMeant(by: name) || secretTexts.contains(where: { $0.contains(value) }) { return false }
        return !isTyped || openTexts.contains { $0.contains(value) }
    }

    /// The columns of examples whose values went into a secure field and are in names nevertheless, as warnings.
    func bareSecrets(of walkthrough: Walkthrough) -> [WalkthroughWarning] {
        guard walkthrough.rowName != nil, !secretTexts.isEmpty else { return [] }
        let program = walkthrough.program
        let known = program.secretParameters
        let columns = program.script.header.examples?.columns ?? []
        let bare = columns.filter { column in
            guard !known.contains(column.value), let value = program.values[column.value] else { return false }
            return !value.isEmpty && secretTexts.contains(value)
        }
        return bare.map { column in
            WalkthroughWarning(
                at: column.location,
                "the values of `\(column.value)` go into a secure field, and stand in the names of these rows",
                advice: "call it `password`, `secret` or `token`, and they are shown as dots")
        }
    }
}
