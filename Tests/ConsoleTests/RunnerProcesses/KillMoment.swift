import Foundation
import Testing

/// When a runner is killed; the same ones each time, as far as the runner gets.
enum KillMoment: CustomTestStringConvertible {
    /// When the journal has so many lines.
    case line(Int)
    /// When a report is being written that is to take the old one's place.
    case part
    /// When nothing is left but to write the reports.
    case end

    /// How many lines the journal of a run has in all, at least.
    private static let lineCount = 2 + 2 * KilledRunnerTests.count

    /// Returns the moment of a number.
    static func of(_ number: Int) -> KillMoment {
        switch number % 8 {
        case 0: .part
        case 1: .end
        default: .line(Int((UInt64(number) &* 0x9E37_79B9_7F4A_7C15) >> 33) % lineCount)
        }
    }

    var testDescription: String { "\(self)" }

    /// Tells whether a run that reports to a folder has come so far.
    func isReached(in results: URL) -> Bool {
        switch self {
        case .line(let number):
            guard let data = FileManager.default.contents(atPath: results.path + "/html/journal.jsonl") else {
                return false
            }
            return data.count { $0 == UInt8(ascii: "\n") } >= number
        case .part:
            let names = (try? FileManager.default.contentsOfDirectory(atPath: results.path)) ?? []
            // Before the run such files are made too, for a moment, to see that they can be.
            return names.contains { $0.hasSuffix(".new") }
                && FileManager.default.fileExists(atPath: results.path + "/html/journal.jsonl")
        case .end:
            let data = FileManager.default.contents(atPath: results.path + "/html/journal.jsonl")
            return data?.range(of: Data("\"event\":\"runEnded\"".utf8)) != nil
        }
    }
}
