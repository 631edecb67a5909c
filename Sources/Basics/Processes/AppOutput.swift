/// The last lines that an app wrote to its standard streams during one walkthrough.
package struct AppOutput: Equatable, Codable, Sendable {
    /// How many lines are kept at most.
    private static let limit = 40

    /// The last lines, as they were printed.
    package var lines: [String]
    /// How many bytes were printed before them.
    package var bytesLeftOut: Int

    /// Makes an output of lines.
    package init(lines: [String], bytesLeftOut: Int = 0) {
        (self.lines, self.bytesLeftOut) = (lines, bytesLeftOut)
    }

    /// The reason of a crash as the Swift runtime printed it: `App/Home.swift:7: Fatal error: Index out of range`.
    package var crashReason: String? { Self.crashReason(in: lines) }

    /// Returns the last line that gives the reason of a crash; `nil` if none does.
    ///
    /// Lines that contain its words elsewhere, such as a memory dump in a backtrace, are skipped.
    package static func crashReason(in lines: [String]) -> String? {
        lines.last { line in
            ["Fatal error", "fatal error", "Precondition", "precondition"].contains {
                line.hasPrefix($0) || line.contains(": " + $0)
            }
        }
    }

    /// Keeps the last lines of a text; nil if it is empty.
    ///
    /// - Parameter bytesLeftOut: how many bytes came before the text.
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
