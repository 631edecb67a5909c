/// Two texts as one list of lines: what both have, what only the first has, what only the second has.
package enum LineDifference {
    /// Returns each line's index in both texts, nil if that text lacks the line; removed lines come before added ones.
    package static func rows(from first: [String], to second: [String]) -> [(first: Int?, second: Int?)] {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in second.difference(from: first) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [(first: Int?, second: Int?)] = []
        var (left, right) = (0, 0)
        while left < first.count || right < second.count {
            let isRemoved = removed.contains(left)
            let isInserted = !isRemoved && inserted.contains(right)
            rows.append((isInserted ? nil : left, isRemoved ? nil : right))
            if !isInserted { left += 1 }
            if !isRemoved { right += 1 }
        }
        return rows
    }

    /// Returns the lines, each after its sign and a space: `-`, `+`, or a space for a line of both.
    package static func lines(from first: [String], to second: [String]) -> [String] {
        rows(from: first, to: second).map { left, right in
            guard let left else { return "+ " + (right.map { second[$0] } ?? "") }
            return (right == nil ? "- " : "  ") + first[left]
        }
    }
}
