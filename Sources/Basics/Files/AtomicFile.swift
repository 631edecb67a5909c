import Foundation

/// Replaces files as a whole: at every moment there is the old content or the new one, never a part.
///
/// A new file beside the old one takes its name. A symbolic link stays, and what it leads to is replaced, even if
/// that is not there yet.
package enum AtomicFile {
    /// Why a file was left as it was.
    package struct Refusal: Error, Equatable {
        /// The system's number for the error.
        package let code: Int32
        /// The system's words for it.
        package var reason: String { SystemError.text(of: code) }
    }

    /// How many links may lead to each other.
    private static let mostLinks = 40
    /// How the names of files end that are to take another's place.
    private static let suffix = ".new"

    /// Replaces a file or makes it.
    ///
    /// - Parameters:
    ///   - isLasting: whether to wait until the content outlasts a failure of the machine.
    ///   - isPrivate: whether only the owner may read and write it, whatever permissions the old one had; else these
    ///     are kept, and a file that may not be written stays.
    /// - Throws: why not; the file is as it was then.
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

    /// Finds what would keep a file from being replaced, as far as that is known before.
    ///
    /// The file that would take its place is made and removed again: no other question has so sure an answer.
    package static func check(_ path: String) throws(Refusal) {
        let temporary = try Place(of: path, isPrivate: false).makeTemporary(isPrivate: true)
        temporary.descriptor.end()
        unlink(temporary.path)
    }

    /// Returns the path that a symbolic link leads to, be there a file or not; the path itself if it is no link.
    ///
    /// - Throws: if links lead to each other without an end.
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

    /// Returns the folder of a path, with its slash, and the name in it.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...]))
    }

    /// Waits until the names in a folder outlast a failure of the machine, if the system can do that.
    private static func synchronize(_ folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// The place of a file that is to be replaced.
    private struct Place {
        /// The file, links followed.
        let path: String
        /// The folder that it lies in.
        let folder: String
        /// What the names of files begin with that are to take its place.
        private let prefix: String
        /// The permissions of what is there; nil if nothing is.
        let mode: mode_t?

        init(of path: String, isPrivate: Bool) throws(Refusal) {
            self.path = try AtomicFile.resolved(path)
            let (folder, name) = AtomicFile.parts(of: self.path)
            self.folder = folder.isEmpty ? "./" : folder
            // A name as long as names may be leaves no room for a longer one.
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

        /// Makes the file that is to take its place, readable by others only if the old one is not private.
        func makeTemporary(isPrivate: Bool) throws(Refusal) -> (path: String, descriptor: Descriptor) {
            removeAbandoned()
            let file = folder + prefix + String(getpid()) + AtomicFile.suffix
            let permissions: mode_t = isPrivate || mode != nil ? 0o600 : 0o666
            let number = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
            guard number >= 0 else { throw .last }
            return (file, Descriptor(number))
        }

        /// Removes what processes have left that were killed while they wrote this file.
        private func removeAbandoned() {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                guard file.hasPrefix(prefix), file.hasSuffix(AtomicFile.suffix),
                    let number = Int32(file.dropFirst(prefix.count).dropLast(AtomicFile.suffix.count)), number > 0
                else { continue }
                // A file of this process is one that it gave up; that of another living one is in use.
                if number == getpid() || (kill(number, 0) < 0 && errno == ESRCH) { unlink(folder + file) }
            }
        }
    }
}

extension AtomicFile.Refusal {
    /// The error of the call that just failed.
    fileprivate static var last: AtomicFile.Refusal { AtomicFile.Refusal(code: errno) }
}
