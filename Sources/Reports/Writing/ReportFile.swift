import Configuration
import Foundation

/// A file that is replaced as a whole, so that a reader finds the old text or the new one and never a part.
struct ReportFile {
    /// What the names of files end with that are to take another's place.
    private static let suffix = ".part"

    /// Where it is to lie, as the command line names it.
    let path: String

    /// Whether the path names a terminal, a pipe or another thing that cannot be replaced, only written to.
    ///
    /// A file that is open and has no name any more is one too; `/dev/fd` leads to such.
    var isStream: Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return false
        case S_IFREG: return status.st_nlink == 0
        default: return true
        }
    }

    /// Replaces the file: a new one beside it takes its name; a symbolic link goes on to point at it, also one that
    /// leads nowhere yet.
    ///
    /// Whatever ends the process, one of the two is there whole. Nothing waits for the disk: only where the machine
    /// itself fails may the new one be lost, and the run with it.
    ///
    /// - Throws: `ReportFileError`.
    func replace(with text: ReportText) throws(ReportFileError) {
        if isStream {
            try write(text, to: path, flags: O_WRONLY)
            return
        }
        let target = try resolved()
        try makeFolder(of: target)
        let part = makePart(of: target)
        do throws(ReportFileError) {
            try write(text, to: part, flags: O_WRONLY | O_CREAT | O_EXCL)
            guard FileExchange.put(part, at: target) else { throw ReportFileError(path: path, code: errno) }
        } catch {
            unlink(part)
            throw error
        }
    }

    /// Returns the path, free now, of what is to take a file's place.
    private func makePart(of target: String) -> String {
        let end = target.utf8.lastIndex(of: UInt8(ascii: "/")).map(target.utf8.index(after:)) ?? target.startIndex
        // Of a name as long as names may be there is no longer one.
        let name = String(decoding: target.utf8[end...].prefix(200), as: UTF8.self)
        let folder = String(target[..<end])
        removeParts(of: name, in: folder)
        return folder + "." + name + "." + String(getpid()) + Self.suffix
    }

    /// Finds what would keep the file from being replaced, as far as that is known before; makes its folder.
    ///
    /// What is to take its place is made, and removed again: no other question has so sure an answer.
    ///
    /// - Throws: `ReportFileError`.
    func check() throws(ReportFileError) {
        if isStream { return }
        try prepareFolder()
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { throw ReportFileError(path: path, code: EISDIR) }
        } else if errno != ENOENT {
            throw ReportFileError(path: path, code: errno)
        }
        let part = makePart(of: try resolved())
        try write(ReportText(), to: part, flags: O_WRONLY | O_CREAT | O_EXCL)
        unlink(part)
    }

    /// Removes what processes have left that were killed while they wrote this file.
    private func removeParts(of name: String, in folder: String) {
        let prefix = "." + name + "."
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? [] {
            guard file.hasPrefix(prefix), file.hasSuffix(Self.suffix),
                let number = Int32(file.dropFirst(prefix.count).dropLast(Self.suffix.count)), number > 0
            else { continue }
            // One that lives, and is not this one, is at work on it.
            if number == getpid() || (kill(number, 0) < 0 && errno == ESRCH) { unlink(folder + file) }
        }
    }

    /// Returns the path that a symbolic link leads to; the path itself where it is none.
    private func resolved() throws(ReportFileError) -> String {
        do throws(AtomicFile.Refusal) {
            return try AtomicFile.resolved(path)
        } catch {
            throw ReportFileError(path: path, code: ELOOP)
        }
    }

    /// Makes the folder that the file is to lie in, with those above it.
    ///
    /// - Throws: `ReportFileError`.
    func prepareFolder() throws(ReportFileError) { try makeFolder(of: resolved()) }

    private func makeFolder(of target: String) throws(ReportFileError) {
        guard let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")), slash > target.startIndex else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: String(target[..<slash]), withIntermediateDirectories: true)
        } catch {
            throw ReportFileError(path: path, code: ENOTDIR)
        }
    }

    private func write(_ text: ReportText, to file: String, flags: Int32) throws(ReportFileError) {
        let descriptor = open(file, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw ReportFileError(path: path, code: errno) }
        defer { close(descriptor) }
        guard Descriptors.write(text, to: descriptor) else { throw ReportFileError(path: path, code: errno) }
    }
}
