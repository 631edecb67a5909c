package import Foundation

/// A folder of one test's own, gone with the last reference to it.
package final class TemporaryFolder {
    /// The folder's path.
    package let root: String

    /// Makes a folder.
    package init() {
        let parent = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        root = parent + (parent.hasSuffix("/") ? "" : "/") + "rehearsal-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Has something done with a folder, which is gone afterwards.
    package static func with(_ body: (URL) throws -> Void) throws {
        let folder = TemporaryFolder()
        try withExtendedLifetime(folder) { try body(URL(fileURLWithPath: folder.root)) }
    }

    /// Returns the path of what has a name in the folder.
    package func path(_ name: String) -> String { root + "/" + name }

    /// Writes a file.
    package func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// Returns what is in a file; nil where there is none.
    package func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names of what is in the folder, in order.
    package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted() }
}
