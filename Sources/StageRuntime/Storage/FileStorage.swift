public import Foundation

/// A storage in a folder: a file a name, mode 0600, each written atomically (temporary file, sync, rename).
public final class FileStorage: Storage {
    /// The folder; made at the first write.
    private let folder: URL

    /// Makes a storage in a folder, which need not exist yet.
    public init(folder: URL) {
        self.folder = folder
    }

    /// Returns what is stored under a name.
    public func read(_ name: String) throws(StorageError) -> Data? {
        try StorageName.check(name)
        let file = file(name)
        do {
            return try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return nil
        } catch {
            throw Self.error(error, name)
        }
    }

    /// Stores bytes under a name; a crash at any moment leaves the old bytes or the new ones.
    public func write(_ data: Data, to name: String) throws(StorageError) {
        try StorageName.check(name)
        let temporary = folder.appendingPathComponent(".\(name).writing")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try? FileManager.default.removeItem(at: temporary)
            guard
                FileManager.default.createFile(
                    atPath: temporary.path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw CocoaError(.fileWriteUnknown) }
            let handle = try FileHandle(forWritingTo: temporary)
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
            try AtomicRename.move(temporary.path, over: file(name).path)
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw Self.error(error, name)
        }
    }

    /// Removes what is stored under a name.
    public func delete(_ name: String) throws(StorageError) {
        try StorageName.check(name)
        do {
            try FileManager.default.removeItem(at: file(name))
        } catch CocoaError.fileNoSuchFile {
            return
        } catch {
            throw Self.error(error, name)
        }
    }

    /// Gives what is stored under a name another one that is free.
    public func setAside(_ name: String) throws(StorageError) -> String {
        try StorageName.check(name)
        let other = StorageName.free(for: name, taken: try names())
        do {
            try FileManager.default.moveItem(at: file(name), to: file(other))
        } catch {
            throw Self.error(error, name)
        }
        return other
    }

    /// Returns the names under which something is stored, sorted.
    public func names() throws(StorageError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { !$0.hasPrefix(".") }.sorted()
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return []
        } catch {
            throw Self.error(error, folder.lastPathComponent)
        }
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    private static func error(_ error: any Error, _ name: String) -> StorageError {
        if case CocoaError.fileWriteOutOfSpace = error { return .full(name: name) }
        if let known = error as? StorageError { return known }
        return .io(name: name, reason: (error as? CocoaError)?.localizedDescription ?? String(describing: error))
    }
}
