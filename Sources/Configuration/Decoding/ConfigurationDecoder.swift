/// Decodes any `Decodable` from a tree of values, strictly: an integer is no boolean, text is no number.
///
/// `ResolvedConfiguration.decode(_:)` is the way in; it turns what is thrown here into errors that name their layer.
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
