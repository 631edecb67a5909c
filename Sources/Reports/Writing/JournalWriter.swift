import Basics
import Foundation

/// Appends lines of a journal to a file.
///
/// The lines of a walkthrough's end are written with one system call, so a kill leaves at most one incomplete line. The
/// file is opened with the first line. Runner processes are copied before that, so an app cannot write into the open
/// file. A pipe is open from the start, because its reader ends when it is closed.
package final class JournalWriter {
    private let path: String
    /// The open file; nil before the first line, unless it is a pipe.
    private var descriptor: Int32?
    /// How many bytes were written.
    private var count: Int64 = 0
    /// The descriptor that holds the lock of the file, so that only one run writes it; nil without a lock.
    private let lock: Int32?

    /// The error; nil as long as everything was written.
    package private(set) var error: ReportFileError?

    /// Begins a journal, deleting the former contents of the file.
    ///
    /// - Throws: `ReportFileError`.
    package init(path: String) throws(ReportFileError) {
        self.path = path
        let file = ReportFile(path: path)
        try file.prepareFolder()
        lock = try Self.lock(file)
        let descriptor = try Self.open(path, O_TRUNC)
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
            self.descriptor = descriptor
        } else {
            close(descriptor)
        }
    }

    deinit {
        if let descriptor { close(descriptor) }
        if let lock { close(lock) }
    }

    /// Locks a journal; nil for a pipe, or if the file system has no locks.
    ///
    /// Without it, the lines of two runs could mix, and no report could be made of them.
    private static func lock(_ file: ReportFile) throws(ReportFileError) -> Int32? {
        guard !file.isStream else { return nil }
        let descriptor = Foundation.open(file.path, O_RDONLY | O_CREAT | O_CLOEXEC, 0o666)
        // If the file cannot be opened, opening it for writing reports why.
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) < 0 else { return descriptor }
        let code = errno
        close(descriptor)
        guard code == EWOULDBLOCK else { return nil }
        throw ReportFileError(path: file.path, code: code)
    }

    /// Appends an entry; does nothing after an error.
    package func append(_ entry: JournalEntry) { append(entry.line) }

    func append(_ lines: [UInt8]) {
        guard error == nil else { return }
        do throws(ReportFileError) {
            let descriptor: Int32
            if let known = self.descriptor { descriptor = known } else { descriptor = try Self.open(path, 0) }
            self.descriptor = descriptor
            if let code = Descriptor(descriptor).writeAll(lines[...]) { throw ReportFileError(path: path, code: code) }
            count += Int64(lines.count)
        } catch {
            self.error = error
        }
    }

    /// Checks at the end of a run that the path still leads to the file with all its lines.
    ///
    /// Writing to a file that was removed, or emptied by someone else, succeeds.
    func finish() {
        var (written, named) = (stat(), stat())
        guard error == nil, let descriptor, fstat(descriptor, &written) == 0, written.st_mode & S_IFMT == S_IFREG else {
            return
        }
        let isSame =
            stat(path, &named) == 0 && (named.st_dev, named.st_ino) == (written.st_dev, written.st_ino)
        if !isSame {
            error = ReportFileError(path: path, problem: .replaced)
        } else if Int64(written.st_size) < count {
            error = ReportFileError(path: path, problem: .emptied)
        }
    }

    private static func open(_ path: String, _ flags: Int32) throws(ReportFileError) -> Int32 {
        let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { throw ReportFileError(path: path, code: errno) }
        return descriptor
    }
}
