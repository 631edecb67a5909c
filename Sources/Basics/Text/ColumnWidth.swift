/// The width of text in terminal columns: 0 for combining marks, 2 for emoji and East Asian wide characters, else 1.
package enum ColumnWidth {
    /// Returns the width of a text that has no control characters (each would count as 0).
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// Returns the width of one character: 0, 1 or 2 columns.
    package static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let base = scalars.first else { return 0 }
        let width = of(base)
        guard width == 1, scalars.count > 1 else { return width }
        // A variation selector, a keycap mark or a second flag letter makes the character an emoji.
        let isPicture = scalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 || isFlagLetter($0) }
        return isPicture ? 2 : 1
    }

    /// Returns the text cut to at most `columns` columns; a text that was cut ends in `…`.
    package static func cut(_ text: String, to columns: Int) -> String {
        guard of(text) > columns else { return text }
        guard columns > 0 else { return "" }
        var result = ""
        var width = 1
        for character in text {
            width += of(character)
            if width > columns { break }
            result.append(character)
        }
        return result + "…"
    }

    /// Returns the text padded with spaces to `columns` columns; a longer text is returned unchanged.
    package static func pad(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - of(text)))
    }

    private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        if scalar.properties.isEmojiPresentation, !isFlagLetter(scalar) { return 2 }
        return isWide(scalar.value) ? 2 : 1
    }

    /// Whether a scalar is W or F in Unicode's EastAsianWidth.txt; ranges are joined across unassigned scalars.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x1F300...0x1F320,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

/// Words in columns, as a shell lists completions.
package enum WordColumns {
    /// Returns the rows of the list, which is read column by column; after `limit` words, a row counts the others.
    package static func rows(_ words: [String], columns: Int, limit: Int = 100) -> [String] {
        let shown = words.prefix(limit).map(SafeText.fragment)
        let width = (shown.map { ColumnWidth.of($0) }.max() ?? 0) + 2
        let across = max(1, (columns + 1) / width)
        let down = (shown.count + across - 1) / across
        var rows = (0..<down).map { row in
            let cells = stride(from: row, to: shown.count, by: down).map { shown[$0] }
            let padded = cells.dropLast().map { ColumnWidth.pad($0, to: width) }.joined() + (cells.last ?? "")
            return ColumnWidth.cut(padded, to: max(1, columns - 1))
        }
        if words.count > limit { rows.append("… and \(words.count - limit) more") }
        return rows
    }
}
