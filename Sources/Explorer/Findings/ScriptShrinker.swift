import Basics
import WalkthroughLanguage

/// Makes a failing script shorter and simpler, as long as it fails in the same way.
///
/// It is a state machine without side effects: it proposes candidates, learns which of them fail, and proposes the next
/// ones. First it leaves lines out, many at a time (delta debugging: Zeller, Hildebrandt, 2002). When few are left, it
/// leaves out every group of neighbours and every pair. Then it simplifies arguments.
package struct ScriptShrinker: Sendable {
    private enum Phase {
        /// To leave out parts of so many lines.
        case parts(Int)
        /// To leave out at once all parts without each of which it fails.
        case together([String])
        /// To leave out groups of neighbours, and pairs.
        case groups
        /// To simplify arguments.
        case arguments
    }

    /// The largest number of lines of which all groups are tried.
    private static let groupLimit = 14

    /// The largest number of scripts that are tried.
    private let limit: Int
    /// The typed texts that are not made shorter.
    private let secrets: Set<String>
    /// The shortest script that is known to fail.
    package private(set) var lines: [String]
    /// What is tried next.
    private var phase: Phase
    /// The number of lines that were left out at a time.
    private var size: Int
    /// The candidates that were proposed last.
    private var offered: [[String]] = []
    /// The lines that each candidate lacks.
    private var parts: [Set<Int>] = []
    private var trials = 0

    /// Makes a shrinker for a script that fails.
    ///
    /// - Parameter secrets: the typed texts that are not made shorter.
    package init(_ lines: [String], limit: Int = 400, keeping secrets: Set<String> = []) {
        (self.lines, self.limit, self.secrets) = (lines, limit, secrets)
        size = max(1, lines.count / 2)
        phase = .parts(size)
    }

    /// Returns the scripts to try next; empty if nothing can be simplified further.
    package mutating func candidates() -> [[String]] {
        guard trials < limit else { return [] }
        parts = []
        switch phase {
        case .parts(let size): parts = ranges(of: size).map { Set($0) }
        case .together(let lines): offered = [lines]
        case .groups: parts = groups
        case .arguments: offered = plainer()
        }
        if !parts.isEmpty { offered = parts.map { lines(without: $0) } }
        if offered.isEmpty {
            if case .arguments = phase { return [] }
            note(fails: [])
            return candidates()
        }
        offered = Array(offered.prefix(limit - trials))
        trials += offered.count
        return offered
    }

    /// Receives which candidates failed in the same way; the first of these becomes the new script.
    package mutating func note(fails: [Bool]) {
        let failing = fails.indices.filter { fails[$0] }
        let missing = failing.prefix(parts.count).reduce(into: Set()) { $0.formUnion(parts[$1]) }
        let all = lines(without: missing)
        if let first = failing.first { lines = offered[first] }
        switch phase {
        case .parts(let size) where failing.isEmpty:
            let isShort = 3...Self.groupLimit ~= lines.count
            phase = size > 1 ? .parts(size / 2) : isShort ? .groups : .arguments
        case .parts where failing.count > 1 && !all.isEmpty: phase = .together(all)
        case .parts(let size): phase = .parts(max(1, min(size, lines.count / 2)))
        case .together: phase = .parts(max(1, min(size, lines.count / 2)))
        case .groups: phase = failing.isEmpty ? .arguments : .parts(1)
        case .arguments where failing.isEmpty: trials = limit
        case .arguments: phase = .parts(1)
        }
        if case .parts(let next) = phase { size = next }
        if lines.count < 2, case .parts = phase { phase = .arguments }
    }

    private func lines(without missing: Set<Int>) -> [String] {
        lines.indices.filter { !missing.contains($0) }.map { lines[$0] }
    }

    /// Returns the parts of so many lines, the last ones first.
    private func ranges(of size: Int) -> [Range<Int>] {
        // Small parts overlap, so that two lines that depend on each other are left out together.
        stride(from: 0, to: lines.count, by: max(1, size > 4 ? size : size / 2)).reversed()
            .map { $0..<min($0 + size, lines.count) }.filter { $0.count < lines.count }
    }

    /// Groups of at least two neighbours, and pairs of lines that are none.
    private var groups: [Set<Int>] {
        let pairs = lines.indices.flatMap { first in
            lines.indices.filter { $0 > first }.map { (first, $0) }
        }
        let ranges = pairs.filter { $0.1 - $0.0 + 1 < lines.count }.map { Set($0.0...$0.1) }
        return ranges.sorted { $0.count > $1.count || $0.count == $1.count && $0.min() ?? 0 < $1.min() ?? 0 }
            + pairs.filter { $0.1 - $0.0 > 1 }.map { [$0.0, $0.1] }
    }

    /// Returns the scripts in which one line has a simpler form.
    private func plainer() -> [[String]] {
        lines.indices.flatMap { index in
            Self.plainer(than: lines[index], keeping: secrets).map { line in
                var candidate = lines
                candidate[index] = line
                return candidate
            }
        }
    }

    /// Returns simpler forms of a line, the simplest first.
    ///
    /// - Parameter secrets: the texts of which no part is typed.
    static func plainer(than line: String, keeping secrets: Set<String> = []) -> [String] {
        let simple = ["swipe back cancelled": "back", "swipe back": "back"]
        if let other = simple[line] { return [other] }
        if line.hasPrefix("wait "), !line.hasPrefix("wait until ") { return ["wait"] }
        if line.hasSuffix(" 2 times") { return [String(line.dropLast(7)) + "1 time"] }
        if line.hasPrefix("release "), line.hasSuffix(" last") { return [String(line.dropLast(5))] }
        var parser = ConsoleParser()
        guard line.hasPrefix("type "),
            case .act(.type(let typed), on: let field)? = parser.parse(line).steps.first?.command
        else { return [] }
        let text = typed.text
        guard text.count > 1 else { return [] }
        // A part of a secret would be shown.
        if secrets.contains(text) { return ["type \"a\" into \(field)"] }
        let shorter = ["a", String(text.prefix(text.count / 2)), String(text.dropLast()), String(text.dropFirst())]
        return shorter.filter { $0 != text }.map { "type \($0.quoted) into \(field)" }
    }
}
