/// Which lines differ between two texts.
struct LineChanges {
    /// How many lines are compared one by one; longer texts differ as a whole.
    private static let limit = 2000

    /// The places, in the first text, of lines that the second one has not.
    let gone: Set<Int>
    /// The places, in the second text, of lines that the first one has not.
    let new: Set<Int>

    init(from old: [String], to new: [String]) {
        guard old.count <= Self.limit, new.count <= Self.limit else {
            self.gone = old == new ? [] : Set(old.indices)
            self.new = old == new ? [] : Set(new.indices)
            return
        }
        var gone: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let place, _, _): gone.insert(place)
            case .insert(let place, _, _): added.insert(place)
            }
        }
        self.gone = gone
        self.new = added
    }
}
