import Basics
import Foundation

/// The keys that an app, or the engine, has in the configuration, with their types; found by decoding samples.
package struct ConfigurationSchema: Equatable, Sendable {
    /// The app's name, or `engine`.
    package let name: String
    /// The keys of the root.
    package internal(set) var root: ConfigurationType.Group
    /// The type's defaults, as far as it can be encoded.
    package let defaults: ConfigurationValue
    /// Whether the defaults apply to every app, as the engine's do; an app's own apply to that app only.
    package internal(set) var isShared = false

    /// Probes a type; throws if its initialiser refuses all samples, or if it contains itself.
    ///
    /// Enumerations of words must be `CaseIterable`. Defaults are known of types that are `Codable` and read their
    /// optional keys with `decodeIfPresent(…) ?? default`.
    package init<T: Decodable>(of type: T.Type, name: String) throws(ConfigurationErrors) {
        let slot = SchemaProbe.Slot()
        do {
            _ = try Self.sample(of: type, into: slot, isEverything: true)
        } catch {
            throw ConfigurationErrors(.unknowableType(name: String(describing: type), reason: Self.reason(of: error)))
        }
        // A type without properties decodes nothing: it is a group without keys.
        if slot.leaf == nil, slot.elements == nil { slot.isGroup = true }
        guard case .group(let root) = slot.type else {
            let reason = "it decodes from \(slot.type.phrase), not from a dictionary"
            throw ConfigurationErrors(.unknowableType(name: String(describing: type), reason: reason))
        }
        self.init(name: name, root: root, defaults: Self.defaults(of: type))
    }

    init(name: String, root: ConfigurationType.Group, defaults: ConfigurationValue) {
        (self.name, self.root, self.defaults) = (name, root, defaults)
    }

    /// Decodes the type from several rounds of samples in turn; throws the first error if all fail.
    private static func sample<T: Decodable>(
        of type: T.Type, into slot: SchemaProbe.Slot, isEverything: Bool
    ) throws -> T {
        var firstError: (any Error)?
        for round in 0..<SchemaProbe.rounds {
            do {
                let mode = SchemaProbe.Mode(isEverything: isEverything, round: round)
                return try SchemaProbe.decode(type, into: slot, mode: mode, at: [])
            } catch let error as UnknowableType {
                throw error
            } catch {
                firstError = firstError ?? error
            }
        }
        throw firstError ?? UnknowableType(reason: "it has no value")
    }

    /// Decodes the type without optional keys, encodes the result, and returns the optional keys with their values.
    private static func defaults<T: Decodable>(of type: T.Type) -> ConfigurationValue {
        let slot = SchemaProbe.Slot()
        guard let sample = try? sample(of: type, into: slot, isEverything: false) as? any Encodable,
            let data = try? PropertyListEncoder().encode(sample),
            let object = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let value = try? ConfigurationValue(propertyList: object)
        else { return .dictionary([:]) }
        return value.removing(required: slot.type)
    }

    /// Returns the error of an initialiser in words.
    static func reason(of error: any Error) -> String {
        switch error {
        case let error as UnknowableType: error.reason
        case DecodingError.dataCorrupted(let context): context.debugDescription
        case DecodingError.typeMismatch(_, let context): context.debugDescription
        case DecodingError.valueNotFound(_, let context): context.debugDescription
        case DecodingError.keyNotFound(_, let context): context.debugDescription
        default: String(describing: error)
        }
    }
}

extension ConfigurationValue {
    /// Returns the value without the required keys, whose values are samples.
    fileprivate func removing(required type: ConfigurationType) -> ConfigurationValue {
        guard case .group(let group) = type, case .dictionary(var members) = self else { return self }
        for member in group.members where !member.isOptional {
            guard case .group = member.type else {
                members[member.key] = nil
                continue
            }
            members[member.key] = members[member.key]?.removing(required: member.type)
        }
        return .dictionary(members)
    }
}

