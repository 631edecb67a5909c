import Foundation
import Testing

/// A journal, each line an object.
struct JournalDocument {
    let entries: [[String: Any]]
    /// The text after the last line break: a truncated line.
    let rest: Data

    init(_ data: Data) throws {
        var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = lines.removeLast()
        entries = try lines.map { try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any]) }
    }

    /// The entries of a kind.
    func all(_ event: String) -> [[String: Any]] { entries.filter { $0["event"] as? String == event } }

    /// The titles of the walkthroughs that have ended, and how.
    var ends: [String: String] {
        Dictionary(
            all("walkthroughEnded").map { (Self.title($0["walkthrough"]), $0["outcome"] as? String ?? "") },
            uniquingKeysWith: { $0 + " and " + $1 })
    }

    /// The titles of those that have begun.
    var begun: Set<String> { Set(all("walkthroughStarted").map { Self.title($0["walkthrough"]) }) }

    /// The titles of all that was planned.
    var planned: [String] {
        (entries.first?["plan"] as? [Any] ?? []).map(Self.title)
    }

    private static func title(_ walkthrough: Any?) -> String {
        (walkthrough as? [String: Any])?["title"] as? String ?? ""
    }
}
