
/// A place in a script: what a diagnostic, a failing step and a trace name.
package struct SourceLocation: Hashable, Codable, Sendable {
    /// The script's path as it was given, or as `use` led to it.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, in characters from 1.
    package var column: Int

    /// Creates the location of a character of a file.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location as compilers write it: `search.walk:3:1`.
    package var description: String { "\(file):\(line):\(column)" }
}

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
