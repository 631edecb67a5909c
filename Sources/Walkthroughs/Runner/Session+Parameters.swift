extension Session {
    /// Notes the values of parameters that names tell to be secrets: a line may name them before they are typed.
    package func noteSecrets(of program: Program) {
        let header = program.script.header
        guard !header.parameters.isEmpty || header.examples != nil || !program.values.overrides.isEmpty else { return }
        for name in program.secretParameters {
            if let value = program.values[name] { noteTyped(value, isSecret: true) }
        }
    }

    /// Returns the values of `--param` that may be read in reports, as `NAME=VALUE`, by name.
    ///
    /// One that went into a secure field may not, nor one of which that is not known: it is typed later.
    package func openParameters(of program: Program) -> [String] {
        let given = program.values.overrides
        guard !given.isEmpty else { return [] }
        let typed = program.typedParameters
        let open = given.filter { name, value in
            if value.isEmpty { return true }
            if Secret.isMeant(by: name) || secretTexts.contains(where: { $0.contains(value) }) { return false }
            return !typed.contains(name) || openTexts.contains { $0.contains(value) }
        }
        return open.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
    }

    /// The columns of examples whose values went into a secure field and stand in names nevertheless, as warnings.
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
