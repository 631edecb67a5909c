import HeadlessUIKit
import Results
import StageRuntime
package import WalkthroughLanguage

extension Session {
    /// Returns the line of a step before it is performed, with dots for all secrets so far and for its own.
    package func concealingSecrets(of command: Command, in source: String) -> String {
        if let text = command.textOfField, hidesText(typedInto: command.fieldQuery) { secrets.note(text) }
        return secrets.concealing(in: source)
    }

    /// Returns whether a field is secure; a field that is not on screen is judged by its name.
    ///
    /// - Parameter query: the field; nil for the focused one; typing counts as secret if there is none.
    private func hidesText(typedInto query: ElementQuery?) -> Bool {
        guard let query else {
            guard isLaunched else { return false }
            let field = stage.run { UIApplication.shared.frontWindow?.firstResponder }
            return field.map { !$0.takesText || $0.hidesTypedText } ?? true
        }
        // Most screens have no secure field, and most names mark no secret, so that no search is needed.
        let isNamed = Secret.isMeant(by: query)
        guard let screen, isNamed || screen.holdsSecureField else { return isNamed }
        let matches = ElementFinder(screen).indices(of: query).map { screen.elements[$0] }.filter { $0.role == .field }
        return matches.isEmpty ? isNamed : matches.contains { $0.isSecure }
    }

    /// Notes a text as a secret if it is typed into a secure field, now that the field is known.
    func noteSecret(_ text: Template, typedInto field: UIResponder?) {
        guard let field, field.takesText, field.hidesTypedText else { return }
        secrets.note(text.text)
        line = secrets.concealing(in: line)
    }

    /// Records the values of parameters whose names mark secrets, since a line may show them before they are typed.
    package func noteSecrets(of program: Program) {
        for name in program.secretParameters { program.values[name].map { secrets.note($0) } }
    }

    /// Returns the parameters that `--param` set for a program, as `NAME=VALUE`, sorted by name; nil if there are none.
    ///
    /// A value that is a secret, or a part of one, is `…`.
    package func givenParameters(of program: Program) -> [String]? {
        guard !program.values.overrides.isEmpty else { return nil }
        let names = program.parameterNames
        let given = program.values.overrides.filter { names.contains($0.key) }
        return given.sorted { $0.key < $1.key }.map { name, value in
            let isSecret = Secret.isMeant(by: name) || secrets.typed.contains { $0.contains(value) }
            return name + "=" + (isSecret && !value.isEmpty ? WalkthroughResult.concealedValue : value)
        }
    }

    /// Returns a warning for each column of examples whose values are secrets, since the names of its rows show them.
    func bareSecrets(of walkthrough: Walkthrough) -> [WalkthroughWarning] {
        guard walkthrough.rowName != nil else { return [] }
        let program = walkthrough.program
        let columns = program.script.header.examples?.columns ?? []
        let bare = columns.filter { column in
            guard !Secret.isMeant(by: column.value), let value = program.values[column.value] else { return false }
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

extension Command {
    /// The text that it types into a field, or compares an element with; nil if it does neither.
    fileprivate var textOfField: String? {
        switch self {
        case .act(.type(let text), _), .gesture(.type(let text)): text.text
        case .expect(let expectation), .when(let expectation, _), .wait(.until(let expectation)):
            if case .value(_, let predicate, _) = expectation.condition { predicate.comparedText } else { nil }
        default: nil
        }
    }

    /// The element of ``textOfField``; nil for the focused field.
    fileprivate var fieldQuery: ElementQuery? {
        switch self {
        case .act(_, let query): query
        case .expect(let expectation), .when(let expectation, _), .wait(.until(let expectation)):
            if case .value(let query, _, _) = expectation.condition { query } else { nil }
        default: nil
        }
    }
}
