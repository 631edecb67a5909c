import Foundation

/// Replaces files as a whole: at every moment there is the old content or the new one, never a part.
enum AtomicFile {
    /// Writes to a temporary file beside the file and renames it; keeps the file's permissions, follows symbolic links.
    static func write(_ bytes: [UInt8], to path: String) throws(ConfigurationErrors) {
        let target = URL(filePath: path).resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        let process = ProcessInfo.processInfo.processIdentifier
        let temporary = folder.appending(path: ".\(target.lastPathComponent).\(process).new")
        var status = stat()
        let exists = stat(target.path(percentEncoded: false), &status) == 0
        if exists, access(target.path(percentEncoded: false), W_OK) != 0 { throw failure(path) }
        if access(folder.path(percentEncoded: false), W_OK) != 0 { throw failure(path) }
        do {
            try? FileManager.default.removeItem(at: temporary)
            try Data(bytes).write(to: temporary, options: .withoutOverwriting)
            if exists, chmod(temporary.path(percentEncoded: false), status.st_mode & 0o7777) != 0 {
                throw failure(path)
            }
            let handle = try FileHandle(forUpdating: temporary)
            try handle.synchronize()
            try handle.close()
            let moved = rename(temporary.path(percentEncoded: false), target.path(percentEncoded: false))
            if moved != 0 { throw failure(path) }
        } catch {
            let reason =
                error as? ConfigurationErrors
                ?? ConfigurationErrors(
                    .unwritable(path: path, reason: error.localizedDescription))
            try? FileManager.default.removeItem(at: temporary)
            throw reason
        }
    }

    private static func failure(_ path: String) -> ConfigurationErrors {
        ConfigurationErrors(.unwritable(path: path, reason: SystemError.text))
    }
}
