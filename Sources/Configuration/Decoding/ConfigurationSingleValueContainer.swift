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
