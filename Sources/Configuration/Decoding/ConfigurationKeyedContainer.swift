/// Reads the keys of a dictionary.
struct ConfigurationKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// The dictionary.
    let members: [String: ConfigurationValue]
    /// The keys from the root to here.
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.keys.sorted().compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool {
        members[key.stringValue] != nil
    }

    /// A property list has no null: what is there is a value.
    func decodeNil(forKey key: Key) throws -> Bool {
        !contains(key)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try ConfigurationDecoder.decode(type, from: member(key), at: codingPath + [key])
    }

    /// One look-up where the default takes three.
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let member = members[key.stringValue] else { return nil }
        return try ConfigurationDecoder.decode(type, from: member, at: codingPath + [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(for: key).unkeyedContainer()
    }

    /// Classes that inherit from a decoded class read the same dictionary.
    func superDecoder() throws -> any Decoder {
        ConfigurationDecoder(value: .dictionary(members), codingPath: codingPath)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        try decoder(for: key)
    }

    private func decoder(for key: Key) throws -> ConfigurationDecoder {
        ConfigurationDecoder(value: try member(key), codingPath: codingPath + [key])
    }

    private func member(_ key: Key) throws -> ConfigurationValue {
        guard let member = members[key.stringValue] else {
            throw DecodingFault.missing(ConfigurationKeyPath(codingPath + [key]))
        }
        return member
    }
}
