import Basics
import SourceCheck

/// Replacements of byte ranges of a source.
struct SourceEdits {
    private struct Edit {
        var range: Range<Int>
        var text: String
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Adds a replacement; returns false, and adds nothing, if it overlaps another one.
    @discardableResult
    mutating func replace(_ range: Range<Int>, by text: String) -> Bool {
        // An insertion within a replacement overlaps it too, which `overlaps` does not say.
        func isWithin(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
            outer.lowerBound < inner.lowerBound && inner.upperBound < outer.upperBound
        }
        let isTaken = edits.contains { edit in
            edit.range.overlaps(range) || edit.range == range && !range.isEmpty || isWithin(range, edit.range)
                || isWithin(edit.range, range)
        }
        guard !isTaken else { return false }
        edits.append(Edit(range: range, text: text))
        return true
    }

    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

    /// Removes tokens with the blanks after them, and the line if nothing else is in it; comments stay.
    @discardableResult
    mutating func remove(_ tokens: ArraySlice<SourceToken>, from bytes: [UInt8]) -> Bool {
        guard let first = tokens.first, let last = tokens.last else { return false }
        func skipBlanks(_ offset: inout Int) {
            while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
                offset += 1
            }
        }
        var (start, end) = (first.range.lowerBound, last.range.upperBound)
        skipBlanks(&end)
        if end < bytes.count, bytes[end] == UInt8(ascii: "\n") {
            if first.beginsLine {
                end += 1
                skipBlanks(&end)
            } else {
                while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
            }
        }
        return replace(start..<end, by: "")
    }

    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        // At one offset insertions come first; otherwise the order of adding decides.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
        }
        for (_, edit) in ordered {
            result += bytes[offset..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            offset = edit.range.upperBound
        }
        return result + bytes[offset...]
    }
}

/// The changes of a file in the unified format of `diff -u`, which `patch` and `git apply` read.
package struct UnifiedDiff {
    /// The number of unchanged lines around a change.
    private static let context = 3

    private enum Line {
        case kept(String)
        case removed(String)
        case added(String)

        var isChange: Bool { if case .kept = self { false } else { true } }

        var text: String {
            switch self {
            case .kept(let line): " " + line
            case .removed(let line): "-" + line
            case .added(let line): "+" + line
            }
        }
    }

    /// The lines of the format; empty if nothing changed.
    package let lines: [String]

    /// Compares two versions of a file, which end alike.
    package init(path: String, from old: [UInt8], to new: [UInt8]) {
        let merged = Self.merged(Self.lines(of: old), Self.lines(of: new))
        var lines: [String] = []
        var (oldLine, newLine) = (1, 1)
        var index = 0
        while let first = merged[index...].firstIndex(where: \.isChange) {
            let start = max(index, first - Self.context)
            (oldLine, newLine) = (oldLine + start - index, newLine + start - index)
            var end = first
            while let next = merged[end...].firstIndex(where: \.isChange), next - end <= 2 * Self.context {
                end = next + 1
            }
            end = min(merged.count, end + Self.context)
            let hunk = merged[start..<end]
            let removed = hunk.count { if case .added = $0 { false } else { true } }
            let added = hunk.count { if case .removed = $0 { false } else { true } }
            lines.append("@@ -\(oldLine),\(removed) +\(newLine),\(added) @@")
            lines += hunk.map(\.text)
            if end == merged.count, old.last != UInt8(ascii: "\n") { lines.append("\\ No newline at end of file") }
            (oldLine, newLine, index) = (oldLine + removed, newLine + added, end)
        }
        self.lines = lines.isEmpty ? [] : ["--- a/\(path)", "+++ b/\(path)"] + lines
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        let lines = String(decoding: bytes, as: UTF8.self).lines
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }

    /// Returns the lines of both, with the removed ones before those that replace them.
    private static func merged(_ old: [String], _ new: [String]) -> [Line] {
        LineDifference.rows(from: old, to: new).map { from, to in
            guard let from else { return .added(to.map { new[$0] } ?? "") }
            return to == nil ? .removed(old[from]) : .kept(old[from])
        }
    }
}
