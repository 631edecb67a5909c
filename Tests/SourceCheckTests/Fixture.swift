import Foundation
import Testing

@testable import SourceCheck

/// A source with what must be found in it: a line that ends in `// finds: rule …` has these findings, any other none.
struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    static let all = [
        "Tasks", "OwnNames", "Time", "Threads", "Chance", "World", "Centre", "State", "Order", "Waivers", "Strings",
        "Slashes", "Values", "OwnFunctions", "Spellings", "Orders", "Shared", "Leaving", "Machine", "Clean",
        "Literals", "Elsewhere", "Labels", "Qualified", "Phone", "OfTheStage", "OfAnApp", "Formatter",
        "Orientation", "OrientationAsked",
    ].map(Fixture.init)

    var text: String {
        get throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            return try String(contentsOf: folder.appendingPathComponent("Fixtures/\(name).swift.txt"), encoding: .utf8)
        }
    }

    /// `12 date` for each finding that the source announces.
    var announced: [String] {
        get throws {
            try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
                guard let mark = line.firstRange(of: "// finds: ") else { return [String]() }
                return line[mark.upperBound...].split(separator: " ").map { "\(index + 1) \($0)" }
            }
        }
    }

    /// The same for each finding that there is.
    var found: [String] {
        get throws {
            let check = SourceCheck([("a.swift", Array(try text.utf8))])
            return check.findings().map { "\($0.line) \($0.rule)" }
        }
    }
}
