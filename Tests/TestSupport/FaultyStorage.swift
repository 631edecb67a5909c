package import Foundation
package import StageRuntime

/// A storage in memory that notes what is written and fails when a test says so.
package final class FaultyStorage: Storage {
    /// What reads fail with; nothing lets them pass.
    package var readFault: StorageError?
    /// What writes fail with; nothing lets them pass.
    package var writeFault: StorageError?
    /// What setting aside fails with; nothing lets it pass.
    package var setAsideFault: StorageError?
    /// What deletions fail with; nothing lets them pass.
    package var deleteFault: StorageError?
    /// What was written, in order: the name and the text.
    package private(set) var writes: [String] = []
    /// Where the files are; strong, this storage owns it.
    private let files = MemoryStorage()

    /// Makes a storage with these files, by name, which counts nothing as written.
    package init(_ files: KeyValuePairs<String, String> = [:]) throws(StorageError) {
        for (name, text) in files { try self.files.write(Data(text.utf8), to: name) }
    }

    /// All files, sorted by name, a text each: `settings={"version":1}`.
    package var contents: [String] {
        let names = (try? files.names()) ?? []
        return names.map { "\($0)=" + String(decoding: ((try? files.read($0)) ?? nil) ?? Data(), as: UTF8.self) }
    }

    package func read(_ name: String) throws(StorageError) -> Data? {
        if let readFault { throw readFault }
        return try files.read(name)
    }

    package func write(_ data: Data, to name: String) throws(StorageError) {
        if let writeFault { throw writeFault }
        writes.append("\(name)=" + String(decoding: data, as: UTF8.self))
        try files.write(data, to: name)
    }

    package func delete(_ name: String) throws(StorageError) {
        if let deleteFault { throw deleteFault }
        try files.delete(name)
    }

    package func setAside(_ name: String) throws(StorageError) -> String {
        if let setAsideFault { throw setAsideFault }
        return try files.setAside(name)
    }

    package func names() throws(StorageError) -> [String] { try files.names() }
}
