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
    /// `<dict>`; read it by `sortedKeys` where order can show.
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

    /// Changes one place; a group on the way that is not a dictionary is left alone, since that is an error by itself.
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
