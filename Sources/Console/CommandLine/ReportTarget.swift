import Reports

/// A report and its destination.
struct ReportTarget: Equatable, Sendable {
    /// The usual report on the terminal, which is no ``ReportFormat``.
    static let terminal = ReportTarget("terminal")

    /// `terminal`, or the name of a format.
    let name: String
    /// The file or folder, if the format has one.
    let path: String?

    /// Makes a report of a known name.
    init(_ name: String, path: String? = nil) {
        (self.name, self.path) = (name, path)
    }

    /// Reads `terminal`, `junit=FILE` ….
    init?(word: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        self.init(parts[0], path: parts.count > 1 ? parts[1] : nil)
        guard self == .terminal || format != nil else { return nil }
        guard (placeholder != nil) == (path != nil), path?.isEmpty != true else { return nil }
    }

    /// Its format; nil for `terminal`.
    var format: (any ReportFormat.Type)? { ReportFormats.named(name) }

    /// Whether it uses standard output alone.
    var takesOutput: Bool { format?.destination == .output }

    /// What follows `=`, if the report goes to a file or a folder.
    private var placeholder: String? {
        switch format?.destination {
        case .file, .journal: "FILE"
        case .folder: "DIR"
        case .output, .log, nil: nil
        }
    }

    /// The word up to the path.
    private var stem: String { name + (placeholder == nil ? "" : "=") }

    /// The reports that can be asked for, without paths.
    private static var all: [ReportTarget] { [terminal] + ReportFormats.all.map { ReportTarget($0.name) } }

    /// The words that a shell completes.
    static var words: [String] { all.map(\.stem) }

    /// The words as help shows them.
    static var usages: [String] { all.map { $0.stem + ($0.placeholder ?? "") } }
}
