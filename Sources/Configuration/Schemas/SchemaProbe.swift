/// A decoder that supplies samples and records the requests for them, to find the keys of a `Decodable` type.
///
/// If an initialiser rejects the samples of one round, such as 0 for a positive number, the next round is tried.
struct SchemaProbe: Decoder {
    /// The key that the probe offers to types that go through all keys, such as a dictionary.
    static let wildcard = "*"
    /// The number of rounds of samples.
    static let rounds = 4
    /// The maximum depth of a type; a deeper one is assumed to contain itself.
    static let depthLimit = 24

    /// The record of the requests; shared with the containers of this decoding.
    let slot: Slot
    let mode: Mode
    /// The keys from the root to here.
    let codingPath: [any CodingKey]

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Returns a sample of the type and records what it decodes.
    static func decode<T: Decodable>(_ type: T.Type, into slot: Slot, mode: Mode, at path: [any CodingKey]) throws -> T
    {
        if path.count > depthLimit {
            throw UnknowableType(reason: "the type contains itself")
        }
        if let scalar = type as? any ConfigurationScalar.Type, let sample = sample(of: scalar, round: mode.round) as? T
        {
            slot.leaf = slot.leaf ?? scalar.configurationType
            return sample
        }
        if let choices = type as? any CaseIterable.Type, let leaf = leaf(of: type),
            let sample = firstCase(of: choices) as? T
        {
            slot.leaf = leaf
            return sample
        }
        return try T(from: SchemaProbe(slot: slot, mode: mode, codingPath: path))
    }

    private static func sample<S: ConfigurationScalar>(of type: S.Type, round: Int) -> Any? {
        let samples = type.samples
        return samples.isEmpty ? nil : samples[min(round, samples.count - 1)]
    }

    private static func firstCase<C: CaseIterable>(of type: C.Type) -> Any? { type.allCases.first }

    /// Returns the words or numbers of an enumeration with raw values; nil for other types.
    private static func leaf(of type: Any.Type) -> ConfigurationType? {
        guard let raw = type as? any (CaseIterable & RawRepresentable).Type else { return nil }
        return leaf(ofRaw: raw)
    }

    private static func leaf<R: CaseIterable & RawRepresentable>(ofRaw type: R.Type) -> ConfigurationType? {
        if R.RawValue.self == String.self {
            return .word(type.allCases.compactMap { $0.rawValue as? String })
        }
        return (R.RawValue.self as? any ConfigurationScalar.Type)?.configurationType
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        slot.isGroup = true
        return KeyedDecodingContainer(SchemaProbeKeyedContainer(slot: slot, mode: mode, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        SchemaProbeUnkeyedContainer(slot: slot.element(), mode: mode, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        SchemaProbeSingleValueContainer(slot: slot, mode: mode, codingPath: codingPath)
    }
}

extension SchemaProbe {
    /// Which keys the decoded file has.
    struct Mode {
        /// Whether it has all keys; otherwise required keys only, so that the others get their defaults.
        let isEverything: Bool
        /// The round of samples.
        let round: Int
    }
}

extension SchemaProbe {
    /// What a type has decoded at one key.
    ///
    /// A class, since all containers of a decoding write into the same tree.
    final class Slot {
        /// The type of the leaf, if one was decoded.
        var leaf: ConfigurationType?
        /// Whether the type checked that the key exists before it decoded it.
        var isOptional = false
        /// The requested keys, in order; owned by this slot alone.
        private(set) var members: [(key: String, slot: Slot)] = []
        /// The values of other keys, if the type goes through all keys; owned by this slot alone.
        private(set) var others: Slot?
        /// The elements of an array; owned by this slot alone.
        private(set) var elements: Slot?
        /// Whether a dictionary was requested, with or without keys.
        var isGroup = false

        /// Returns the slot of a key; the wildcard stands for every key without a name.
        func member(_ key: String) -> Slot {
            isGroup = true
            if key == SchemaProbe.wildcard {
                let slot = others ?? Slot()
                others = slot
                return slot
            }
            if let member = members.first(where: { $0.key == key }) { return member.slot }
            let slot = Slot()
            members.append((key, slot))
            return slot
        }

        func element() -> Slot {
            let slot = elements ?? Slot()
            elements = slot
            return slot
        }

        /// The type as far as it was recorded; a key that was requested but never decoded accepts any text.
        var type: ConfigurationType {
            if let leaf { return leaf }
            if let elements { return .array(of: elements.type) }
            guard isGroup else { return .string }
            let members = members.map { member in
                ConfigurationType.Group.Member(
                    key: member.key, type: member.slot.type, isOptional: member.slot.isOptional)
            }
            return .group(ConfigurationType.Group(members: members, others: others?.type))
        }
    }
}

/// Records the keys that a type decodes from a dictionary.
struct SchemaProbeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// The dictionary's slot, shared with the decoder that made this container.
    let slot: SchemaProbe.Slot
    let mode: SchemaProbe.Mode
    let codingPath: [any CodingKey]

    /// The wildcard, for types that accept any key; an enumeration of keys rejects it and so gets none.
    var allKeys: [Key] {
        mode.isEverything ? [Key(stringValue: SchemaProbe.wildcard)].compactMap(\.self) : []
    }

    /// Marks a key as optional: every `decodeIfPresent` calls this first.
    func contains(_ key: Key) -> Bool {
        slot.member(key.stringValue).isOptional = true
        return mode.isEverything
    }

    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try SchemaProbe.decode(type, into: slot.member(key.stringValue), mode: mode, at: codingPath + [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try probe(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try probe(for: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { SchemaProbe(slot: slot, mode: mode, codingPath: codingPath) }

    func superDecoder(forKey key: Key) throws -> any Decoder { probe(for: key) }

    private func probe(for key: Key) -> SchemaProbe {
        SchemaProbe(slot: slot.member(key.stringValue), mode: mode, codingPath: codingPath + [key])
    }
}

/// Supplies an array of one element, or an empty one.
struct SchemaProbeUnkeyedContainer: UnkeyedDecodingContainer {
    /// The slot of the elements, shared with the decoder that made this container.
    let slot: SchemaProbe.Slot
    let mode: SchemaProbe.Mode
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    var count: Int? { mode.isEverything ? 1 : 0 }

    var isAtEnd: Bool { currentIndex >= (count ?? 0) }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let probe = nextProbe()
        return try SchemaProbe.decode(type, into: probe.slot, mode: probe.mode, at: probe.codingPath)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try nextProbe().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nextProbe().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { nextProbe() }

    private mutating func nextProbe() -> SchemaProbe {
        defer { currentIndex += 1 }
        return SchemaProbe(
            slot: slot, mode: mode, codingPath: codingPath + [currentIndex.codingKey])
    }
}

/// Records what a type decodes from a single value.
struct SchemaProbeSingleValueContainer: SingleValueDecodingContainer {
    /// The value's slot, shared with the decoder that made this container.
    let slot: SchemaProbe.Slot
    let mode: SchemaProbe.Mode
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool {
        slot.isOptional = true
        return !mode.isEverything
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try SchemaProbe.decode(type, into: slot, mode: mode, at: codingPath)
    }
}

/// Why the keys of a type cannot be found.
struct UnknowableType: Error {
    /// The reason, to follow "its keys cannot be found".
    let reason: String
}
