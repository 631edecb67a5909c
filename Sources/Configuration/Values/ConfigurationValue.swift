import Basics
package import Foundation

/// A value of a property list: a leaf, or an array or dictionary of further values.
package enum ConfigurationValue: Equatable, Sendable {
    /// `<string>`.
    case string(String)
    /// `<integer>`, as far as it fits into 64 bits with a sign.
    case integer(Int)
    /// `<real>`, always finite.
    case real(Double)
    /// `<true/>` or `<false/>`, never mixed up with the integers 1 and 0.
    case boolean(Bool)
    /// `<date>`.
    case date(Date)
    /// `<data>`.
    case data(Data)
    /// `<array>`.
    case array([ConfigurationValue])
    /// `<dict>`; read it by `sortedKeys` if order can show.
    case dictionary([String: ConfigurationValue])

    /// The keys of a dictionary in order; empty for everything else.
    package var sortedKeys: [String] {
        guard case .dictionary(let members) = self else { return [] }
        return members.keys.sorted()
    }

    /// The places of all values below this one, groups before what is in them, in order.
    var keyPaths: [ConfigurationKeyPath] {
        guard case .dictionary(let members) = self else { return [] }
        return sortedKeys.flatMap { key in
            [ConfigurationKeyPath([key])]
                + (members[key]?.keyPaths ?? []).map { ConfigurationKeyPath([key] + $0.components) }
        }
    }

    /// The value at a place below this one; setting nil removes it, setting a value makes the groups on the way.
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

    /// Changes one place; a group on the way that is no dictionary is left alone, since that is reported as an error.
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
    /// A phrase for messages that says what was found: `the string "yes"`, `an array of 2 values`.
    package var phrase: String {
        switch self {
        case .string(let text): "the string \(text.shortened().quoted)"
        case .integer(let number): "the integer \(number)"
        case .real(let number): "the real number \(number)"
        case .boolean(let flag): "the boolean \(flag)"
        case .date: "the date \(text)"
        case .data(let data): "data of \(data.count) \(data.count == 1 ? "byte" : "bytes")"
        case .array(let values): "an array of \(values.count) \(values.count == 1 ? "value" : "values")"
        case .dictionary(let members): "a dictionary of \(members.count) \(members.count == 1 ? "key" : "keys")"
        }
    }

    /// What `rehearse config get` prints: the bare text of a leaf, brackets around the rest, keys in order.
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
    /// Takes over what `PropertyListSerialization` has read.
    init(propertyList: Any) throws(PropertyListFault) {
        try self.init(propertyList, at: ConfigurationKeyPath())
    }

    private init(_ object: Any, at path: ConfigurationKeyPath) throws(PropertyListFault) {
        // Numbers bridge to Bool and back on every platform: what the object is counts, not what it can be cast to.
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

    /// Linux hands out `Bool`; Apple's platforms hand out one of two `NSNumber` objects, known by identity.
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
    /// A value that cannot be taken over: an integer beyond 64 bits, or a number that is not finite.
    struct PropertyListFault: Error, Equatable {
        /// Its key path.
        let keyPath: ConfigurationKeyPath
        /// The value.
        let text: String
    }
}
