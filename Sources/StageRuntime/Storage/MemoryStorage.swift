public import Foundation

/// A storage in memory: each walkthrough has its own, kept by `relaunch`, gone with the stage.
public final class MemoryStorage: Storage {
    /// What is stored, by name.
    private var files: [String: Data] = [:]

    /// Makes an empty storage.
    public init() {}

    /// Returns what is stored under a name.
    public func read(_ name: String) throws(StorageError) -> Data? {
        try StorageName.check(name)
        return files[name]
    }

    /// Stores bytes under a name.
    public func write(_ data: Data, to name: String) throws(StorageError) {
        try StorageName.check(name)
        files[name] = data
    }

    /// Removes what is stored under a name.
    public func delete(_ name: String) throws(StorageError) {
        try StorageName.check(name)
        files[name] = nil
    }

    /// Gives what is stored under a name another one that is free.
    public func setAside(_ name: String) throws(StorageError) -> String {
        try StorageName.check(name)
        let other = try StorageName.free(for: name, taken: try names())
        guard let data = files.removeValue(forKey: name) else { throw StorageName.nothing(at: name) }
        files[other] = data
        return other
    }

    /// Returns the names under which something is stored, sorted.
    public func names() throws(StorageError) -> [String] { files.keys.sorted() }
}
