import Foundation

/// Text broken into lines within a width.
struct TextLines {
    let metrics: TextMetrics

    /// Returns the lines of a text within a width; the last one ends in `…` if any are left out.
    func lines(of text: String, width: CGFloat, most: Int) -> [String] {
        guard !text.isEmpty else { return [] }
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if most == 1 || metrics.width(of: paragraph) <= width {
                lines.append(String(paragraph))
            } else {
                lines += broken(paragraph, width: width)
            }
        }
        guard most > 0, lines.count > most else { return lines.map { cut($0, width: width, isCut: false) } }
        var kept = lines.prefix(most).map { cut($0, width: width, isCut: false) }
        kept[most - 1] = cut(lines[most - 1], width: width, isCut: true)
        return kept
    }

    /// Breaks a paragraph between words; a word that is wider than a line is broken too.
    private func broken(_ paragraph: Substring, width: CGFloat) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let joined = line.isEmpty ? String(word) : line + " " + word
            if metrics.width(of: joined) <= width {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if !line.isEmpty, metrics.width(of: line + String(character)) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Cuts a line that is too wide, as UIKit does.
    private func cut(_ line: String, width: CGFloat, isCut: Bool) -> String {
        guard isCut || metrics.width(of: line) > width else { return line }
        // The width never shrinks with more characters, so a binary search finds the longest part that fits.
        let ends = Array(line.indices.dropFirst()) + [line.endIndex]
        var kept = 0
        var most = line.isEmpty ? 0 : ends.count
        while kept < most {
            let middle = (kept + most + 1) / 2
            if metrics.width(of: line[..<ends[middle - 1]] + "…") <= width { kept = middle } else { most = middle - 1 }
        }
        return line.prefix(kept) + "…"
    }
}
