/// Hands out an array of one element, or of none when nothing is there.
struct SchemaProbeUnkeyedContainer: UnkeyedDecodingContainer {
    /// The slot of the elements, shared with the decoder that made this container.
    let slot: SchemaProbe.Slot
    /// What the probe pretends the file to be.
    let mode: SchemaProbe.Mode
    /// The keys from the root to here.
    let codingPath: [any CodingKey]
    /// The place of the next value, from 0.
    private(set) var currentIndex = 0

    /// Starts before the one element.
    init(slot: SchemaProbe.Slot, mode: SchemaProbe.Mode, codingPath: [any CodingKey]) {
        self.slot = slot
        self.mode = mode
        self.codingPath = codingPath
    }

    var count: Int? {
        if case .everything = mode { 1 } else { 0 }
    }

    var isAtEnd: Bool { currentIndex >= (count ?? 0) }

    mutating func decodeNil() throws -> Bool {
        false
    }

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

    mutating func superDecoder() throws -> any Decoder {
        nextProbe()
    }

    private mutating func nextProbe() -> SchemaProbe {
        defer { currentIndex += 1 }
        return SchemaProbe(
            slot: slot, mode: mode, codingPath: codingPath + [ConfigurationCodingKey(intValue: currentIndex)])
    }
}
