import Basics
import Foundation

/// Which lengths in a numbered row of lengths differ from the default length.
struct LengthExcesses {
    /// The lengths that differ, by number, each with how much it and those before it exceed the default, in points.
    private var known: [(number: Int, total: CGFloat)] = []

    /// Returns the sum of the excesses before a number, in points.
    func before(_ number: Int) -> CGFloat {
        let place = index(of: number)
        return place == 0 ? 0 : known[place - 1].total
    }

    mutating func set(_ excess: CGFloat, of number: Int) {
        let place = index(of: number)
        let before = place == 0 ? 0 : known[place - 1].total
        if place == known.count || known[place].number != number {
            if excess == 0 { return }
            known.insert((number, before), at: place)
        }
        let change = before + excess - known[place].total
        guard change != 0 else { return }
        for later in place..<known.count { known[later].total += change }
    }

    /// Returns the index of the first length that differs whose number is at least the given one.
    private func index(of number: Int) -> Int { known.indices.binarySearch { known[$0].number >= number } }
}
