import Basics
import Foundation

/// Which lengths in a numbered row of lengths differ from the default length.
struct LengthExcesses {
    /// The lengths that differ, by number, each with how much it and those before it exceed the default, in points.
    private var known: [(number: Int, total: CGFloat)] = []

    /// Returns the sum of the excesses before a number, in points.
    func before(_ number: Int) -> CGFloat {
        let index = index(of: number)
        return index == 0 ? 0 : known[index - 1].total
    }

    mutating func set(_ excess: CGFloat, of number: Int) {
        let index = index(of: number)
        let before = index == 0 ? 0 : known[index - 1].total
        if index == known.count || known[index].number != number {
            if excess == 0 { return }
            known.insert((number, before), at: index)
        }
        let change = before + excess - known[index].total
        guard change != 0 else { return }
        for later in index..<known.count { known[later].total += change }
    }

    /// Returns the index of the first length that differs whose number is at least the given one.
    private func index(of number: Int) -> Int { known.indices.binarySearch { known[$0].number >= number } }
}
