import Foundation

/// Which lengths in a numbered row of lengths differ from the default length.
struct LengthExcesses {
    /// The lengths that differ, by number, each with how much it and those before it exceed the default, in points.
    private var known: [(number: Int, total: CGFloat)] = []

    /// Returns the sum of the excesses before a number, in points.
    func before(_ number: Int) -> CGFloat {
        let place = known.partitioningIndex { $0.number >= number }
        return place == 0 ? 0 : known[place - 1].total
    }

    mutating func set(_ excess: CGFloat, of number: Int) {
        let place = known.partitioningIndex { $0.number >= number }
        let before = place == 0 ? 0 : known[place - 1].total
        if place == known.count || known[place].number != number {
            if excess == 0 { return }
            known.insert((number, before), at: place)
        }
        let change = before + excess - known[place].total
        guard change != 0 else { return }
        for later in place..<known.count { known[later].total += change }
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the first index from which on all elements fulfil a condition, by binary search; else the end.
    func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
