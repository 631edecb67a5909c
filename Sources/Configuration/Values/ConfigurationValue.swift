import Basics
package import Foundation

/// A value of a property list: a leaf, or an array or dictionary of further values.
package enum ConfigurationValue: Equatable, Sendable {
    /// `<string>`.
    case string(String)
    /// `<integer>`, in 64 bits with a sign.
    case integer(Int)
    /// `<real>`, always finite.
    case real(Double)
    /// `<true/>` or `<false/>`.
    case boolean(Bool)
    /// `<date>`.
    case date(Date)
    /// `<data>`.
    case data(Data)
    /// `<array>`.
    case array([ConfigurationValue])
    /// `<dict>`; `sortedKeys` gives its keys in a fixed order.
    case dictionary([String: ConfigurationValue])

    /// The keys of a dictionary in order; empty for everything else.
    package var sortedKeys: [String] {
        guard case .dictionary(let members) = self else { return [] }
        return members.keys.sorted()
    }

    /// The keys of all dictionaries in it, in no order.
    var keyNames: [String] {
        switch self {
        case .array(let values): values.flatMap(\.keyNames)
        case .dictionary(let members): members.keys + members.values.flatMap(\.keyNames)
        default: []
        }
    }

    /// The value at a key path; setting nil removes it, setting a value makes the groups around it.
    package subscript(path: ConfigurationKeyPath) -> ConfigurationValue? {
        get {
            var value = self
            for key in path.components {
                guard case .dictionary(let members) = value, let member = members[key] else { return nil }
                value = member
            }
            return value
        }
        set { replace(path.components[...], with: newValue) }
    }

    /// Changes one value; does nothing if a value on the path is no dictionary, which is reported elsewhere.
    private mutating func replace(_ path: ArraySlice<String>, with value: ConfigurationValue?) {
        guard let key = path.first else {
            self = value ?? .dictionary([:])
            return
        }
        guard case .dictionary(var members) = self else { return }
        if path.count == 1 {
            members[key] = value
        } else if var member = members[key] {
            member.replace(path.dropFirst(), with: value)
            members[key] = member
        } else if value != nil {
            var member = ConfigurationValue.dictionary([:])
            member.replace(path.dropFirst(), with: value)
            members[key] = member
        }
        self = .dictionary(members)
    }
}

extension ConfigurationValue {
    /// The value in words, to follow "found": `the string "yes"`, `an array of 2 values`.
    package var phrase: String {
        switch self {
        case .string(let text): "the string \(text.shortened().quoted)"
        case .integer(let number): "the integer \(number)"
        case .real(let number): "the real number \(number)"
        case .boolean(let flag): "the boolean \(flag)"
        case .date: "the date \(text)"
        case .data(let data): "data of \(data.count.counted("byte"))"
        case .array(let values): "an array of \(values.count.counted("value"))"
        case .dictionary(let members): "a dictionary of \(members.count.counted("key"))"
        }
    }

    /// The value as `rehearse config get` prints it: a leaf as it is, arrays and dictionaries in brackets.
    package var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let flag): String(flag)
        case .date(let date): date.formatted(.iso8601)
        case .data(let data): data.base64EncodedString()
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .dictionary(let members):
            "{" + sortedKeys.map { "\($0): \(members[$0]?.text ?? "")" }.joined(separator: ", ") + "}"
        }
    }
}

extension ConfigurationValue {
    /// Converts a value that `PropertyListSerialization` has read.
    init(propertyList: Any) throws(PropertyListFault) {
        try self.init(propertyList, at: ConfigurationKeyPath())
    }

    private init(_ object: Any, at path: ConfigurationKeyPath) throws(PropertyListFault) {
        // Numbers and Bool bridge to each other on every platform, so a cast does not tell them apart.
        if let flag = Self.boolean(object) {
            self = .boolean(flag)
        } else if let text = object as? String {
            self = .string(text)
        } else if let number = object as? NSNumber {
            self = try Self.number(number, at: path)
        } else if let date = object as? Date {
            self = .date(date)
        } else if let data = object as? Data {
            self = .data(data)
        } else if let objects = object as? [Any] {
            var values: [ConfigurationValue] = []
            for (index, object) in objects.enumerated() {
                values.append(try ConfigurationValue(object, at: path.appending(String(index))))
            }
            self = .array(values)
        } else if let objects = object as? [String: Any] {
            var members: [String: ConfigurationValue] = [:]
            for key in objects.keys.sorted() {
                guard let object = objects[key] else { continue }
                members[key] = try ConfigurationValue(object, at: path.appending(key))
            }
            self = .dictionary(members)
        } else {
            throw PropertyListFault(keyPath: path, text: String(describing: object))
        }
    }

    /// Returns a boolean: on Linux it is a `Bool`, on Apple's platforms one of two `NSNumber` objects.
    private static func boolean(_ object: Any) -> Bool? {
        if type(of: object) == Bool.self { return object as? Bool }
        guard let number = object as? NSNumber else { return nil }
        if number === NSNumber(value: true) { return true }
        if number === NSNumber(value: false) { return false }
        return nil
    }

    private static func number(
        _ number: NSNumber, at path: ConfigurationKeyPath
    ) throws(PropertyListFault) -> ConfigurationValue {
        if ["d", "f"].contains(String(cString: number.objCType)) {
            guard number.doubleValue.isFinite else {
                throw PropertyListFault(keyPath: path, text: String(number.doubleValue))
            }
            return .real(number.doubleValue)
        }
        guard let integer = Int(number.stringValue) else {
            throw PropertyListFault(keyPath: path, text: number.stringValue)
        }
        return .integer(integer)
    }
}

extension ConfigurationValue {
    /// A value that cannot be converted: an integer beyond 64 bits, or a number that is not finite.
    struct PropertyListFault: Error, Equatable {
        let keyPath: ConfigurationKeyPath
        let text: String
    }
}

extension ConfigurationValue: Encodable {
    /// Writes the value alone, without its kind.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .boolean(let flag): try container.encode(flag)
        case .date(let date): try container.encode(date)
        case .data(let data): try container.encode(data)
        case .array(let values): try container.encode(values)
        case .dictionary(let members): try container.encode(members)
        }
    }
}
