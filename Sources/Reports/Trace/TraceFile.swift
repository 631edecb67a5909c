import StageRuntime
import WalkthroughLanguage

/// Traces as a file of JSON Lines; Docs/schedules.md describes every field.
///
/// It holds no wall time, path, process id or address, and sections come in the order of the plan: equal runs give
/// equal bytes, whatever the build and the number of runner processes.
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
        let json = JSONLine()
        var bytes = json.of(Line(format: Self.format, version: "\(Self.major).\(Self.minor)"))
        for section in sections {
            bytes += json.of(Line(walkthrough: Line.Walkthrough(section.key)))
            for entry in section.events { bytes += json.of(Line(entry)) }
            bytes += json.of(Line(outcome: section.outcome, events: section.events.count, hash: section.hash))
        }
        return bytes
    }
}
