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
        var gone: Set<Int> = []
        var added: Set<Int> = []
        // Most of a screen stays as it was, so only what follows its beginning is compared line by line.
        for change in new[common...].difference(from: old[common...]) {
            switch change {
            case .remove(let place, _, _): gone.insert(place + common)
            case .insert(let place, _, _): added.insert(place + common)
            }
        }
        self.gone = gone
        self.new = added
    }
}
