import HeadlessUIKit
import Results
import StageRuntime
package import WalkthroughLanguage

extension Session {
    /// Returns the line of a step before it is performed, with dots for what it types unless that may be shown.
    ///
    /// Typed text may be shown unless it goes into a secure field. Whether a field is secure is looked up on the
    /// current screen or, if no element matches there, on the last screen with a match. If there never was one, or the
    /// match is no field, the name decides: `Password` marks a secret. Text for the focused field may be shown only if
    /// that is known to be an ordinary field.
    ///
    /// Text that was typed into a secure field before is shown as dots wherever the line contains it.
    package func concealingSecrets(of command: Command, in source: String) -> String {
        secrets.concealing(in: concealingFieldText(of: command, in: source))
    }

    private func concealingFieldText(of command: Command, in source: String) -> String {
        switch command {
        case .act(.type(let text), let query):
            return isKnownAsOrdinary(query) ? source : concealing(text, in: source)
        case .gesture(.type(let text)):
            return isKnownAsOrdinary(nil) ? source : concealing(text, in: source)
        case .expect(let expectation), .when(let expectation, _), .wait(.until(let expectation)):
            guard case .value(let query, let predicate, _) = expectation.condition, let text = predicate.comparedText,
                showsSecret(query)
            else { return source }
            return source.replacingLastQuotedText(with: Secret.dots(for: text))
        default: return source
        }
    }

    private func concealing(_ text: Template, in source: String) -> String {
        text.text.isEmpty ? source : source.replacingQuotedText(with: Secret.dots(for: text.text))
    }

    /// Returns whether a query matches a secure field; without a match, its name decides.
    package func showsSecret(_ query: ElementQuery) -> Bool {
        guard isLaunched, let screen else { return Secret.isMeant(by: query) }
        // Most screens have no secure field, and most names mark no secret, so that no search is needed.
        guard screen.holdsSecureField || Secret.isMeant(by: query) else { return false }
        let places = ElementFinder(screen).places(of: query)
        return places.isEmpty ? Secret.isMeant(by: query) : places.contains { screen.elements[$0].isSecure }
    }

    /// Returns whether typed text is known to go into an ordinary field; before the launch nothing is known.
    private func isKnownAsOrdinary(_ query: ElementQuery?) -> Bool {
        guard isLaunched else { return false }
        return stage.run {
            guard let query else {
                let field = UIApplication.shared.frontWindow?.firstResponder
                return field.map { $0.takesText && !$0.hidesTypedText } ?? false
            }
            if let screen, let isOrdinary = Self.isOrdinary(query, on: screen) { return isOrdinary }
            return watch.history.entries.lazy.reversed().compactMap { Self.isOrdinary(query, on: $0.screen) }.first
                ?? !Secret.isMeant(by: query)
        }
    }

    /// Returns whether no match of a query is a secure field or has a secret's name; nil if there is no match.
    private static func isOrdinary(_ query: ElementQuery, on screen: Screen) -> Bool? {
        let places = ElementFinder(screen).places(of: query)
        guard !places.isEmpty else { return nil }
        return places.allSatisfy { place in
            let element = screen.elements[place]
            return element.role == .field ? !element.isSecure : !Secret.isMeant(by: query)
        }
    }
}

extension Program {
    /// The names of the parameters of its script and of those that it uses.
    package var parameterNames: Set<String> {
        scripts.values.reduce(script.parameterNames) { $0.union($1.parameterNames) }
    }
}

extension Session {
    /// Records the values of parameters whose names mark secrets, since a line may show them before they are typed.
    package func noteSecrets(of program: Program) {
        let header = program.script.header
        guard !header.parameters.isEmpty || header.examples != nil || !program.values.overrides.isEmpty else { return }
        for name in program.secretParameters {
            if let value = program.values[name] { secrets.note(value, isSecret: true) }
        }
    }

    /// Returns the parameters that `--param` set for a program, as `NAME=VALUE`, sorted by name; nil if there are none.
    ///
    /// A value that went into a secure field is `…`, and so is a value that has not been typed yet.
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

    /// Returns whether reports may show the value of a parameter.
    private func isOpen(_ value: String, of name: String, isTyped: Bool) -> Bool {
        if value.isEmpty { return true }
        if Secret.isMeant(by: name) || secrets.typed.contains(where: { $0.contains(value) }) { return false }
        return !isTyped || secrets.open.contains { $0.contains(value) }
    }

    /// Returns a warning for each column of examples whose values are secrets, since the names of its rows show them.
    func bareSecrets(of walkthrough: Walkthrough) -> [WalkthroughWarning] {
        guard walkthrough.rowName != nil, !secrets.typed.isEmpty else { return [] }
        let program = walkthrough.program
        let known = program.secretParameters
        let columns = program.script.header.examples?.columns ?? []
        let bare = columns.filter { column in
            guard !known.contains(column.value), let value = program.values[column.value] else { return false }
            return !value.isEmpty && secrets.typed.contains(value)
        }
        return bare.map { column in
            WalkthroughWarning(
                at: column.location,
                "the values of `\(column.value)` are typed into a secure field, but the names of these rows show them",
                advice: "call it `password`, `secret` or `token`, and they are shown as dots")
        }
    }
}
