import Foundation

/// Appends the lines of a journal to a file, each in one call, so that a kill leaves whole lines and one cut at most.
package final class JournalWriter {
    /// The file's path, for errors.
    private let path: String
    /// The open file.
    private let descriptor: Int32

    /// Opens a journal; what the file held before is gone.
    ///
    /// - Throws: `ReportFileError`.
    package init(path: String) throws(ReportFileError) {
        self.path = path
        let file = ReportFile(path: path)
        try file.prepareFolder()
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw ReportFileError(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    /// Appends an entry.
    ///
    /// - Throws: `ReportFileError`.
    package func append(_ entry: JournalEntry) throws(ReportFileError) {
        guard Descriptors.write(entry.line, to: descriptor) else { throw ReportFileError(path: path, code: errno) }
    }
}
