/// Finds the name of an enum's case from its encoding.
///
/// An enum with its own `description` hides the name of its case. Swift's synthesized coding writes a case as the only
/// key of an object, and an enum with raw texts as its text, which is the case's name unless the enum sets another.
final class CaseNameEncoder: Encoder {
    /// The name, once it is known.
    private var name: String?
    /// The number of encoded values; 1 for a case.
    private var count = 0

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    private init() {}

    /// Returns the name of a value's case; `nil` if its encoding has no name that a script could use.
    static func name(of value: Any) -> String? {
        guard let value = value as? any Encodable else { return nil }
        let encoder = CaseNameEncoder()
        guard (try? value.encode(to: encoder)) != nil, encoder.count == 1, let name = encoder.name,
            let first = name.first, first.isLetter || first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return name
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keyed<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Values(encoder: self) }

    func singleValueContainer() -> any SingleValueEncodingContainer { Values(encoder: self) }

    fileprivate func take(_ name: String?) {
        count += 1
        self.name = name
    }
}

/// An object; only an object whose value is an object is the synthesized coding of a case.
private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    /// The encoder that gets the name; strong, it outlives its container.
    let encoder: CaseNameEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.take(nil) }

    func encode(_ value: some Encodable, forKey key: Key) { encoder.take(nil) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.take(key.stringValue)
        return KeyedEncodingContainer(Keyed<Nested>(encoder: encoder))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.take(nil)
        return Values(encoder: encoder)
    }

    func superEncoder() -> any Encoder { encoder }

    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// A value or a list of values; a single text is the raw value of a case.
private struct Values: SingleValueEncodingContainer, UnkeyedEncodingContainer {
    /// The encoder that gets the name; strong, it outlives its container.
    let encoder: CaseNameEncoder

    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }

    func encodeNil() { encoder.take(nil) }

    func encode(_ value: some Encodable) { encoder.take(value as? String) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        encoder.take(nil)
        return KeyedEncodingContainer(Keyed<Nested>(encoder: encoder))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        encoder.take(nil)
        return self
    }

    func superEncoder() -> any Encoder { encoder }
}
