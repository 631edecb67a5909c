import Basics
import Foundation
import Results

/// A run as JSON Lines in the form of the journal, with one result for each walkthrough, in the order of the plan.
package enum JsonLinesReport: ReportFormat {
    /// Its name for `--report`.
    package static let name = "json"
    /// The destination of its text.
    package static let destination = ReportDestination.journal

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport, in context: ReportContext) -> [UInt8] {
        var bytes = JournalEntry.runStarted(report.header, plan: report.walkthroughs.map(\.walkthrough)).line
        var told: Set<String> = []
        for walkthrough in report.walkthroughs {
            switch walkthrough.outcome {
            case .notRun: continue
            case .unfinished: bytes += JournalEntry.walkthroughStarted(walkthrough.walkthrough).line
            default:
                for step in walkthrough.steps {
                    guard let key = step.picture, let picture = report.pictures[key], told.insert(key).inserted else {
                        continue
                    }
                    bytes += JournalEntry.picture(key: key, picture).line
                }
                bytes += JournalEntry.walkthroughEnded(walkthrough).line
            }
        }
        if report.hasEnded { bytes += JournalEntry.runEnded(wallNanoseconds: report.wallNanoseconds).line }
        return bytes
    }
}

/// Writes values as lines of JSON, their members in alphabetical order, so that equal values give equal bytes.
struct JSONLine {
    /// The encoder; strong, it keeps nothing between lines.
    private let encoder = JSONEncoder()

    init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

    /// Returns a value of texts and whole numbers as one line, its line break included, without raw control characters.
    func of(_ value: some Encodable) -> [UInt8] {
        guard let json = try? encoder.encode(value) else {
            preconditionFailure("texts and whole numbers can always be encoded")
        }
        return Self.harmless(json) + [UInt8(ascii: "\n")]
    }

    /// Escapes characters that JSON allows but that act on a terminal or a CI log; only strings contain them.
    private static func harmless(_ json: Data) -> [UInt8] {
        let text = String(decoding: json, as: UTF8.self)
        guard SafeText.needsEscapes(text) else { return [UInt8](json) }
        var line: [UInt8] = []
        line.reserveCapacity(json.count + 64)
        var previous: Unicode.Scalar = " "
        var start = text.startIndex
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if SafeText.isUnsafe(scalar) || (scalar == "#" && previous == "#") {
                let digits = String(scalar.value, radix: 16)
                line += text.utf8[start..<index]
                line += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
                start = scalars.index(after: index)
            }
            previous = scalar
        }
        line += text.utf8[start...]
        return line
    }
}
