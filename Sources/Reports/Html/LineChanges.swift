/// Which lines differ between two texts.
struct LineChanges {
    /// How many lines are compared one by one; longer texts differ as a whole.
    private static let limit = 2000

    /// The places, in the first text, of lines that the second one has not.
    let gone: Set<Int>
    /// The places, in the second text, of lines that the first one has not.
    let new: Set<Int>

    init(from old: [String], to new: [String]) {
        let common = zip(old, new).prefix { $0 == $1 }.count
        guard common < old.count || common < new.count else {
            (gone, self.new) = ([], [])
            return
        }
        guard old.count <= Self.limit, new.count <= Self.limit else {
            (gone, self.new) = (Set(old.indices), Set(new.indices))
            return
        }
        // Most of a screen stays as it was, so only what follows its beginning is compared line by line.
        var numbers: [String: Int] = [:]
        let oldRest = old[common...].map { Self.number(of: $0, in: &numbers) }
        let oldCount = numbers.count
        let newRest = new[common...].map { Self.number(of: $0, in: &numbers) }
        guard newRest.contains(where: { $0 < oldCount }) else {
            // Another screen, as a rule: nothing of the first one is left.
            (gone, self.new) = (Set(common..<old.count), Set(common..<new.count))
            return
        }
        var gone: Set<Int> = []
        var added: Set<Int> = []
        for change in newRest.difference(from: oldRest) {
            switch change {
            case .remove(let place, _, _): gone.insert(place + common)
            case .insert(let place, _, _): added.insert(place + common)
            }
        }
        self.gone = gone
        self.new = added
    }

    /// Returns a number that a line shares with its equals: numbers are compared sooner.
    private static func number(of line: String, in numbers: inout [String: Int]) -> Int {
        if let known = numbers[line] { return known }
        numbers[line] = numbers.count
        return numbers.count - 1
    }
}
