import Synchronization

/// The lines a test's closures write down, in order; from any thread.
final class Notes: Sendable {
    private let written = Mutex<[String]>([])

    var lines: [String] { written.withLock { $0 } }

    func add(_ line: String) { written.withLock { $0.append(line) } }
}
