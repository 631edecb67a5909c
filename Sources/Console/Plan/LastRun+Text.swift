extension LastRun {
    /// How the first line of the file begins; its number is that of the format.
    ///
    /// Behind it stands how many bytes follow when the file was last written as a whole, so that its growth is seen.
    static let heading = "rehearse last run 2 "
    /// What makes a line that was cut off one that counts for nothing.
    static let cutLineEnd = "\t\t\t\t\n"
    /// More bytes than the file ever has: a larger number in its first line is a broken one.
    private static let sizeLimit = 1 << 40

    /// The file's text.
    var text: String {
        let lines = lines
        return Self.heading + "\(lines.utf8.count)\n" + lines
    }

    /// A line each of outcome, nanoseconds, path and row, with tabs between them.
    var lines: String {
        var text = ""
        for entry in all where !entry.key.path.utf8.contains(where: { $0 < 0x20 }) {
            text += entry.record.hasFailed ? "failed\t" : "passed\t"
            text += String(entry.record.nanoseconds)
            for word in ["\t", entry.key.path, "\t", entry.key.row, "\n"] { text += word }
        }
        return text
    }

    /// Returns how many bytes followed the first line when the file was last written as a whole.
    ///
    /// Nil where the text is not what this version writes.
    static func writtenSize(_ text: Substring) -> Int? {
        guard text.hasPrefix(heading), let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let size = Int(digits: text[..<end].dropFirst(heading.count))
        return size.flatMap { $0 <= sizeLimit ? $0 : nil }
    }

    /// Reads the file's text; nil where it is not what this version writes.
    ///
    /// Of several lines about one walkthrough the last counts; lines that a killed run left cut off count for nothing.
    init?(_ text: String) {
        guard Self.writtenSize(text[...]) != nil else { return nil }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        reserveCapacity(lines.count)
        for line in lines.dropFirst().dropLast() {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
            guard fields.count == 4, fields[0] == "failed" || fields[0] == "passed",
                let nanoseconds = Int(digits: fields[1])
            else { continue }
            learn(
                Key(path: String(fields[2]), row: String(fields[3])),
                Record(hasFailed: fields[0] == "failed", nanoseconds: nanoseconds))
        }
    }
}
