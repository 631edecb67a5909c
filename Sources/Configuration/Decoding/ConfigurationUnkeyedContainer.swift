/// Reads the values of an array one after the other.
struct ConfigurationUnkeyedContainer: UnkeyedDecodingContainer {
    /// The array.
    let values: [ConfigurationValue]
    /// The keys from the root to here.
    let codingPath: [any CodingKey]
    /// The place of the next value, from 0.
    private(set) var currentIndex = 0

    /// Starts at the first value.
    init(values: [ConfigurationValue], codingPath: [any CodingKey]) {
        self.values = values
        self.codingPath = codingPath
    }

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
