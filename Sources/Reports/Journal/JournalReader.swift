import Basics
package import Foundation

/// Reads journals, of one run or of its shards, into one report.
///
/// A last line that was cut off, as `kill -9` may leave it, is passed over and noted in the report; whatever else is
/// wrong is an error that names the file and the line.
package struct JournalReader {
    /// The name of the journal in a folder of results.
    package static let fileName = "journal.jsonl"

    /// Makes a reader.
    package init() {}

    /// Reads journals into one report.
    ///
    /// What several of them tell of one walkthrough counts as the last one tells it; what was planned and has no
    /// result stands there as unfinished. Walkthroughs of several journals are ordered by script.
    ///
    /// A shard of which no journal is there is noted.
    ///
    /// - Parameter paths: journals, or folders that hold one as `journal.jsonl`; at least one.
    /// - Throws: `JournalErrors` with everything that is wrong in any of them.
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

    /// Reads a journal that is at hand.
    ///
    /// - Parameters:
    ///   - data: what the journal holds.
    ///   - path: what errors call it.
    /// - Throws: `JournalErrors`.
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
            let others = isFolder.boolValue ? Self.journals(in: path) : []
            let problem = others.isEmpty ? JournalError.Problem.missing : .otherNames(others)
            throw JournalErrors(errors: [JournalError(file: file, line: nil, problem: problem)])
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw JournalErrors(errors: [JournalError(file: file, line: nil, problem: .unreadable)])
        }
        try read(data, path: file, into: &builder)
    }

    /// Returns the paths of the files in a folder whose names end as those of journals do.
    private static func journals(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let start = folder + (folder.hasSuffix("/") ? "" : "/")
        return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { start + $0 }
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
                let entry = try JournalEntry(line, by: decoder)
                if case .runStarted = entry { hasBegun = true }
                guard hasBegun else { throw .foreign }
                builder.take(entry)
            } catch {
                if end == nil, case .malformed = error, hasBegun || number == 1 {
                    builder.note("\(path): line \(number) was cut off and is left out")
                } else {
                    // Of what begins as no journal does, no other line is one either.
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
    /// What kind of problem it is.
    enum Problem: Equatable {
        /// There is no such file.
        case missing
        /// The folder has no journal of that name, and these files that may be some.
        case otherNames([String])
        /// The file is there and cannot be read.
        case unreadable
        /// A line cannot be understood.
        case line(JournalEntry.Problem)
    }

    /// The journal's path.
    package let file: String
    /// The line, from 1; nil if the whole file is meant.
    package let line: Int?
    /// What is wrong.
    let problem: Problem

    /// What is wrong, where, and the way out.
    package var message: String {
        let place = SafeText.fragment(file) + (line.map { ":\($0)" } ?? "") + ": "
        switch problem {
        case .missing:
            return place + "there is no journal; name a folder of results or a file that `--report json=FILE` wrote"
        case .otherNames(let names):
            let shown = names.prefix(20).map(SafeText.fragment) + (names.count > 20 ? ["…"] : [])
            return place + "there is no journal of this name; what may be meant: " + shown.joined(separator: ", ")
        case .unreadable:
            return place + "the journal cannot be read; check its permissions"
        case .line(.malformed(let what)):
            return place + "this line is no journal entry: " + SafeText.fragment(what)
                + "; take the line out, or the file was not written by `rehearse`"
        case .line(.version(let version)):
            return place + "the journal has version \(version), and this `rehearse` reads version "
                + "\(JournalEntry.version); use the `rehearse` that wrote it"
        case .line(.foreign):
            return place + "this is no journal of `rehearse`: it does not begin with a `runStarted` line"
        }
    }
}

/// Everything that is wrong with the journals that were to be read.
package struct JournalErrors: Error, Equatable, CustomStringConvertible {
    /// How many errors of one journal are told.
    static let limit = 20

    /// The errors, in the order of the files and lines.
    package let errors: [JournalError]

    /// The messages, a line each.
    package var description: String { errors.map(\.message).joined(separator: "\n") }
}
