import Results
import StageRuntime
import WalkthroughLanguage

/// What hides secrets: the texts typed into secure fields, which become dots wherever text leaves the process.
package struct SecretTexts {
    /// The texts that were typed into secure fields, and the values of parameters named as secrets.
    private(set) var typed: Set<String> = []

    var isEmpty: Bool { typed.isEmpty }

    mutating func note(_ text: String) { typed.insert(text) }

    /// Returns a line or a sentence with dots for what was typed into secure fields so far.
    package func concealing(in text: String) -> String {
        typed.isEmpty ? text : Secret.concealing(typed, in: text)
    }

    /// Returns a failure with dots for what was typed into secure fields so far.
    func concealing(in failure: StepFailure) -> StepFailure {
        if typed.isEmpty { return failure }
        var failure = failure
        failure.message = concealing(in: failure.message)
        failure.expected = failure.expected.map { concealing(in: $0) }
        failure.actual = failure.actual.map { concealing(in: $0) }
        failure.notes = failure.notes.map { concealing(in: $0) }
        return failure
    }

    /// Returns a plain text, such as one in a picture, with dots for what was typed into secure fields so far.
    package func concealing(plain text: String) -> String {
        typed.isEmpty ? text : Secret.concealing(typed, inPlain: text)
    }

    /// Returns an event with dots for what was typed into secure fields so far; names and positions stay.
    func concealing(in event: TraceEvent) -> TraceEvent {
        if typed.isEmpty { return event }
        let fields = event.fields.map { field in
            Self.namingFields.contains(field.name)
                ? field : TraceEvent.Field(field.name, concealing(plain: field.value))
        }
        return TraceEvent(
            time: event.time, category: event.category, name: concealing(in: event.name), fields: fields)
    }

    /// The fields of events whose values are names or numbers from the engine.
    private static let namingFields = ["call", "number", "screen", "at"]

    /// Returns a pending event with dots for what was typed into secure fields so far.
    func concealing(in pending: PendingEvent) -> PendingEvent {
        PendingEvent(name: concealing(plain: pending.name), due: pending.due, isUnseen: pending.isUnseen)
    }
}
