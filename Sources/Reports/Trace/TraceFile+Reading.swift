import Foundation
import StageRuntime
import WalkthroughRunner

extension TraceFile {
    /// Reads a file's bytes.
    ///
    /// Fields that are not known are passed over, for a later minor version may have added them.
    ///
    /// - Parameters:
    ///   - bytes: what the file holds.
    ///   - file: what errors call it.
    /// - Throws: `TraceFileError` with the first thing that is wrong.
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

    /// Takes in line by line.
    private struct Reader {
        /// What errors call the file.
        let file: String
        /// The decoder; strong, it keeps nothing between lines.
        let decoder = JSONDecoder()
        /// The sections that have ended.
        var sections: [TraceSection] = []
        /// The walkthrough whose events come; nil between two.
        var key: TraceSection.Key?
        /// Its events so far.
        var events: [TracedEvent] = []
        /// Whether the first line was there.
        var hasBegun = false

        mutating func take(_ data: Data, _ number: Int) throws(TraceFileError) {
            let line: Line
            do {
                line = try decoder.decode(Line.self, from: data)
            } catch {
                if !hasBegun { throw TraceFileError(file: file, problem: .foreign) }
                throw malformed(number, "it is not JSON, or a field is of another type")
            }
            if !hasBegun {
                try begin(line)
            } else if let walkthrough = line.walkthrough {
                guard key == nil else { throw malformed(number, "the walkthrough before it has not ended") }
                key = walkthrough.key
            } else if let outcome = line.outcome {
                guard let key else { throw malformed(number, "no walkthrough has begun") }
                if let said = line.events, said != events.count {
                    let problem = TraceFileError.Problem.miscounted(line: number, events: events.count, said: said)
                    throw TraceFileError(file: file, problem: problem)
                }
                sections.append(TraceSection(key: key, events: events, outcome: outcome, hash: line.hash))
                (self.key, events) = (nil, [])
            } else if let category = line.category {
                guard key != nil else { throw malformed(number, "no walkthrough has begun") }
                guard let event = line.event(category) else {
                    throw malformed(number, "`time`, `name`, `fields` or `hash` is missing or of another form")
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
