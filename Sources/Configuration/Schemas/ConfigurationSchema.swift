import Foundation

/// The keys that an app, or the engine, has in the configuration, with their types; found by looking into a type.
package struct ConfigurationSchema: Equatable, Sendable {
    /// Whose keys they are, for listings: the app's name, or `engine`.
    package let name: String
    /// The keys of the root.
    package internal(set) var root: ConfigurationType.Group
    /// What the type takes for keys that are nowhere, as far as it can be encoded.
    package let defaults: ConfigurationValue
    /// Whether the defaults hold for every app, as the engine's do; an app's own hold for it alone.
    package internal(set) var isShared = false

    /// Probes a type; throws if its initialiser refuses all samples, or if it contains itself.
    ///
    /// Enumerations of words must be `CaseIterable`. Defaults are known of types that are `Codable` and read their
    /// optional keys with `decodeIfPresent(…) ?? default`.
    package init<T: Decodable>(of type: T.Type, name: String) throws(ConfigurationErrors) {
        let slot = SchemaProbe.Slot()
        do {
            _ = try Self.sample(of: type, into: slot) { .everything(round: $0) }
        } catch {
            throw ConfigurationErrors(.unknowableType(name: String(describing: type), reason: Self.reason(of: error)))
        }
        // A type without properties asks for nothing at all: it has no keys.
        if slot.leaf == nil, slot.elements == nil { slot.isGroup = true }
        guard case .group(let root) = slot.type else {
            let reason = "it decodes from \(slot.type.phrase), not from a dictionary"
            throw ConfigurationErrors(.unknowableType(name: String(describing: type), reason: reason))
        }
        self.init(name: name, root: root, defaults: Self.defaults(of: type))
    }

    /// Puts a schema together from its parts.
    init(name: String, root: ConfigurationType.Group, defaults: ConfigurationValue) {
        self.name = name
        self.root = root
        self.defaults = defaults
    }

    /// Tries round after round of samples, and reports the first refusal if none will do.
    private static func sample<T: Decodable>(
        of type: T.Type, into slot: SchemaProbe.Slot, _ mode: (Int) -> SchemaProbe.Mode
    ) throws -> T {
        var firstError: (any Error)?
        for round in 0..<SchemaProbe.rounds {
            do {
                return try SchemaProbe.decode(type, into: slot, mode: mode(round), at: [])
            } catch let fault as DecodingFault {
                throw fault
            } catch {
                firstError = firstError ?? error
            }
        }
        throw firstError ?? DecodingFault.unsupported(ConfigurationKeyPath(), reason: "it has no value")
    }

    /// Encodes what the type is made of when nothing is there, and keeps the keys that it did not insist on.
    private static func defaults<T: Decodable>(of type: T.Type) -> ConfigurationValue {
        let slot = SchemaProbe.Slot()
        guard let sample = try? sample(of: type, into: slot, { .nothing(round: $0) }) as? any Encodable,
            let data = try? PropertyListEncoder().encode(sample),
            let object = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let value = try? ConfigurationValue(propertyList: object)
        else { return .dictionary([:]) }
        return value.removing(required: slot.type)
    }

    /// What an initialiser threw, in words.
    static func reason(of error: any Error) -> String {
        switch error {
        case DecodingFault.unsupported(_, let reason): reason
        case DecodingError.dataCorrupted(let context): context.debugDescription
        case DecodingError.typeMismatch(_, let context): context.debugDescription
        case DecodingError.valueNotFound(_, let context): context.debugDescription
        case DecodingError.keyNotFound(_, let context): context.debugDescription
        default: String(describing: error)
        }
    }
}

extension ConfigurationValue {
    /// Returns the value without the samples that stand for keys which a type insists on.
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
