import Basics
import StageRuntime
package import WalkthroughRunner

/// What a trace file holds of one walkthrough.
package struct TraceSection: Equatable, Sendable {
    /// What tells it from the others; of the script's path only the name, so that a folder makes no difference.
    struct Key: Hashable, Sendable {
        var script: String
        var line: Int?
        var title: String
        var rowName: String?
        var repetition: Int?
    }

    /// Which walkthrough it is.
    var key: Key
    /// The events, in order.
    package var events: [TracedEvent]
    /// How it went, by the words of the journal.
    var outcome: String
    /// What identifies the run, as 16 hexadecimal digits; nil if it did not end.
    var hash: String?

    init(key: Key, events: [TracedEvent] = [], outcome: String, hash: String? = nil) {
        (self.key, self.events, self.outcome, self.hash) = (key, events, outcome, hash)
    }

    /// Takes over the trace of a walkthrough that has ended.
    package init(_ result: WalkthroughResult) {
        self.init(
            key: Key(result), events: result.trace ?? [], outcome: result.outcome.rawValue,
            hash: result.trace == nil ? nil : result.traceHash?.text)
    }

    /// The walkthrough as a person reads it: `search.walk: Search, open a suggestion`.
    var name: String {
        var name = key.script + ": " + key.title
        if let row = key.rowName { name += " (" + row + ")" }
        if let repetition = key.repetition { name += " #" + String(repetition) }
        return SafeText.line(name)
    }
}

extension TraceSection.Key {
    fileprivate init(_ walkthrough: WalkthroughResult) {
        let identity = walkthrough.walkthrough
        self.init(
            script: walkthrough.scriptFile, line: identity.line, title: identity.title,
            rowName: identity.rowName, repetition: identity.repetition)
    }
}
