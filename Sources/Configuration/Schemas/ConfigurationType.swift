import Foundation

/// The type of a key's value.
package indirect enum ConfigurationType: Equatable, Sendable {
    /// True or false.
    case boolean
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// A number, with or without a fraction.
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
    /// Any number of values of one type; can only be changed in the file.
    case array(of: ConfigurationType)
    /// A group of keys.
    case group(Group)

    /// The type in words, to follow "expected": `a boolean (true or false)`.
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

    /// An example of a value, for messages; nil if a value cannot be given as text.
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

    /// Returns the type of a key of this group; nil if there is none.
    func member(_ key: String) -> ConfigurationType? {
        guard case .group(let group) = self else { return nil }
        return group[key]
    }
}

extension ConfigurationType {
    /// Parses a text of the command line, a script or the environment; returns nil if it is no value of the type.
    func value(parsing text: String) -> ConfigurationValue? {
        switch self {
        case .boolean:
            switch text {
            case "true": .boolean(true)
            case "false": .boolean(false)
            default: nil
            }
        case .integer(let range):
            Int(text).flatMap { range.contains($0) ? .integer($0) : nil }
        case .real:
            Self.isDecimal(text) ? Double(text).flatMap { $0.isFinite ? .real($0) : nil } : nil
        case .string: .string(text)
        case .word(let words): words.contains(text) ? .string(text) : nil
        case .date: (try? Date(text, strategy: .iso8601)).map { .date($0) }
        case .url: Self.isURL(text) ? .string(text) : nil
        case .data, .array, .group: nil
        }
    }

    /// Returns whether a leaf of the file has this type; the values of groups and arrays are checked elsewhere.
    func accepts(_ value: ConfigurationValue) -> Bool {
        switch (self, value) {
        case (.boolean, .boolean), (.real, .real), (.real, .integer), (.string, .string), (.date, .date),
            (.data, .data):
            true
        case (.integer(let range), .integer(let number)): range.contains(number)
        case (.word(let words), .string(let text)): words.contains(text)
        case (.url, .string(let text)): Self.isURL(text)
        case (.array, .array), (.group, .dictionary): true
        default: false
        }
    }

    /// Returns whether a text is a URL with a host, or a file URL with a path.
    static func isURL(_ text: String) -> Bool {
        guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else { return false }
        return url.host()?.isEmpty == false || (url.isFileURL && !url.path().isEmpty)
    }

    /// Returns whether a text has no characters but those of decimal numbers; `Double` also reads `nan` and `0x1p3`.
    private static func isDecimal(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
        }
    }
}

extension ConfigurationType {
    /// The keys that a dictionary may have.
    package struct Group: Equatable, Sendable {
        /// The named keys, in the order in which they are declared.
        package var members: [Member]
        /// The type of all other keys; nil if no other key is allowed.
        package var others: ConfigurationType?

        /// The type of a key, or nil if it is unknown here.
        package subscript(key: String) -> ConfigurationType? {
            members.first { $0.key == key }?.type ?? others
        }

        /// Returns a group with the keys of both; throws if one key has two types.
        func merged(with other: Group, at path: ConfigurationKeyPath) throws(Conflict) -> Group {
            var result = self
            for member in other.members {
                guard let index = result.members.firstIndex(where: { $0.key == member.key }) else {
                    result.members.append(member)
                    continue
                }
                let type = result.members[index].type
                result.members[index].type = try type.merged(with: member.type, at: path.appending(member.key))
                result.members[index].isOptional = result.members[index].isOptional && member.isOptional
            }
            if let others = other.others {
                result.others = try result.others?.merged(with: others, at: path.appending("*")) ?? others
            }
            return result
        }
    }

    /// Returns the type that has the keys of both; types that are no groups must be equal.
    func merged(with other: ConfigurationType, at path: ConfigurationKeyPath) throws(Conflict) -> ConfigurationType {
        if self == other { return self }
        if case .group(let mine) = self, case .group(let theirs) = other {
            return .group(try mine.merged(with: theirs, at: path))
        }
        throw Conflict(keyPath: path, first: self, second: other)
    }
}

extension ConfigurationType.Group {
    /// A key with a fixed name.
    package struct Member: Equatable, Sendable {
        /// The key's name.
        package var key: String
        /// Its type.
        package var type: ConfigurationType
        /// Whether it can be left out.
        package var isOptional: Bool
    }
}

extension ConfigurationType {
    /// Two types for one key.
    struct Conflict: Error, Equatable {
        var keyPath: ConfigurationKeyPath
        var first: ConfigurationType
        var second: ConfigurationType
    }
}

/// A type that a leaf of the configuration decodes to; the probe that finds the schema uses it.
protocol ConfigurationScalar: Decodable {
    static var configurationType: ConfigurationType { get }
    /// Values to probe a type's initialiser with, the most harmless first.
    static var samples: [Self] { get }
}

extension Bool: ConfigurationScalar {
    static var configurationType: ConfigurationType { .boolean }
    static var samples: [Bool] { [false, true] }
}

extension String: ConfigurationScalar {
    static var configurationType: ConfigurationType { .string }
    static var samples: [String] { ["", "a", "1", "http://localhost/"] }
}

extension Double: ConfigurationScalar {
    static var configurationType: ConfigurationType { .real }
    static var samples: [Double] { [0, 1] }
}

extension Float: ConfigurationScalar {
    static var configurationType: ConfigurationType { .real }
    static var samples: [Float] { [0, 1] }
}

extension Date: ConfigurationScalar {
    static var configurationType: ConfigurationType { .date }
    static var samples: [Date] { [Date(timeIntervalSince1970: 0)] }
}

extension Data: ConfigurationScalar {
    static var configurationType: ConfigurationType { .data }
    static var samples: [Data] { [Data()] }
}

extension URL: ConfigurationScalar {
    static var configurationType: ConfigurationType { .url }
    static var samples: [URL] { [URL(filePath: "/")] }
}

extension ConfigurationScalar where Self: FixedWidthInteger {
    static var configurationType: ConfigurationType { .integer(Int(clamping: Self.min)...Int(clamping: Self.max)) }
    static var samples: [Self] { [0, 1] }
}

extension Int: ConfigurationScalar {}
extension Int8: ConfigurationScalar {}
extension Int16: ConfigurationScalar {}
extension Int32: ConfigurationScalar {}
extension Int64: ConfigurationScalar {}
extension UInt: ConfigurationScalar {}
extension UInt8: ConfigurationScalar {}
extension UInt16: ConfigurationScalar {}
extension UInt32: ConfigurationScalar {}
extension UInt64: ConfigurationScalar {}
