extension ReportTarget {
    /// The kinds of report.
    enum Format: String, CaseIterable, Sendable {
        case terminal, junit, json, html, tap, github

        /// What follows `=`, where the report goes to a file or a folder.
        var placeholder: String? {
            switch self {
            case .junit, .json: "FILE"
            case .html: "DIR"
            case .terminal, .tap, .github: nil
            }
        }

        /// The word up to where a path is typed.
        var stem: String { rawValue + (placeholder == nil ? "" : "=") }

        /// The word as help shows it.
        var usage: String { stem + (placeholder ?? "") }
    }
}
