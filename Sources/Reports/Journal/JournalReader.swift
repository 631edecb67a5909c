import Basics
package import Foundation
import HeadlessUIKit

/// Reads journals, of one run or of its shards, into one report.
///
/// An incomplete last line, as `kill -9` may leave it, is skipped and noted in the report; any other problem is an
/// error that names the file and the line.
package struct JournalReader {
    /// The name of the journal in a folder of results.
    package static let fileName = "journal.jsonl"

    /// Makes a reader.
    package init() {}

    /// Reads journals into one report.
    ///
    /// If several of them have a result of one walkthrough, the last one counts; a planned walkthrough without a result
    /// is listed as unfinished. Walkthroughs of several journals are ordered by script. A missing journal of a shard is
    /// noted.
    ///
    /// - Parameter paths: journals, or folders that contain one as `journal.jsonl`; at least one.
    /// - Throws: `JournalErrors` with all problems of all journals.
    package func report(from paths: [String]) throws(JournalErrors) -> RunReport {
        var builder = RunReport.Builder()
        var errors: [JournalError] = []
        for path in paths {
            do throws(JournalErrors) {
                try read(path, into: &builder)
            } catch {
                errors += error.errors
            }
        }
        guard errors.isEmpty else { throw JournalErrors(errors: errors) }
        if paths.count > 1 { builder.orderByScript() }
        for sentence in builder.shards.missing { builder.note(sentence) }
        return builder.report
    }

    /// Reads a journal from memory; `path` is its name in errors.
    package func report(from data: Data, path: String) throws(JournalErrors) -> RunReport {
        var builder = RunReport.Builder()
        try read(data, path: path, into: &builder)
        return builder.report
    }

    private func read(_ path: String, into builder: inout RunReport.Builder) throws(JournalErrors) {
        var isFolder: ObjCBool = false
        var file = path
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            file += (path.hasSuffix("/") ? "" : "/") + Self.fileName
        }
        guard FileManager.default.fileExists(atPath: file) else {
            throw JournalErrors(errors: [JournalError(file: file, line: nil, problem: .missing)])
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw JournalErrors(errors: [JournalError(file: file, line: nil, problem: .unreadable)])
        }
        try read(data, path: file, into: &builder)
    }

    private func read(_ data: Data, path: String, into builder: inout RunReport.Builder) throws(JournalErrors) {
        let decoder = JSONDecoder()
        var errors: [JournalError] = []
        var number = 0
        var start = data.startIndex
        var hasBegun = false
        while start < data.endIndex, errors.count < JournalErrors.limit {
            number += 1
            let end = data[start...].firstIndex(of: UInt8(ascii: "\n"))
            let line = data[start..<(end ?? data.endIndex)]
            start = end.map { data.index(after: $0) } ?? data.endIndex
            if line.isEmpty { continue }
            do throws(JournalEntry.Problem) {
                let entry = try JournalEntry(line, by: decoder).withoutForeignDrawing
                if case .runStarted = entry { hasBegun = true }
                guard hasBegun else { throw .foreign }
                builder.add(entry)
            } catch {
                if end == nil, case .malformed = error, hasBegun || number == 1 {
                    builder.note("\(path): line \(number) was cut off and is left out")
                } else {
                    // If the first line is no JSON object, the other lines are not checked either.
                    let isForeign = number == 1 && !line.starts(with: "{".utf8)
                    errors.append(
                        JournalError(file: path, line: number, problem: .line(isForeign ? .foreign : error)))
                    if case .malformed = error, !isForeign { continue }
                    break
                }
            }
        }
        if number == 0 { builder.note("\(path): the journal is empty; its run ended before it began to write") }
        guard errors.isEmpty else { throw JournalErrors(errors: errors) }
    }
}

/// What is wrong with a journal.
package struct JournalError: Error, Equatable {
    enum Problem: Equatable {
        case missing
        case unreadable
        case line(JournalEntry.Problem)
    }

    /// The journal's path.
    package let file: String
    /// The line, from 1; nil if it concerns the whole file.
    package let line: Int?
    let problem: Problem

    /// What is wrong, where, and what to do.
    package var message: String {
        let location = SafeText.fragment(file) + (line.map { ":\($0)" } ?? "") + ": "
        switch problem {
        case .missing:
            return location + "there is no journal; name a folder of results or a file that `--report json=FILE` wrote"
        case .unreadable:
            return location + "the journal cannot be read; check its permissions"
        case .line(.malformed(let what)):
            return location + "this line is not a journal entry: " + SafeText.fragment(what)
                + "; remove the line, or name a file that `rehearse` wrote"
        case .line(.version(let version)):
            return location + "the journal has version \(version), and this `rehearse` reads version "
                + "\(JournalEntry.version); use the `rehearse` that wrote it"
        case .line(.foreign):
            return location + "this is not a journal of `rehearse`: it does not begin with a `runStarted` line"
        }
    }
}

/// All problems of the journals.
package struct JournalErrors: Error, Equatable, CustomStringConvertible {
    /// How many errors of one journal are listed.
    static let limit = 20

    /// The errors, in the order of the files and lines.
    package let errors: [JournalError]

    /// The messages, a line each.
    package var description: String { errors.map(\.message).joined(separator: "\n") }
}

/// Checks the drawings of a journal of unknown origin, so that a page with them loads and runs nothing.
enum DrawingCheck {
    /// Returns whether a drawing has only the tags and attributes that our drawings have.
    static func isHarmless(_ body: String) -> Bool {
        let plain = #"(?:viewBox|(?!on|style|id=|d=)[a-z-]+[12]?)='(?:[-a-z0-9.,# ]*|matrix\([-0-9. ]*\))'"#
        // A gradient or a clip is named by 16 digits, and refers to nothing outside of the page.
        let named = #"id='d[0-9a-f]{16}'|(?:fill|clip-path)='url\(#d[0-9a-f]{16}\)'|d='[MLQCZ0-9., -]*'"#
        let elements = "rect|circle|polyline|path|text|tspan|g|svg|clipPath|linearGradient|stop"
        guard let tag = try? Regex("</?(?:\(elements))(?: (?:\(plain)|\(named)))*/?>") else { return false }
        return !body.replacing(tag, with: "").contains("<")
    }
}

extension JournalEntry {
    /// The entry; if its drawing is not one of ours, with an empty drawing.
    var withoutForeignDrawing: JournalEntry {
        guard case .picture(let key, let picture) = self, !DrawingCheck.isHarmless(picture.body) else { return self }
        let empty = ScreenPicture(
            width: picture.width, height: picture.height, isDark: picture.isDark, keyboard: picture.keyboard, body: "")
        return .picture(key: key, empty)
    }
}
