import Foundation

/// Makes a failing script shorter and simpler, as long as it fails in the same way.
///
/// It is a state machine without side effects: it proposes candidates, learns which of them fail, and proposes the next
/// ones. First it leaves lines out, many at a time (delta debugging: Zeller, Hildebrandt, 2002). Then it simplifies
/// arguments.
package struct ScriptShrinker: Sendable {
    /// The largest number of scripts that are tried.
    private let limit: Int

    /// The shortest script that is known to fail.
    package private(set) var lines: [String]
    /// The number of lines that are left out at a time; 0 while arguments are simplified.
    private var size: Int
    /// The candidates that were proposed last.
    private var offered: [[String]] = []
    /// Whether lines were left out since pairs of lines were last tried.
    private var hasShrunk = false
    /// The number of candidates so far.
    private var trials = 0

    /// Makes a shrinker for a script that fails.
    package init(_ lines: [String], limit: Int = 400) {
        (self.lines, self.limit) = (lines, limit)
        size = max(1, lines.count / 2)
    }

    /// Returns the scripts to try next; empty if nothing can be simplified further.
    package mutating func candidates() -> [[String]] {
        guard trials < limit else { return [] }
        offered = size > 0 ? shorter() : plainer()
        if offered.isEmpty, size > 0 {
            take(fails: [])
            return candidates()
        }
        offered = Array(offered.prefix(limit - trials))
        trials += offered.count
        return offered
    }

    /// Takes which candidates failed in the same way; the first of these becomes the new script.
    package mutating func take(fails: [Bool]) {
        if let first = fails.firstIndex(of: true) {
            lines = offered[first]
            hasShrunk = true
            size = size == 0 ? 1 : min(size, max(1, lines.count / 2))
        } else if size == 1, hasShrunk, lines.count > 2 {
            (size, hasShrunk) = (2, false)
        } else if size > 0 {
            size /= 2
        } else {
            trials = limit
        }
    }

    /// Returns the scripts that lack `size` lines, those that lack the last lines first.
    private func shorter() -> [[String]] {
        // Small parts overlap, so that two lines that depend on each other are left out together.
        stride(from: 0, to: lines.count, by: max(1, size > 4 ? size : size / 2)).reversed().compactMap { start in
            let candidate = Array(lines[..<start] + lines[min(start + size, lines.count)...])
            return candidate.isEmpty ? nil : candidate
        }
    }

    /// Returns the scripts in which one line has a simpler form.
    private func plainer() -> [[String]] {
        lines.indices.flatMap { index in
            Self.plainer(than: lines[index]).map { line in
                var candidate = lines
                candidate[index] = line
                return candidate
            }
        }
    }

    /// Returns simpler forms of a line, the simplest first.
    static func plainer(than line: String) -> [String] {
        let simple = ["swipe back cancelled": "back", "swipe back": "back"]
        if let other = simple[line] { return [other] }
        if line.hasSuffix(" 2 times") { return [String(line.dropLast(7)) + "1 time"] }
        if line.hasPrefix("release "), line.hasSuffix(" last") { return [String(line.dropLast(5))] }
        guard line.hasPrefix("type \""), let end = line.range(of: "\" into ") else { return [] }
        let text = line[line.index(line.startIndex, offsetBy: 6)..<end.lowerBound]
        guard text.count > 1, !text.contains("\\") else { return [] }
        let shorter = ["a", String(text.prefix(text.count / 2)), String(text.dropLast()), String(text.dropFirst())]
        return shorter.filter { $0 != text }.map { "type \"\($0)" + line[end.lowerBound...] }
    }
}
