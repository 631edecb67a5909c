/// Two texts as one: what both have, what only the first has (`-`), what only the second has (`+`).
enum LineDifference {
    /// Returns the lines, each with its sign or a space before it; those of the first text before those of the second.
    static func lines(from first: [String], to second: [String]) -> [String] {
        let difference = second.difference(from: first)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (left, right) = (0, 0)
        while left < first.count || right < second.count {
            if removed.contains(left) {
                lines.append("- " + first[left])
                left += 1
            } else if inserted.contains(right) {
                lines.append("+ " + second[right])
                right += 1
            } else {
                lines.append("  " + first[left])
                left += 1
                right += 1
            }
        }
        return lines
    }
}
