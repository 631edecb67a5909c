import Foundation
import HeadlessUIKit
import Walkthroughs

/// Reads the lines of a journal; passes over fields and events that it does not know.
struct JournalLineDecoder {
    /// Why a line is no entry.
    enum Problem: Error, Equatable {
        /// It is no JSON, or a field is missing or of another type.
        case malformed(String)
        /// It stands in a journal of another major version.
        case version(String)
        /// It begins a file that is no journal.
        case foreign
    }

    /// The decoder; strong, it keeps nothing between lines.
    private let decoder = JSONDecoder()

    /// Returns the entry that a line tells, `nil` for an event that a later minor version has added.
    func entry(_ line: Data) throws(Problem) -> JournalEntry? {
        switch JournalLine.Event(rawValue: try decode(JournalLine.Head.self, line, isKnownAsJSON: false).event) {
        case .runStarted:
            let run = try decode(JournalLine.RunStarted.self, line)
            guard run.schema == JournalSchema.name else { throw .foreign }
            guard run.version.split(separator: ".").first.flatMap({ Int($0) }) == JournalSchema.major else {
                throw .version(run.version)
            }
            return .runStarted(run.header, plan: run.plan)
        case .walkthroughStarted:
            return .walkthroughStarted(try decode(JournalLine.WalkthroughStarted.self, line).walkthrough)
        case .picture:
            let picture = try decode(JournalLine.Picture.self, line)
            return .picture(
                key: picture.key,
                ScreenPicture(width: picture.width, height: picture.height, isDark: picture.isDark, body: picture.body))
        case .walkthroughEnded:
            return .walkthroughEnded(try decode(ReportedWalkthrough.self, line))
        case .walkthroughWarned:
            let warned = try decode(JournalLine.WalkthroughWarned.self, line)
            return .walkthroughWarned(warned.walkthrough, warned.warnings)
        case .runEnded:
            return .runEnded(wallNanoseconds: try decode(JournalLine.RunEnded.self, line).wallNanoseconds)
        case nil:
            return nil
        }
    }

    /// Decodes a line, whose head shows that it is JSON: only values are looked at that belong to the type.
    private func decode<Value: Decodable>(
        _ type: Value.Type, _ line: Data, isKnownAsJSON: Bool = true
    ) throws(Problem) -> Value {
        let fault =
            isKnownAsJSON ? "it has a value that cannot be, such as a number that is too large" : "it is not JSON"
        do {
            return try decoder.decode(type, from: line)
        } catch let error as DecodingError {
            throw .malformed(Self.words(for: error, fault))
        } catch {
            throw .malformed(fault)
        }
    }

    private static func words(for error: DecodingError, _ fault: String) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context):
            let above = path(context)
            return "`\(above.isEmpty ? "" : above + ".")\(key.stringValue)` is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return path(context).isEmpty ? "it is no JSON object" : "`\(path(context))` is of another type"
        case .dataCorrupted(let context):
            return path(context).isEmpty ? fault : "`\(path(context))` has a value that is not known"
        @unknown default:
            return fault
        }
    }
}
