/// What a place of the configuration must hold.
package indirect enum ConfigurationType: Equatable, Sendable {
    /// True or false, and nothing that merely looks like it.
    case boolean
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// A number; a whole one will do.
    case real
    /// Any text.
    case string
    /// One of some words, in the order in which they are declared.
    case word([String])
    /// A point in time.
    case date
    /// Bytes; they cannot be given as text.
    case data
    /// An absolute URL.
    case url
    /// Any number of values of one type; set as a whole, in the file only.
    case array(of: ConfigurationType)
    /// Keys with values of their own.
    case group(Group)

    /// What a message says was expected: `a boolean (true or false)`.
    package var phrase: String {
        switch self {
        case .boolean: "a boolean (true or false)"
        case .integer(let range) where range == Int.min...Int.max: "an integer"
        case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
        case .real: "a number"
        case .string: "a string"
        case .word(let words) where words.count == 1: "the word \(words[0])"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .date: "a date (2026-01-31T09:00:00Z)"
        case .data: "data"
        case .url: "a URL (http://host/path)"
        case .array: "an array"
        case .group: "a dictionary"
        }
    }

    /// A value that would do, for the way out of a message; nil where no text can give one.
    package var example: String? {
        switch self {
        case .boolean: "true"
        case .integer(let range): String(min(max(1, range.lowerBound), range.upperBound))
        case .real: "1.5"
        case .string: "text"
        case .word(let words): words.first
        case .date: "2026-01-31T09:00:00Z"
        case .url: "http://localhost/"
        case .data, .array, .group: nil
        }
    }

    /// The type of a key directly below, in a group that has it.
    func member(_ key: String) -> ConfigurationType? {
        guard case .group(let group) = self else { return nil }
        return group[key]
    }
}
