/// Records what a type asks of a value that is neither a dictionary nor an array.
struct SchemaProbeSingleValueContainer: SingleValueDecodingContainer {
    /// The value's slot, shared with the decoder that made this container.
    let slot: SchemaProbe.Slot
    /// What the probe pretends the file to be.
    let mode: SchemaProbe.Mode
    /// The keys from the root to here.
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool {
        slot.isOptional = true
        if case .everything = mode { return false }
        return true
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try SchemaProbe.decode(type, into: slot, mode: mode, at: codingPath)
    }
}
