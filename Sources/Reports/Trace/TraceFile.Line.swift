import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

extension TraceFile {
    /// Any line of a file: which one it is, its members tell; Docs/schedules.md describes them.
    struct Line: Codable {
        var format: String?
        var version: String?
        /// What a journal has, so that it is told from a trace.
        private(set) var schema: String?
        var walkthrough: Walkthrough?
        var outcome: String?
        var events: Int?
        var hash: String?
        var time: Int64?
        var category: String?
        var name: String?
        var fields: [[String]]?
    }
}

extension TraceFile.Line {
    /// What tells a walkthrough from the others.
    struct Walkthrough: Codable {
        var script: String
        var line: Int?
        var title: String
        var rowName: String?
        var repetition: Int?

        init(_ key: TraceSection.Key) {
            (script, line, title) = (key.script, key.line, key.title)
            (rowName, repetition) = (key.rowName, key.repetition)
        }

        var key: TraceSection.Key {
            TraceSection.Key(script: script, line: line, title: title, rowName: rowName, repetition: repetition)
        }
    }

    /// Writes an event.
    init(_ entry: TracedEvent) {
        self.init(
            hash: entry.hash?.text, time: entry.event.time.nanoseconds, category: entry.event.category.name,
            name: entry.event.name,
            fields: entry.event.fields.isEmpty ? nil : entry.event.fields.map { [$0.name, $0.value] })
    }

    /// Reads an event of a category; nil if a member is missing or of another form.
    func event(_ category: String) -> TracedEvent? {
        guard let time, let name else { return nil }
        let fields = fields ?? []
        guard fields.allSatisfy({ $0.count == 2 }) else { return nil }
        var traceHash: TraceHash?
        if let hash {
            guard let value = UInt64(hash, radix: 16) else { return nil }
            traceHash = TraceHash(value: value)
        }
        return TracedEvent(
            event: TraceEvent(
                time: StageInstant(nanoseconds: time), category: TraceCategory(category), name: name,
                fields: fields.map { TraceEvent.Field($0[0], $0[1]) }),
            hash: traceHash)
    }
}
