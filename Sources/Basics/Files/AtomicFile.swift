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
        /// The system's text for this error number.
        package var reason: String { SystemError.text(of: code) }
    }

    /// How many symbolic links are followed before they count as a loop.
    private static let mostLinks = 40
    /// How the names of temporary files end.
    private static let suffix = ".new"

    /// Replaces a file, or makes it if it does not exist.
    ///
    /// - Parameters:
    ///   - isLasting: whether to wait until the content is on the disk, so that it survives a power failure.
    ///   - isPrivate: whether only the owner may read and write the new file. If false, the old file's permissions are
    ///     kept, and a file that is write-protected is not replaced.
    /// - Throws: why the file could not be replaced; the old file is then unchanged.
    package static func write(
        _ bytes: [UInt8], to path: String, isLasting: Bool = false, isPrivate: Bool = false
    ) throws(Refusal) {
        let place = try Place(of: path, isPrivate: isPrivate)
        let temporary = try place.makeTemporary(isPrivate: isPrivate)
        do throws(Refusal) {
            defer { temporary.descriptor.end() }
            if let code = temporary.descriptor.writeAll(bytes[...]) { throw Refusal(code: code) }
            if !isPrivate, let mode = place.mode, fchmod(temporary.descriptor.number, mode & 0o7777) != 0 {
                throw .last
            }
            if isLasting, fsync(temporary.descriptor.number) != 0 { throw .last }
            guard rename(temporary.path, place.path) == 0 else { throw .last }
        } catch {
            unlink(temporary.path)
            throw error
        }
        if isLasting { synchronize(place.folder) }
    }

    /// Throws if the file cannot be replaced.
    ///
    /// It makes the temporary file and removes it again: this is the only reliable check.
    package static func check(_ path: String) throws(Refusal) {
        let temporary = try Place(of: path, isPrivate: false).makeTemporary(isPrivate: true)
        temporary.descriptor.end()
        unlink(temporary.path)
    }

    /// Returns the path that a symbolic link leads to, whether a file exists there or not; the same path if it is no
    /// link.
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
    private struct Place {
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
        func makeTemporary(isPrivate: Bool) throws(Refusal) -> (path: String, descriptor: Descriptor) {
            removeAbandoned()
            let file = folder + prefix + String(getpid()) + AtomicFile.suffix
            let permissions: mode_t = isPrivate || mode != nil ? 0o600 : 0o666
            let number = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
            guard number >= 0 else { throw .last }
            return (file, Descriptor(number))
        }

        /// Removes temporary files of this file whose processes were killed while they wrote.
        private func removeAbandoned() {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                guard file.hasPrefix(prefix), file.hasSuffix(AtomicFile.suffix),
                    let number = Int32(file.dropFirst(prefix.count).dropLast(AtomicFile.suffix.count)), number > 0
                else { continue }
                // A temporary file of this process is left over from an earlier write; one of another living process is
                // in use.
                if number == getpid() || (kill(number, 0) < 0 && errno == ESRCH) { unlink(folder + file) }
            }
        }
    }
}

extension AtomicFile.Refusal {
    /// The error of the system call that has just failed.
    fileprivate static var last: AtomicFile.Refusal { AtomicFile.Refusal(code: errno) }
}
