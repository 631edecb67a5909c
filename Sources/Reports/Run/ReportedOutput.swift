package import Walkthroughs

/// What an app printed last in a walkthrough that went wrong.
package struct ReportedOutput: Equatable, Codable, Sendable {
    /// How many lines are kept at most.
    private static let limit = 40

    /// The last lines, as they were printed.
    package var lines: [String]
    /// How many bytes were printed before them.
    package var bytesLeftOut: Int

    /// Takes over what was captured; nil where there is none.
    package init?(_ output: AppOutput) {
        guard !output.text.isEmpty else { return nil }
        var all = output.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if all.last?.isEmpty == true { all.removeLast() }
        bytesLeftOut = output.bytesLeftOut + all.dropLast(Self.limit).reduce(0) { $0 + $1.count + 1 }
        lines = all.suffix(Self.limit).map { line in
            String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
        }
    }

    /// The lines for a reader, the first of them a count of what stood before; safe to print.
    var shown: [String] {
        let count = bytesLeftOut > 0 ? ["… \(bytesLeftOut) bytes before this are left out"] : []
        return count + lines.map(Excerpt.line)
    }
}
