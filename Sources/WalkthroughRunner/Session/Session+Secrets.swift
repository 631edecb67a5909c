import HeadlessUIKit
import StageRuntime
package import WalkthroughLanguage

extension Session {
    /// Returns the line of a step that is still to be performed, with what it types as dots unless all may read it.
    ///
    /// The rule: what is typed may be read unless it goes into a secure field. Whether a field is secure is asked of
    /// the screen, and if nothing fits the query there, of the last screen on which something did. If nothing ever
    /// did, or what fits is no field, the name decides: `Password` is a secret's. What goes into the focused field may
    /// be read only if that is known to be an ordinary one.
    ///
    /// What was typed into a secure field before is dots wherever the line names it.
    package func concealingSecrets(of command: Command, in source: String) -> String {
        concealingTypedSecrets(in: concealingFieldText(of: command, in: source))
    }

    /// Returns a line or a sentence with dots for what was typed into secure fields so far.
    package func concealingTypedSecrets(in text: String) -> String {
        secretTexts.isEmpty ? text : Secret.concealing(secretTexts, in: text)
    }

    /// Returns a failure with dots for what was typed into secure fields so far.
    func concealingTypedSecrets(in failure: StepFailure) -> StepFailure {
        if secretTexts.isEmpty { return failure }
        var failure = failure
        failure.message = concealingTypedSecrets(in: failure.message)
        failure.expected = failure.expected.map { concealingTypedSecrets(in: $0) }
        failure.actual = failure.actual.map { concealingTypedSecrets(in: $0) }
        failure.notes = failure.notes.map { concealingTypedSecrets(in: $0) }
        return failure
    }

    /// Returns a text by itself, such as one that is drawn, with dots for what was typed into secure fields so far.
    package func concealingTypedSecrets(plain text: String) -> String {
        secretTexts.isEmpty ? text : Secret.concealing(secretTexts, inPlain: text)
    }

    /// Returns an event with dots for what was typed into secure fields so far.
    ///
    /// Names stay: those of screens and calls, and places in scripts.
    func concealingTypedSecrets(in event: TraceEvent) -> TraceEvent {
        if secretTexts.isEmpty { return event }
        let fields = event.fields.map { field in
            Self.namingFields.contains(field.name)
                ? field : TraceEvent.Field(field.name, concealingTypedSecrets(plain: field.value))
        }
        return TraceEvent(
            time: event.time, category: event.category, name: concealingTypedSecrets(in: event.name), fields: fields)
    }

    /// The fields of events whose values are names or numbers that the engine gave.
    private static let namingFields = ["call", "number", "screen", "at"]

    /// Returns what is still to come with dots for what was typed into secure fields so far.
    func concealingTypedSecrets(in pending: PendingEvent) -> PendingEvent {
        PendingEvent(name: concealingTypedSecrets(plain: pending.name), due: pending.due, isUnseen: pending.isUnseen)
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

    /// Whether an element is a secure field; of one that is not there, as far as its name tells.
    package func showsSecret(_ query: ElementQuery) -> Bool {
        guard isLaunched, let screen else { return Secret.isMeant(by: query) }
        // Most screens have no such field, and most names are no secret's: then nothing is looked for.
        guard screen.holdsSecureField || Secret.isMeant(by: query) else { return false }
        let places = ElementFinder(screen).places(of: query)
        return places.isEmpty ? Secret.isMeant(by: query) : places.contains { screen.elements[$0].isSecure }
    }

    /// Whether what is typed is known to go into an ordinary field; before the launch nothing is known.
    private func isKnownAsOrdinary(_ query: ElementQuery?) -> Bool {
        guard isLaunched else { return false }
        return stage.run {
            guard let query else {
                let field = UIApplication.shared.keyWindow?.firstResponder
                return field.map { $0.takesText && !$0.hidesTypedText } ?? false
            }
            if let screen, let isOrdinary = Self.isOrdinary(query, on: screen) { return isOrdinary }
            return history.entries.lazy.reversed().compactMap { Self.isOrdinary(query, on: $0.screen) }.first
                ?? !Secret.isMeant(by: query)
        }
    }

    /// Whether nothing that a query fits is a secure field, or has a secret's name; nil if it fits nothing.
    private static func isOrdinary(_ query: ElementQuery, on screen: Screen) -> Bool? {
        let places = ElementFinder(screen).places(of: query)
        guard !places.isEmpty else { return nil }
        return places.allSatisfy { place in
            let element = screen.elements[place]
            return element.role == .field ? !element.isSecure : !Secret.isMeant(by: query)
        }
    }
}

/// What of a session was looked up in the lists that its app declares.
struct LookedUpNames {
    /// The screens, by name.
    var screens: Set<String> = []
    /// How many of the calls that were asked.
    var callCount = 0
}

extension Session {
    /// Reports each screen, worker call and state key that the app's lists lack, once; a list that is empty is none.
    func reportUndeclared() {
        if !app.calls.isEmpty {
            for name in stage.workers.requestedNames(from: lookedUp.callCount) {
                lookedUp.callCount += 1
                guard !app.calls.contains(where: { $0.name == name }) else { continue }
                stage.report(.undeclared(name: name, kind: "worker call", list: "workerCalls"))
            }
        }
        guard let name = screenName, lookedUp.screens.insert(name).inserted else { return }
        if !app.screens.isEmpty, !app.screens.contains(name) {
            stage.report(.undeclared(name: name, kind: "screen", list: "screens"))
        }
        guard !app.stateKeys.isEmpty, let state = inspectableState else { return }
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .struct else { return }
        for key in mirror.children.compactMap(\.label) where !app.stateKeys.contains(key) {
            stage.report(.undeclared(name: key, kind: "state key of \(name)", list: "stateKeys"))
        }
    }
}

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
