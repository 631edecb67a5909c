/// Numbers that are the same in every run (SplitMix64, Steele, Lea and Flood 2014).
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// Begins a sequence of numbers.
    package init(seed: UInt64) { state = seed }

    /// Returns the next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 to below a limit.
    package mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// Returns one of some values.
    package mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }
}
