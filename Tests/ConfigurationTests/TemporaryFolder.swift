import Foundation

/// A folder of its own for one test, removed with the last reference to it.
final class TemporaryFolder {
    let root: String

    init() {
        let template = FileManager.default.temporaryDirectory.path(percentEncoded: false) + "/rehearsal-XXXXXX"
        var bytes = Array(template.utf8CString)
        root = mkdtemp(&bytes) == nil ? template : String(decoding: bytes.dropLast().map(UInt8.init), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    func path(_ name: String) -> String {
        root + "/" + name
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path(name)))
    }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
    }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root).sorted()
    }
}