extension ConfigurationSchema {
    /// Returns the type of a key or group; nil if there is none.
    package func type(at keyPath: ConfigurationKeyPath) -> ConfigurationType? {
        var type: ConfigurationType? = .group(root)
        for key in keyPath.components { type = type?.member(key) }
        return type
    }

    /// Returns the key that was probably meant by an unknown one.
    ///
    /// Each segment is corrected to the nearest word; if that gives no key, a key with the same last name is returned,
    /// such as `testFlags.noSplash` for `noSplash`.
    package func nearest(to keyPath: ConfigurationKeyPath) -> ConfigurationKeyPath? {
        if let path = corrected(keyPath) { return path }
        guard let last = keyPath.components.last else { return nil }
        let keys = Self.keys(of: .group(root), at: ConfigurationKeyPath())
        if let same = keys.first(where: { $0.components.last == last }) { return same }
        let word = NearestWord.search(last, among: keys.compactMap(\.components.last))
        return keys.first { $0.components.last == word }
    }

    private func corrected(_ keyPath: ConfigurationKeyPath) -> ConfigurationKeyPath? {
        var type = ConfigurationType.group(root)
        var result = ConfigurationKeyPath()
        for key in keyPath.components {
            guard case .group(let group) = type else { return nil }
            if let member = group[key] {
                result = result.appending(key)
                type = member
            } else if let near = NearestWord.search(key, among: group.members.map(\.key)), let member = group[near] {
                result = result.appending(near)
                type = member
            } else {
                return nil
            }
        }
        return result
    }

    /// Returns the keys except groups and except those of any name.
    private static func keys(of type: ConfigurationType, at path: ConfigurationKeyPath) -> [ConfigurationKeyPath] {
        guard case .group(let group) = type else { return [path] }
        return group.members.flatMap { keys(of: $0.type, at: path.appending($0.key)) }
    }
}

extension ConfigurationSchema {
    /// Returns all keys of several schemas, since one file serves several apps; throws if two want different types.
    package static func union(_ schemas: [ConfigurationSchema]) throws(ConfigurationErrors) -> ConfigurationSchema {
        var root = ConfigurationType.Group(members: [], others: nil)
        var defaults = ConfigurationValue.dictionary([:])
        for schema in schemas {
            do {
                root = try root.merged(with: schema.root, at: ConfigurationKeyPath())
            } catch {
                throw ConfigurationErrors(
                    .conflictingTypes(error.keyPath, first: error.first, second: error.second))
            }
            defaults = schema.defaults.overlaid(on: defaults)
        }
        return ConfigurationSchema(name: "all", root: root, defaults: defaults)
    }

    /// Returns the schema with a group limited to some keys, such as `workers` to the names of the workers.
    package func naming(_ keys: [String], at keyPath: ConfigurationKeyPath) -> ConfigurationSchema {
        var result = self
        let type = ConfigurationType.group(root).naming(keys, at: keyPath.components[...])
        if case .group(let root) = type { result.root = root }
        return result
    }
}

extension ConfigurationType {
    /// Returns the type with the group at a path limited to some keys; a segment `*` stands for any key.
    fileprivate func naming(_ keys: [String], at path: ArraySlice<String>) -> ConfigurationType {
        guard case .group(var group) = self else { return self }
        if let key = path.first {
            let rest = path.dropFirst()
            if key == SchemaProbe.wildcard {
                group.others = group.others?.naming(keys, at: rest)
            } else if let index = group.members.firstIndex(where: { $0.key == key }) {
                group.members[index].type = group.members[index].type.naming(keys, at: rest)
            }
        } else if let others = group.others {
            for key in keys where !group.members.contains(where: { $0.key == key }) {
                group.members.append(Group.Member(key: key, type: others, isOptional: true))
            }
            group.others = nil
        }
        return .group(group)
    }
}

extension ConfigurationValue {
    /// Returns both dictionaries as one; this one's values win.
    func overlaid(on other: ConfigurationValue) -> ConfigurationValue {
        guard case .dictionary(let mine) = self, case .dictionary(let theirs) = other else { return self }
        return .dictionary(theirs.merging(mine) { $1.overlaid(on: $0) })
    }
}
