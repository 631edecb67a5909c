/// A value of a script together with the place it was read from.
package struct Located<Value> {
    /// What was read.
    package var value: Value
    /// Where its first character stands.
    package var location: SourceLocation
    /// How many characters it takes there; at least 1.
    package var length: Int

    /// Creates a value read at a location.
    package init(_ value: Value, at location: SourceLocation, length: Int = 1) {
        self.value = value
        self.location = location
        self.length = length
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
