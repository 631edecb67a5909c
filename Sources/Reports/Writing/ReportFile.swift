import Basics
import Foundation

/// A file that is replaced as a whole, so that a reader finds either the old text or the new one.
struct ReportFile {
    let path: String

    /// Whether it can only be written to, not replaced.
    var isStream: Bool { AtomicFile.isStream(path) }

    /// Replaces the file as a whole, without waiting for the disk, or writes to a stream.
    func replace(with text: [UInt8]) throws(ReportFileError) {
        if !isStream { try prepareFolder() }
        do throws(AtomicFile.Refusal) {
            try AtomicFile.write(text, to: path)
        } catch {
            throw ReportFileError(path: path, code: error.code)
        }
    }

    /// Makes the folder of the file, and checks that the file can be replaced.
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

    /// Makes the folder of the file, and the folders above it; follows a symbolic link.
    ///
    /// - Throws: `ReportFileError`.
    func prepareFolder() throws(ReportFileError) {
        let target: String
        do throws(AtomicFile.Refusal) {
            target = try AtomicFile.resolved(path)
        } catch {
            throw ReportFileError(path: path, code: error.code)
        }
        guard let slash = target.lastIndex(of: "/"), slash > target.startIndex else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: String(target[..<slash]), withIntermediateDirectories: true)
        } catch {
            throw ReportFileError(path: path, code: ENOTDIR)
        }
    }
}

/// A report or a journal that cannot be written.
package struct ReportFileError: Error, Equatable, CustomStringConvertible {
    /// What is wrong with a file.
    enum Problem: Equatable {
        /// The system refused to write it, with this error number.
        case system(Int32)
        /// During the run someone removed or replaced it.
        case replaced
        /// During the run someone emptied it.
        case emptied
    }

    /// Its path.
    package let path: String
    let problem: Problem

    init(path: String, problem: Problem) { (self.path, self.problem) = (path, problem) }

    init(path: String, code: Int32) { self.init(path: path, problem: .system(code)) }

    /// What is wrong, where, and what to do.
    package var description: String {
        let name = "the report " + SafeText.fragment(path)
        let help = "; leave it alone until the run has ended, and run again"
        switch problem {
        case .system(let code): return name + " cannot be written: " + Self.reason(code)
        case .replaced: return name + " is lost: it was removed or replaced during the run" + help
        case .emptied: return name + " is incomplete: it was emptied during the run" + help
        }
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case EISDIR: "it is a folder; name a file in it"
        case ENOENT, ENOTDIR: "its folder cannot be made; name another file"
        case EACCES, EPERM, EROFS: "it may not be written to; change its permissions or name another file"
        case EWOULDBLOCK: "another run is writing it; wait until that run ends, or name another file"
        case EFBIG: "it would be larger than the limit for files (`ulimit -f`); raise the limit"
        case ENOSPC, EDQUOT: "the disk is full; make room or name a file on another one"
        default: SystemError.text(of: code) + "; name another file"
        }
    }
}

/// Writes a report file twice: before the first walkthrough, and at the end.
///
/// So there is a valid file at any time; after a crash, `merge` makes the complete one from the journal.
package final class ReportWriter {
    private let file: ReportFile
    private let render: (RunReport) -> [UInt8]
    /// The error of the last attempt; nil if that succeeded.
    package private(set) var error: ReportFileError?

    /// Makes a writer of a file, which writes nothing yet; `render` returns a report's text, in UTF-8.
    package init(path: String, render: @escaping (RunReport) -> [UInt8]) {
        file = ReportFile(path: path)
        self.render = render
    }

    /// Checks before a run that the report can be written.
    ///
    /// - Throws: `ReportFileError`.
    package func check() throws(ReportFileError) { try file.check() }

    /// Writes the report of a run that has not begun; not to a terminal or a pipe.
    func begin(_ report: RunReport) { if !file.isStream { write(report) } }

    /// Writes the final report.
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
