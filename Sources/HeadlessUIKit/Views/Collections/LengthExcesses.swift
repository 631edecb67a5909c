import Foundation

/// By how much some of many numbered lengths in a row are longer than the others.
struct LengthExcesses {
    /// The lengths that differ, by number, each with the excess of it and all before it, in points.
    private var known: [(number: Int, total: CGFloat)] = []

    /// Returns the excess of all lengths before a number, in points.
    func before(_ number: Int) -> CGFloat {
        let place = known.firstPlace { $0.number >= number }
        return place == 0 ? 0 : known[place - 1].total
    }

    /// Sets the excess of one length, in points.
    mutating func set(_ excess: CGFloat, of number: Int) {
        let place = known.firstPlace { $0.number >= number }
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
    /// Returns the first place for which a condition holds, by binary search; the end if there is none.
    func firstPlace(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
