/// A few values by name: searching them costs less than hashing a name.
struct NamedValues<Value> {
    /// The values in the order in which they were added.
    private var entries: [(name: String, value: Value)] = []

    /// Whether there is none.
    var isEmpty: Bool { entries.isEmpty }

    /// Returns the names in the order in which they were added, from an index on.
    func names(from place: Int) -> [String] { place < entries.count ? entries[place...].map(\.name) : [] }

    /// The value of a name; `nil` if there is none.
    subscript(name: String) -> Value? {
        place(of: name).map { entries[$0].value }
    }

    /// The value of a name; changing one that does not exist adds the default value first.
    subscript(name: String, default value: @autoclosure () -> Value) -> Value {
        get { self[name] ?? value() }
        _modify {
            let place = place(of: name) ?? entries.count
            if place == entries.count { entries.append((name, value())) }
            yield &entries[place].value
        }
    }

    private func place(of name: String) -> Int? {
        var place = 0
        while place < entries.count {
            if entries[place].name == name { return place }
            place += 1
        }
        return nil
    }
}

/// A stage's random numbers: the same seed gives the same numbers, on every platform.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
public struct StageRandom: RandomNumberGenerator, Sendable {
    /// The state; each number adds the golden gamma.
    private var state: UInt64

    /// Makes a generator whose numbers derive from `seed` alone.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number, uniform over all 64-bit values.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
