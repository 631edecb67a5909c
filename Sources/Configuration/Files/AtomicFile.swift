import Foundation

/// Replaces files as a whole: at every moment there is the old content or the new one, never a part.
package enum AtomicFile {
    /// Why a file was left as it was, in the system's words.
    package struct Refusal: Error, Equatable {
        /// The words.
        package let reason: String
    }

    /// How many links may lead to each other.
    private static let mostLinks = 40

    /// Writes to a temporary file beside the file and renames it; keeps the file's permissions, follows symbolic links.
    ///
    /// A link to a file that is not there yet stays, and the file is made.
    ///
    /// - Parameter isLasting: whether to wait until the content outlasts a failure of the machine.
    /// - Throws: why not; the file is as it was then.
    package static func write(_ bytes: [UInt8], to path: String, isLasting: Bool) throws(Refusal) {
        let target = try resolved(path)
        let (folder, name) = parts(of: target)
        // Of a name as long as names may be there is no longer one.
        let start = String(decoding: name.utf8.prefix(200), as: UTF8.self)
        let temporary = folder + ".\(start).\(ProcessInfo.processInfo.processIdentifier).new"
        var status = stat()
        let exists = stat(target, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw refusal(EISDIR) }
        if exists, access(target, W_OK) != 0 { throw refusal(errno) }
        if access(folder.isEmpty ? "." : folder, W_OK) != 0 { throw refusal(errno) }
        unlink(temporary)
        // Nobody is to read at any moment what only the owner may read in the end.
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw refusal(errno) }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try handle.write(contentsOf: Data(bytes))
            if exists, fchmod(descriptor, status.st_mode & 0o7777) != 0 { throw refusal(errno) }
            if isLasting { try handle.synchronize() }
            try handle.close()
            guard rename(temporary, target) == 0 else { throw refusal(errno) }
            if isLasting { synchronize(folder.isEmpty ? "." : folder) }
        } catch {
            unlink(temporary)
            throw error as? Refusal ?? Refusal(reason: error.localizedDescription)
        }
    }

    /// Waits until the names in a folder outlast a failure of the machine, where the system can do that.
    private static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// Returns the path that a symbolic link leads to, be there a file or not; the path itself where it is none.
    ///
    /// - Throws: where links lead to each other without an end.
    package static func resolved(_ path: String) throws(Refusal) -> String {
        var path = path
        for _ in 0..<mostLinks {
            let size = Int(PATH_MAX)
            var buffer = [CChar](repeating: 0, count: size)
            let count = readlink(path, &buffer, size)
            guard count > 0 else { return path }
            let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = link.utf8.first == UInt8(ascii: "/") ? link : parts(of: path).folder + link
        }
        throw refusal(ELOOP)
    }

    /// Returns the folder of a path, with its slash, and the name in it.
    ///
    /// By bytes, as the system has it: a name may begin with a combining mark, which makes one character with a slash.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...]))
    }

    private static func refusal(_ code: Int32) -> Refusal {
        Refusal(reason: SystemError.text(of: code))
    }
}
