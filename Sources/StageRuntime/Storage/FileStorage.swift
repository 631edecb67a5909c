import Basics
public import Foundation

/// A storage in a folder: one file for each name, with mode 0600, written atomically (temporary file, sync, rename).
public final class FileStorage: Storage {
    /// The folder; made at the first write.
    private let folder: URL

    /// Makes a storage in a folder, which need not exist yet.
    public init(folder: URL) { self.folder = folder }

    /// Returns what is stored under a name.
    public func read(_ name: String) throws(StorageError) -> Data? {
        try StorageName.check(name)
        let file = file(name)
        guard !isSpecial(file) else { throw .notAFile(name: name) }
        do {
            return try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return nil
        } catch {
            throw Self.error(error, name)
        }
    }

    /// Stores bytes under a name; after a crash at any moment, the file has either the old bytes or the new ones.
    public func write(_ data: Data, to name: String) throws(StorageError) {
        try StorageName.check(name, beside: (try? names()) ?? [])
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try AtomicFile.write([UInt8](data), to: file(name).path, isLasting: true, isPrivate: true)
        } catch {
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

    /// Renames what is stored under a name, to one that is free.
    public func setAside(_ name: String) throws(StorageError) -> String {
        try StorageName.check(name)
        let other = try StorageName.free(for: name, taken: try names())
        do {
            try FileManager.default.moveItem(at: file(name), to: file(other))
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            throw StorageName.nothing(at: name)
        } catch {
            throw Self.error(error, name)
        }
        return other
    }

    /// Returns the names under which something is stored, sorted, without folders, which may be other storages.
    public func names() throws(StorageError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { !$0.hasPrefix(".") && !isFolder(file($0)) }.sorted()
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return []
        } catch {
            throw Self.error(error, folder.lastPathComponent)
        }
    }

    private func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns whether the file is a pipe, a socket or a device, which has no content and may never end.
    private func isSpecial(_ file: URL) -> Bool {
        var status = stat()
        return stat(file.path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// Converts a system error to a storage error, without a path of the machine.
    static func error(_ error: any Error, _ name: String) -> StorageError {
        let code = systemCode(of: error)
        if case CocoaError.fileWriteOutOfSpace = error { return .full(name: name) }
        if code == ENOSPC || code == EDQUOT { return .full(name: name) }
        if let code { return .io(name: name, reason: SystemError.text(of: code)) }
        return .io(name: name, reason: (error as? CocoaError)?.localizedDescription ?? String(describing: error))
    }

    /// Returns the number of a system error, from the error or its underlying one.
    private static func systemCode(of error: any Error) -> Int32? {
        if let refusal = error as? AtomicFile.Refusal { return refusal.code }
        if let error = error as? POSIXError { return error.code.rawValue }
        return ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code.rawValue
    }
}
