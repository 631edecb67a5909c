import Foundation

/// Replaces whole files: a reader sees the old content or the new content, never a part of either.
///
/// The new content is written to a temporary file in the same folder, which is then renamed to the old file's name. A
/// symbolic link stays a link: the file that it leads to is replaced, or made if it does not exist.
package enum AtomicFile {
    /// Why a file could not be replaced.
    package struct Refusal: Error, Equatable {
        /// The system's error number.
        package let code: Int32

        /// Makes the refusal of an error number.
        package init(code: Int32) { self.code = code }

        /// The system's text for this error number.
        package var reason: String { SystemError.text(of: code) }
    }

    /// How many symbolic links are followed before they count as a loop.
    private static let mostLinks = 40
    private static let suffix = ".new"

    /// Returns whether a path leads to what can only be written to, not replaced.
    ///
    /// That is a terminal, a pipe, a device, or an open file without a name, such as in `/dev/fd`.
    package static func isStream(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return false
        case S_IFREG: return status.st_nlink == 0
        default: return true
        }
    }

    /// Replaces a file, or makes it if it does not exist; writes to a stream.
    ///
    /// - Parameters:
    ///   - isLasting: whether to wait until the content is on the disk, so that it survives a power failure.
    ///   - isPrivate: whether only the owner may read and write the new file. If false, the old file's permissions are
    ///     kept, and a file that is write-protected is not replaced.
    /// - Throws: why the file could not be replaced; the old file is then unchanged.
    package static func write(
        _ bytes: [UInt8], to path: String, isLasting: Bool = false, isPrivate: Bool = false
    ) throws(Refusal) {
        if isStream(path) {
            let number = open(path, O_WRONLY | O_CLOEXEC)
            guard number >= 0 else { throw .last }
            defer { close(number) }
            if let code = Descriptor(number).writeAll(bytes[...]) { throw Refusal(code: code) }
            return
        }
        let prepared = try Prepared(bytes, for: path, isLasting: isLasting, isPrivate: isPrivate)
        do throws(Refusal) {
            try prepared.commit()
        } catch {
            prepared.discard()
            throw error
        }
    }

    /// New content that is written beside its file, which it does not replace yet.
    ///
    /// Its owner calls `commit` or `discard`, once.
    package struct Prepared {
        private let target: Target
        private let temporary: (path: String, descriptor: Descriptor)
        private let isLasting: Bool

        /// Writes the content to a temporary file.
        ///
        /// - Parameter isProgram: whether the new file can be executed.
        /// - Throws: why the content could not be written; then no temporary file is left.
        package init(
            _ bytes: [UInt8], for path: String, isLasting: Bool = false, isPrivate: Bool = false,
            isProgram: Bool = false
        ) throws(Refusal) {
            self.isLasting = isLasting
            target = try Target(of: path, isPrivate: isPrivate)
            temporary = try target.makeTemporary(isPrivate: isPrivate)
            do throws(Refusal) {
                if let code = temporary.descriptor.writeAll(bytes[...]) { throw Refusal(code: code) }
                let mode: mode_t? = isProgram ? 0o755 : isPrivate ? nil : target.mode.map { $0 & 0o7777 }
                if let mode, fchmod(temporary.descriptor.number, mode) != 0 { throw .last }
                if isLasting, fsync(temporary.descriptor.number) != 0 { throw .last }
            } catch {
                discard()
                throw error
            }
        }

        /// Replaces the file.
        ///
        /// - Throws: why that is impossible; then the content must be discarded.
        package func commit() throws(Refusal) {
            guard rename(temporary.path, target.path) == 0 else { throw .last }
            temporary.descriptor.end()
            if isLasting { AtomicFile.synchronize(target.folder) }
        }

        /// Removes the temporary file.
        package func discard() {
            unlink(temporary.path)
            temporary.descriptor.end()
        }
    }

    /// Throws if the file cannot be replaced.
    ///
    /// It makes the temporary file and removes it again: this is the only reliable check.
    package static func check(_ path: String) throws(Refusal) {
        let temporary = try Target(of: path, isPrivate: false).makeTemporary(isPrivate: true)
        temporary.descriptor.end()
        unlink(temporary.path)
    }

    /// Returns the path that a symbolic link leads to, even if no file is there; any other path unchanged.
    ///
    /// - Throws: if the links form a loop.
    package static func resolved(_ path: String) throws(Refusal) -> String {
        var path = path
        for _ in 0..<mostLinks {
            let size = Int(PATH_MAX)
            var buffer = [CChar](repeating: 0, count: size)
            let count = readlink(path, &buffer, size)
            guard count > 0 else { return path }
            let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = link.hasPrefix("/") ? link : parts(of: path).folder + link
        }
        throw Refusal(code: ELOOP)
    }

    /// Splits a path into its folder, with the slash, and the name of the file.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...]))
    }

    /// Waits until the folder's entries are on the disk; does nothing if the system cannot open a folder.
    private static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// The location of the file that is to be replaced.
    private struct Target {
        /// The path of the file, with symbolic links resolved.
        let path: String
        /// The folder that contains the file, with its slash.
        let folder: String
        /// How the names of this file's temporary files begin.
        private let prefix: String
        /// The permissions of the existing file; nil if there is none.
        let mode: mode_t?

        init(of path: String, isPrivate: Bool) throws(Refusal) {
            self.path = try AtomicFile.resolved(path)
            let (folder, name) = AtomicFile.parts(of: self.path)
            self.folder = folder.isEmpty ? "./" : folder
            // The name is cut, because the temporary name is longer and the system limits names to 255 bytes.
            prefix = ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))."
            var status = stat()
            if stat(self.path, &status) == 0 {
                guard status.st_mode & S_IFMT != S_IFDIR else { throw Refusal(code: EISDIR) }
                guard isPrivate || access(self.path, W_OK) == 0 else { throw .last }
                mode = status.st_mode
            } else {
                guard errno == ENOENT else { throw .last }
                mode = nil
            }
            guard access(self.folder, W_OK) == 0 else { throw .last }
        }

        /// Makes the temporary file; others may read it only if there is no old file and the new one is not private.
        ///
        /// Its name is random, since containers that share a folder have the same process numbers. It is locked while
        /// it is written.
        func makeTemporary(isPrivate: Bool) throws(Refusal) -> (path: String, descriptor: Descriptor) {
            removeAbandoned()
            let permissions: mode_t = isPrivate || mode != nil ? 0o600 : 0o666
            while true {
                let file = folder + prefix + UUID().uuidString + AtomicFile.suffix
                let number = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
                guard number >= 0 else { throw .last }
                var status = stat()
                // Another process may consider the new file abandoned before it is locked.
                let isLocked = flock(number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
                if !isLocked, fstat(number, &status) == 0, status.st_nlink > 0 { return (file, Descriptor(number)) }
                close(number)
            }
        }

        /// Removes temporary files of this file that nobody has locked: their processes were killed while they wrote.
        private func removeAbandoned() {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasPrefix(prefix) && file.hasSuffix(AtomicFile.suffix) {
                let number = open(folder + file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
                guard number >= 0 else { continue }
                if flock(number, LOCK_EX | LOCK_NB) == 0 { unlink(folder + file) }
                close(number)
            }
        }
    }
}

extension AtomicFile.Refusal {
    /// The error of the system call that has just failed.
    fileprivate static var last: AtomicFile.Refusal { AtomicFile.Refusal(code: errno) }
}
