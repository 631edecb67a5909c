import Foundation

/// A folder of one test's own, gone with the test.
final class TemporaryFolder {
    let root: String

    init() {
        root = NSTemporaryDirectory() + "reports-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func path(_ name: String) -> String { root + "/" + name }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted() }
}
