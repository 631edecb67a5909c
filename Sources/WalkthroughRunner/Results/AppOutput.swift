/// What an app wrote to its standard streams during one walkthrough: the last lines of it.
package struct AppOutput: Equatable, Codable, Sendable {
    /// How many lines are kept at most.
    private static let limit = 40

    /// The last lines, as they were printed.
    package var lines: [String]
    /// How many bytes were printed before them.
    package var bytesLeftOut: Int

    /// Makes an output of lines.
    package init(lines: [String], bytesLeftOut: Int = 0) {
        self.lines = lines
        self.bytesLeftOut = bytesLeftOut
    }

    /// Takes the end of what was written; nil if that is nothing.
    ///
    /// - Parameter bytesLeftOut: how many bytes stood before the text.
    package init?(_ text: String, bytesLeftOut: Int = 0) {
        guard !text.isEmpty else { return nil }
        var all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if all.last?.isEmpty == true { all.removeLast() }
        self.bytesLeftOut = bytesLeftOut + all.dropLast(Self.limit).reduce(0) { $0 + $1.count + 1 }
        lines = all.suffix(Self.limit).map { line in
            String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
        }
    }
}
