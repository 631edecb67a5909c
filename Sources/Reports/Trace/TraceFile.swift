import StageRuntime
import Walkthroughs

/// Traces as a file of JSON Lines; Docs/trace-file.md describes every field.
///
/// It holds no wall time, path, process id or address, and sections stand in the order of the plan: equal runs give
/// equal bytes, whatever the build and the number of workers.
package struct TraceFile: Equatable, Sendable {
    /// What a trace file calls itself.
    static let format = "rehearsal-trace"
    /// The version of a file whose meaning changed; another one is not read.
    static let major = 1
    /// The version that grows with each addition.
    static let minor = 0

    /// What it holds of each walkthrough, in order.
    package var sections: [TraceSection]

    /// Makes a file of sections.
    package init(sections: [TraceSection]) { self.sections = sections }

    /// How many events it holds.
    var eventCount: Int { sections.reduce(0) { $0 + $1.events.count } }

    /// The file's text, in UTF-8.
    package var bytes: [UInt8] {
        var head = JSONText()
        head.object { text in
            text.member("format", Self.format)
            text.member("version", "\(Self.major).\(Self.minor)")
        }
        return sections.reduce(into: head.line()) { $0 += Self.bytes(of: $1) }
    }

    private static func bytes(of section: TraceSection) -> [UInt8] {
        var bytes = line { text in
            text.name("walkthrough")
            text.object { text in
                text.member("script", section.key.script)
                text.member("line", section.key.line)
                text.member("title", section.key.title)
                text.member("rowName", section.key.rowName)
                text.member("repetition", section.key.repetition)
            }
        }
        for entry in section.events { bytes += line { write(entry, to: &$0) } }
        return bytes
            + line { text in
                text.member("outcome", section.outcome)
                text.member("events", section.events.count)
                text.member("hash", section.hash)
            }
    }

    private static func write(_ entry: TracedEvent, to text: inout JSONText) {
        text.member("time", entry.event.time.nanoseconds)
        text.member("category", entry.event.category.name)
        text.member("name", entry.event.name)
        if !entry.event.fields.isEmpty {
            text.name("fields")
            text.array(entry.event.fields) { text, field in text.array([field.name, field.value]) { $0.string($1) } }
        }
        text.member("hash", entry.hash?.text)
    }

    private static func line(_ body: (inout JSONText) -> Void) -> [UInt8] {
        var text = JSONText(capacity: 128)
        text.object(body)
        return text.line()
    }
}
