/// A report and where it goes.
struct ReportTarget: Equatable, Sendable {
    /// The kinds of report.
    enum Format: String, CaseIterable, Sendable {
        case terminal, junit, json, html, tap, github

        /// What follows `=`, if the report goes to a file or a folder.
        var placeholder: String? {
            switch self {
            case .junit, .json: "FILE"
            case .html: "DIR"
            case .terminal, .tap, .github: nil
            }
        }

        /// The word up to if a path is typed.
        var stem: String { rawValue + (placeholder == nil ? "" : "=") }

        /// The word as help shows it.
        var usage: String { stem + (placeholder ?? "") }
    }

    var format: Format
    /// The file or folder, if the format has one.
    var path: String?

    init(_ format: Format, path: String? = nil) {
        (self.format, self.path) = (format, path)
    }

    /// Reads `terminal`, `junit=FILE` ….
    init?(_ word: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = Format(rawValue: String(parts[0])) else { return nil }
        let path = parts.count > 1 ? String(parts[1]) : nil
        guard (format.placeholder != nil) == (path?.isEmpty == false), path?.isEmpty != true else { return nil }
        self.init(format, path: path)
    }
}
