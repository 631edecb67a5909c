import Synchronization
import Testing

/// The failures that a piece of a test records, kept from failing the test: how test support itself is tested.
package final class Failures: Sendable {
    /// Each failure: its text and its line.
    private let found = Mutex<[(text: String, line: Int)]>([])

    private init() {}

    /// Returns what `body` records.
    package static func of(_ body: () throws -> Void) rethrows -> Failures {
        let failures = Failures()
        try withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { issue in
            failures.add(issue)
            return true
        }
        return failures
    }

    /// The texts, in the order recorded.
    package var texts: [String] { found.withLock { $0.map(\.text) } }

    /// The lines in the test, in the order recorded.
    package var lines: [Int] { found.withLock { $0.map(\.line) } }

    private func add(_ issue: Issue) {
        let text = issue.comments.map(\.rawValue).joined(separator: "\n")
        found.withLock { $0.append((text, issue.sourceLocation?.line ?? 0)) }
    }
}
