import Basics
import Foundation
import StageRuntime
import WalkthroughLanguage
package import WalkthroughRunner

/// Traces as a file of JSON Lines; Docs/schedules.md describes every field.
///
/// It holds no wall time, path, process id or address, and sections come in the order of the plan: equal runs give
/// equal bytes, whatever the build and the number of runner processes.
package struct TraceFile: Equatable, Sendable {
    /// The name of the format in a trace file.
    static let format = "rehearsal-trace"
    /// The version that changes with the meaning of a file; files of other versions are not read.
    static let major = 1
    /// The version that grows with each addition.
    static let minor = 0

    /// The sections of the walkthroughs, in order.
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
        /// A member of journals, to distinguish these from traces.
        private(set) var schema: String?
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

extension TraceFile {
    /// Reads a file's bytes.
    ///
    /// Unknown fields are ignored, since a later minor version may have added them.
    ///
    /// - Parameters:
    ///   - bytes: the contents of the file.
    ///   - file: its name in errors.
    /// - Throws: `TraceFileError` with the first problem.
    package init(reading bytes: [UInt8], of file: String) throws(TraceFileError) {
        var reader = Reader(file: file)
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            if !line.isEmpty { try reader.take(Data(line), number) }
        }
        guard reader.hasBegun else { throw TraceFileError(file: file, problem: .foreign) }
        guard reader.key == nil else { throw TraceFileError(file: file, problem: .cutOff) }
        self.init(sections: reader.sections)
    }

    /// Reads a file line by line.
    private struct Reader {
        /// The name of the file in errors.
        let file: String
        /// The decoder; strong, it keeps nothing between lines.
        let decoder = JSONDecoder()
        /// The sections that have ended.
        var sections: [TraceSection] = []
        /// The walkthrough whose events are being read; nil between two.
        var key: TraceSection.Key?
        /// Its events so far.
        var events: [TracedEvent] = []
        /// Whether the first line was read.
        var hasBegun = false

        mutating func take(_ data: Data, _ number: Int) throws(TraceFileError) {
            let line: Line
            do {
                line = try decoder.decode(Line.self, from: data)
            } catch {
                if !hasBegun { throw TraceFileError(file: file, problem: .foreign) }
                throw malformed(number, "it is not JSON, or a field has the wrong type")
            }
            if !hasBegun {
                try begin(line)
            } else if let walkthrough = line.walkthrough {
                guard key == nil else { throw malformed(number, "the walkthrough before it has not ended") }
                key = walkthrough
            } else if let outcome = line.outcome {
                guard let key else { throw malformed(number, "no walkthrough has begun") }
                sections.append(TraceSection(key: key, events: events, outcome: outcome, hash: line.hash))
                (self.key, events) = (nil, [])
            } else if let category = line.category {
                guard key != nil else { throw malformed(number, "no walkthrough has begun") }
                guard let event = line.event(category) else {
                    throw malformed(number, "`time`, `name`, `fields` or `hash` is missing or malformed")
                }
                events.append(event)
            }
        }

        private mutating func begin(_ line: Line) throws(TraceFileError) {
            if line.schema == JournalEntry.schema { throw TraceFileError(file: file, problem: .journal) }
            guard line.format == TraceFile.format, let version = line.version else {
                throw TraceFileError(file: file, problem: .foreign)
            }
            guard version.split(separator: ".").first.flatMap({ Int($0) }) == TraceFile.major else {
                throw TraceFileError(file: file, problem: .version(version))
            }
            hasBegun = true
        }

        private func malformed(_ number: Int, _ reason: String) -> TraceFileError {
            TraceFileError(file: file, problem: .malformed(line: number, reason))
        }
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

    /// Which walkthrough it is.
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

/// Why a file is no trace that can be compared.
package struct TraceFileError: Error, Equatable {
    /// What kind of problem it is.
    enum Problem: Equatable {
        /// It does not begin as a trace file does.
        case foreign
        /// It is a journal, which contains results and no traces.
        case journal
        /// Another version wrote it.
        case version(String)
        /// A line is not one of a trace file, for the given reason.
        case malformed(line: Int, String)
        /// It ends in the middle of a walkthrough.
        case cutOff
    }

    /// The file's path, as it was given.
    let file: String
    /// What is wrong.
    let problem: Problem

    /// What is wrong, where, and what to do.
    package var message: String {
        let advice = "`rehearse test --trace FILE` writes one"
        let name = SafeText.fragment(file)
        switch problem {
        case .foreign: return "\(name) is not a trace file; " + advice
        case .journal: return "\(name) is a journal, which has results but no traces; " + advice
        case .version(let version):
            return "\(name) has version \(SafeText.fragment(version)), and this `rehearse` reads version "
                + "\(TraceFile.major); use the `rehearse` that wrote it"
        case .malformed(let line, let reason):
            return "\(name):\(line): this is not a line of a trace: \(SafeText.fragment(reason))"
        case .cutOff: return "\(name) ends in the middle of a walkthrough; write it again"
        }
    }
}
