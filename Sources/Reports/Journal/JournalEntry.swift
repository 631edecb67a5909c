import Foundation
package import HeadlessUIKit
package import Results
import WalkthroughLanguage

/// One line of a journal; Docs/report-schema.md describes it.
package enum JournalEntry: Equatable, Sendable {
    /// A run begins; these walkthroughs are planned.
    case runStarted(RunHeader, plan: [WalkthroughIdentity])
    /// A walkthrough begins.
    case walkthroughStarted(WalkthroughIdentity)
    /// A screen as a picture, written once before the first walkthrough that refers to it.
    case picture(key: String, ScreenPicture)
    /// A walkthrough has ended.
    case walkthroughEnded(WalkthroughResult)
    /// Warnings about an ended walkthrough that only the whole run could find.
    case walkthroughWarned(WalkthroughIdentity, [WalkthroughWarning])
    /// The run has ended; the payload is its wall time.
    case runEnded(wallNanoseconds: Int64?)

    /// The name of the format in a journal.
    package static let schema = "rehearsal-journal"
    /// The version of the format; a journal of another version is not read.
    package static let version = 1

    /// Why a line is no entry.
    enum Problem: Error, Equatable {
        /// It is no JSON, or a field is missing or of another type.
        case malformed(String)
        /// It comes from a journal of another version.
        case version(Int)
        /// It begins a file that is no journal.
        case foreign
    }

    init(_ line: Data, by decoder: JSONDecoder) throws(Problem) {
        do {
            self = try decoder.decode(JournalEntry.self, from: line)
        } catch let problem as Problem {
            throw problem
        } catch {
            throw .malformed(Self.words(for: error))
        }
    }

    /// The entry as a line of JSON, its line break included.
    package var line: [UInt8] { JSONLine().of(self) }

    private static func words(for error: any Error) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            let above = path(context)
            return "`\(above.isEmpty ? "" : above + ".")\(key.stringValue)` is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return path(context).isEmpty ? "it is not a JSON object" : "`\(path(context))` has the wrong type"
        case .dataCorrupted(let context):
            return path(context).isEmpty
                ? "it is not JSON, or has a number that is too large"
                : "`\(path(context))` has an unknown value"
        default:
            return "it is not JSON, or has a number that is too large"
        }
    }
}

extension JournalEntry: Codable {
    private enum Event: String, Codable {
        case runStarted, walkthroughStarted, picture, walkthroughEnded, walkthroughWarned, runEnded
    }

    /// The fields of all lines; those of a result are at the same level as the event.
    private enum CodingKeys: CodingKey {
        case event, schema, version, header, plan, walkthrough, key, warnings, wallNanoseconds
    }

    /// Reads a line.
    package init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: CodingKeys.self)
        switch try line.decode(Event.self, forKey: .event) {
        case .runStarted:
            guard try line.decode(String.self, forKey: .schema) == Self.schema else { throw Problem.foreign }
            let version = try line.decode(Int.self, forKey: .version)
            guard version == Self.version else { throw Problem.version(version) }
            self = .runStarted(
                try line.decode(RunHeader.self, forKey: .header),
                plan: try line.decode([WalkthroughIdentity].self, forKey: .plan))
        case .walkthroughStarted:
            self = .walkthroughStarted(try line.decode(WalkthroughIdentity.self, forKey: .walkthrough))
        case .picture:
            self = .picture(key: try line.decode(String.self, forKey: .key), try ScreenPicture(from: decoder))
        case .walkthroughEnded:
            self = .walkthroughEnded(try WalkthroughResult(from: decoder))
        case .walkthroughWarned:
            self = .walkthroughWarned(
                try line.decode(WalkthroughIdentity.self, forKey: .walkthrough),
                try line.decode([WalkthroughWarning].self, forKey: .warnings))
        case .runEnded:
            self = .runEnded(wallNanoseconds: try line.decodeIfPresent(Int64.self, forKey: .wallNanoseconds))
        }
    }

    /// Writes a line.
    package func encode(to encoder: any Encoder) throws {
        var line = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .runStarted(let header, let plan):
            try line.encode(Event.runStarted, forKey: .event)
            try line.encode(Self.schema, forKey: .schema)
            try line.encode(Self.version, forKey: .version)
            try line.encode(header, forKey: .header)
            try line.encode(plan, forKey: .plan)
        case .walkthroughStarted(let identity):
            try line.encode(Event.walkthroughStarted, forKey: .event)
            try line.encode(identity, forKey: .walkthrough)
        case .picture(let key, let picture):
            try line.encode(Event.picture, forKey: .event)
            try line.encode(key, forKey: .key)
            try picture.encode(to: encoder)
        case .walkthroughEnded(let result):
            try line.encode(Event.walkthroughEnded, forKey: .event)
            try result.forJournal.encode(to: encoder)
        case .walkthroughWarned(let identity, let warnings):
            try line.encode(Event.walkthroughWarned, forKey: .event)
            try line.encode(identity, forKey: .walkthrough)
            try line.encode(warnings, forKey: .warnings)
        case .runEnded(let nanoseconds):
            try line.encode(Event.runEnded, forKey: .event)
            try line.encodeIfPresent(nanoseconds, forKey: .wallNanoseconds)
        }
    }
}
