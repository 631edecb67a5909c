/// A report and where it goes.
struct ReportTarget: Equatable, Sendable {
    var format: Format
    /// The file or folder, where the format has one.
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
