/// Records the keys that a type asks a dictionary for.
struct SchemaProbeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// The dictionary's slot, shared with the decoder that made this container.
    let slot: SchemaProbe.Slot
    /// What the probe pretends the file to be.
    let mode: SchemaProbe.Mode
    /// The keys from the root to here.
    let codingPath: [any CodingKey]

    /// The wildcard, for types that take any key; an enumeration of keys refuses it and goes through none.
    var allKeys: [Key] {
        if case .nothing = mode { return [] }
        return [Key(stringValue: SchemaProbe.wildcard)].compactMap(\.self)
    }

    /// Asked first by every `decodeIfPresent`: this is how a key is known to be optional.
    func contains(_ key: Key) -> Bool {
        slot.member(key.stringValue).isOptional = true
        if case .everything = mode { return true }
        return false
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        !contains(key)
    }

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

    func superDecoder() throws -> any Decoder {
        SchemaProbe(slot: slot, mode: mode, codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        probe(for: key)
    }

    private func probe(for key: Key) -> SchemaProbe {
        SchemaProbe(slot: slot.member(key.stringValue), mode: mode, codingPath: codingPath + [key])
    }
}
