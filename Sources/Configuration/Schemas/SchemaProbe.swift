/// A decoder that hands out samples and records what it was asked for: so a `Decodable` type tells its keys.
///
/// A type whose initialiser refuses the samples of one round (a number that must be positive) is probed with the next.
struct SchemaProbe: Decoder {
    /// The key that the probe offers to types that go through all keys, such as a dictionary.
    static let wildcard = "*"
    /// How many rounds of samples there are at most.
    static let rounds = 4
    /// A type that nests deeper than this contains itself.
    static let depthLimit = 24

    /// Where the answers go; shared with the containers of this decode, which all end before it.
    let slot: Slot
    /// What the probe pretends the file to be.
    let mode: Mode
    /// The keys from the root to here.
    let codingPath: [any CodingKey]

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Hands out a value of the type and records what is needed for one.
    static func decode<T: Decodable>(_ type: T.Type, into slot: Slot, mode: Mode, at path: [any CodingKey]) throws -> T
    {
        if path.count > depthLimit {
            throw DecodingFault.unsupported(ConfigurationKeyPath(path), reason: "the type contains itself")
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

    private static func firstCase<C: CaseIterable>(of type: C.Type) -> Any? {
        type.allCases.first
    }

    /// The words or numbers of an enumeration with raw values; nil for other types with cases.
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
