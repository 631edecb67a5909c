import Basics
import Foundation
package import Results
import StageRuntime
import WalkthroughLanguage

/// Traces as a file of JSON Lines; Docs/schedules.md describes every field.
///
/// It holds no wall time, path, process id or address, and sections come in the order of the plan: equal runs give
/// equal bytes, whatever the build and the number of runner processes.
package struct TraceFile: Equatable, Sendable {
    /// The name of the format in a trace file.
    static let format = "rehearsal-trace"
    /// The version that changes with the meaning of a file.
    static let major = 1
    /// The version that grows with each addition.
    static let minor = 0

    /// The sections of the walkthroughs, in order.
    package var sections: [TraceSection]

    /// Makes a file of sections.
    package init(sections: [TraceSection]) { self.sections = sections }

    /// The file's text, in UTF-8.
    package var bytes: [UInt8] {
        let json = JSONLine()
        var bytes = json.of(Line(format: Self.format, version: "\(Self.major).\(Self.minor)"))
        for section in sections {
            bytes += json.of(Line(walkthrough: section.key))
            for entry in section.events { bytes += json.of(Line(entry)) }
            bytes += json.of(Line(outcome: section.outcome, events: section.events.count, hash: section.hash))
        }
        return bytes
    }
}

extension TraceFile {
    /// Any line of a file, whose kind its members show; Docs/schedules.md describes them.
    struct Line: Codable {
        var format: String?
        var version: String?
        var walkthrough: TraceSection.Key?
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
    init(_ entry: TracedEvent) {
        self.init(
            hash: entry.hash?.text, time: entry.event.time.nanoseconds, category: entry.event.category.name,
            name: entry.event.name,
            fields: entry.event.fields.isEmpty ? nil : entry.event.fields.map { [$0.name, $0.value] })
    }

    /// Reads an event of a category; nil if a member is missing or of another form.
    func event(_ category: String) -> TraceEvent? {
        guard let time, let name else { return nil }
        let fields = fields ?? []
        guard fields.allSatisfy({ $0.count == 2 }) else { return nil }
        return TraceEvent(
            time: StageInstant(nanoseconds: time), category: TraceCategory(category), name: name,
            fields: fields.map { TraceEvent.Field($0[0], $0[1]) })
    }
}

/// The part of a trace file about one walkthrough.
package struct TraceSection: Equatable, Sendable {
    /// What identifies it, with the script's name without its folder.
    struct Key: Hashable, Codable, Sendable {
        var script: String
        var line: Int?
        var title: String
        var rowName: String?
        var repetition: Int?
    }

    var key: Key
    /// The events, in order.
    package var events: [TracedEvent]
    /// The outcome, in the words of the journal.
    var outcome: String
    /// The hash that identifies the run, as 16 hexadecimal digits; nil if it did not end.
    var hash: String?

    init(key: Key, events: [TracedEvent] = [], outcome: String, hash: String? = nil) {
        (self.key, self.events, self.outcome, self.hash) = (key, events, outcome, hash)
    }

    /// Makes the section of a walkthrough that has ended.
    ///
    /// - Parameter trace: its whole trace; nil if it did not end.
    package init(_ result: WalkthroughResult, trace: [TracedEvent]?) {
        self.init(
            key: Key(result), events: trace ?? [], outcome: result.outcome.rawValue,
            hash: trace == nil ? nil : result.traceHash?.text)
    }
}

extension TraceSection.Key {
    /// The walkthrough as a person reads it: `search.walk: Search, open a suggestion`.
    var name: String {
        var name = script + ": " + title
        if let rowName { name += " (" + rowName + ")" }
        if let repetition { name += " #" + String(repetition) }
        return SafeText.line(name)
    }

    fileprivate init(_ walkthrough: WalkthroughResult) {
        let identity = walkthrough.walkthrough
        self.init(
            script: walkthrough.scriptFile, line: identity.line, title: identity.title,
            rowName: identity.rowName, repetition: identity.repetition)
    }
}

/// A file that is no trace file, or not one that can be compared.
package struct TraceFileError: Error, Equatable {
    let file: String
    var problem = "is not a trace file; `rehearse test --trace FILE` writes one"

    /// What is wrong, and what to do.
    package var message: String { SafeText.fragment(file + " " + problem) }
}
