import Basics
import Foundation

/// A file that is replaced as a whole, so that a reader finds the old text or the new one and never a part.
struct ReportFile {
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

    /// Replaces the file as a whole; what is no file is written to.
    ///
    /// Nothing waits for the disk: only if the machine itself fails may the new content be lost, and the run with it.
    ///
    /// - Throws: `ReportFileError`.
    func replace(with text: [UInt8]) throws(ReportFileError) {
        if isStream {
            try write(text)
            return
        }
        try prepareFolder()
        do throws(AtomicFile.Refusal) {
            try AtomicFile.write(text, to: path)
        } catch {
            throw ReportFileError(path: path, code: error.code)
        }
    }

    /// Finds what would keep the file from being replaced, as far as that is known before; makes its folder.
    ///
    /// - Throws: `ReportFileError`.
    func check() throws(ReportFileError) {
        if isStream { return }
        try prepareFolder()
        do throws(AtomicFile.Refusal) {
            try AtomicFile.check(path)
        } catch {
            throw ReportFileError(path: path, code: error.code)
        }
    }

    /// Returns the path that a symbolic link leads to; the path itself if it is no link.
    private func resolved() throws(ReportFileError) -> String {
        do throws(AtomicFile.Refusal) {
            return try AtomicFile.resolved(path)
        } catch {
            throw ReportFileError(path: path, code: error.code)
        }
    }

    /// Makes the folder that the file is to lie in, with those above it.
    ///
    /// - Throws: `ReportFileError`.
    func prepareFolder() throws(ReportFileError) { try makeFolder(of: resolved()) }

    private func makeFolder(of target: String) throws(ReportFileError) {
        guard let slash = target.lastIndex(of: "/"), slash > target.startIndex else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: String(target[..<slash]), withIntermediateDirectories: true)
        } catch {
            throw ReportFileError(path: path, code: ENOTDIR)
        }
    }

    private func write(_ text: [UInt8]) throws(ReportFileError) {
        let number = open(path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { throw ReportFileError(path: path, code: errno) }
        defer { close(number) }
        if let code = Descriptor(number).writeAll(text[...]) { throw ReportFileError(path: path, code: code) }
    }
}

/// A report or a journal that cannot be written.
package struct ReportFileError: Error, Equatable, CustomStringConvertible {
    /// Where it was to lie.
    package let path: String
    /// The system's number for what is wrong.
    package let code: Int32

    init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// What is wrong, where, and the way out.
    package var description: String {
        let reason =
            switch code {
            case EISDIR: "it is a folder; name a file in it"
            case ENOENT, ENOTDIR: "its folder cannot be made; name another one"
            case EACCES, EPERM, EROFS: "it may not be written to; change its permissions or name another file"
            case EWOULDBLOCK: "another run writes it now; wait until that one has ended, or name another one"
            case ESTALE: "it was removed, replaced or emptied during the run; run again, and leave it alone until then"
            case EFBIG: "it would be larger than files may be here (`ulimit -f`); raise that limit"
            case ENOSPC, EDQUOT: "the disk is full; make room or name a file on another one"
            default: SystemError.text(of: code) + "; name another file"
            }
        return "the report " + SafeText.fragment(path) + " cannot be written: " + reason
    }
}

/// Writes one report file twice: before the first walkthrough, and at the end.
///
/// So the file is valid at every moment of the run; after a crash, `merge` makes the exact one from the journal.
package final class ReportWriter {
    /// The file.
    private let file: ReportFile
    /// Makes the text of a report.
    private let render: (RunReport) -> [UInt8]
    /// What went wrong last; nil once it has gone well again.
    package private(set) var error: ReportFileError?

    /// Makes a writer; it writes nothing yet.
    ///
    /// - Parameters:
    ///   - path: the file; its folder is made if it is missing.
    ///   - render: makes the text of a report, in UTF-8.
    package init(path: String, render: @escaping (RunReport) -> [UInt8]) {
        file = ReportFile(path: path)
        self.render = render
    }

    /// Finds what would keep the report from being written, as far as that is known before a run.
    ///
    /// - Throws: `ReportFileError`.
    package func check() throws(ReportFileError) { try file.check() }

    /// Writes the report of a run that has not begun; a terminal or a pipe gets none.
    func begin(_ report: RunReport) {
        if !file.isStream { write(report) }
    }

    /// Writes the report as it is at the end.
    package func finish(_ report: RunReport) { write(report) }

    private func write(_ report: RunReport) {
        do throws(ReportFileError) {
            try file.replace(with: render(report))
            error = nil
        } catch {
            self.error = error
        }
    }
}
