extension LastRun {
    /// The first line of the file; its number is that of the format.
    private static let heading = "rehearse last run 1"

    /// The file's text: a line each of outcome, nanoseconds, path and row, with tabs between them.
    var text: String {
        var text = Self.heading + "\n"
        for (key, record) in all where !key.path.utf8.contains(where: { $0 < 0x20 }) {
            text += record.hasFailed ? "failed" : "passed"
            text += "\t\(record.nanoseconds)\t\(key.path)\t\(key.row)\n"
        }
        return text
    }

    /// Reads the file's text; nil where it is not what this version writes.
    init?(_ text: String) {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.first, Substring(first) == Self.heading, lines.last?.isEmpty == true else { return nil }
        for line in lines.dropFirst().dropLast() {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
            guard fields.count == 4, fields[0] == "failed" || fields[0] == "passed",
                let nanoseconds = Int(digits: fields[1])
            else { return nil }
            self[Key(path: String(fields[2]), row: String(fields[3]))] = Record(
                hasFailed: fields[0] == "failed", nanoseconds: nanoseconds)
        }
    }
}
