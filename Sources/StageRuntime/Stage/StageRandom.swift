/// A stage's random numbers: the same seed gives the same numbers, on every platform.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
public struct StageRandom: RandomNumberGenerator, Sendable {
    /// The state; each number adds the golden gamma.
    private var state: UInt64

    /// Makes a generator whose numbers derive from `seed` alone.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number, uniform over all 64-bit values.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
