/// Decodes any `Decodable` from a tree of values, without conversion: an integer is no boolean, a text is no number.
///
/// `ResolvedConfiguration.decode(_:)` uses it and adds the origin of the value to its errors.
struct ConfigurationDecoder: Decoder {
    /// The value to decode.
    let value: ConfigurationValue
    /// The keys from the root to here.
    let codingPath: [any CodingKey]

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Decodes a whole tree.
    static func decode<T: Decodable>(_ type: T.Type, from value: ConfigurationValue) throws -> T {
        try decode(type, from: value, at: [])
    }

    /// Decodes a leaf at once and everything else through the type's own initialiser.
    static func decode<T: Decodable>(
        _ type: T.Type, from value: ConfigurationValue, at path: [any CodingKey]
    ) throws -> T {
        guard let scalar = type as? any ConfigurationScalar.Type else {
            return try T(from: ConfigurationDecoder(value: value, codingPath: path))
        }
        if let result = scalar.scalar(from: value) as? T { return result }
        throw DecodingFault.wrongType(
            ConfigurationKeyPath(path), expected: scalar.configurationType, found: value)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .dictionary(let members) = value else {
            let expected = ConfigurationType.group(ConfigurationType.Group(members: [], others: nil))
            throw DecodingFault.wrongType(ConfigurationKeyPath(codingPath), expected: expected, found: value)
        }
        return KeyedDecodingContainer(ConfigurationKeyedContainer(members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let values) = value else {
            throw DecodingFault.wrongType(
                ConfigurationKeyPath(codingPath), expected: .array(of: .string), found: value)
        }
        return ConfigurationUnkeyedContainer(values: values, codingPath: codingPath)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        ConfigurationSingleValueContainer(value: value, codingPath: codingPath)
    }
}

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

    /// Returns whether the key has no value; a property list has no null.
    func decodeNil(forKey key: Key) throws -> Bool {
        !contains(key)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try ConfigurationDecoder.decode(type, from: member(key), at: codingPath + [key])
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try decoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(for: key).unkeyedContainer()
    }

    /// Returns a decoder of the same dictionary, for the superclass of a decoded class.
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

/// Reads the values of an array one after the other.
struct ConfigurationUnkeyedContainer: UnkeyedDecodingContainer {
    /// The array.
    let values: [ConfigurationValue]
    /// The keys from the root to here.
    let codingPath: [any CodingKey]
    /// The index of the next value.
    private(set) var currentIndex = 0

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    mutating func decodeNil() throws -> Bool {
        false
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let next = try nextDecoder()
        return try ConfigurationDecoder.decode(type, from: next.value, at: next.codingPath)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try nextDecoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nextDecoder().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        try nextDecoder()
    }

    private mutating func nextDecoder() throws -> ConfigurationDecoder {
        let path = codingPath + [ConfigurationCodingKey(intValue: currentIndex)]
        guard !isAtEnd else { throw DecodingFault.missing(ConfigurationKeyPath(path)) }
        defer { currentIndex += 1 }
        return ConfigurationDecoder(value: values[currentIndex], codingPath: path)
    }
}

/// Reads one value as it is.
struct ConfigurationSingleValueContainer: SingleValueDecodingContainer {
    /// The value.
    let value: ConfigurationValue
    /// The keys from the root to here.
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool {
        false
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try ConfigurationDecoder.decode(type, from: value, at: codingPath)
    }
}

/// A key made of a text, or of an index in an array.
struct ConfigurationCodingKey: CodingKey {
    /// The text, or the number as text.
    let stringValue: String
    /// The index in an array.
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
}

extension ConfigurationKeyPath {
    /// Makes the path of a decoder's keys.
    init(_ codingPath: [any CodingKey]) {
        self.init(codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
    }
}

/// An error of the decoder, which does not know the origin of the value.
enum DecodingFault: Error {
    /// The type needs a key that has no value.
    case missing(ConfigurationKeyPath)
    /// The value has another type.
    case wrongType(ConfigurationKeyPath, expected: ConfigurationType, found: ConfigurationValue)
    /// The type needs something that a property list cannot hold.
    case unsupported(ConfigurationKeyPath, reason: String)
}
