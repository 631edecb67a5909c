import Foundation
import StageRuntime

/// Hashes a scene's state through its encoding, coarsely, so that growing numbers make no new states.
///
/// A number counts as negative, 0, up to 1, or more; a text without its digits; a list as having no, one or several
/// elements; a date does not count. The order of members does not matter, because dictionaries have none.
final class SceneStateHash: Encoder {
    /// The hash so far; a sum, so that the order does not matter.
    private(set) var value: UInt64 = 0

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    private init() {}

    /// Returns the hash of a state; 0 if there is none.
    static func of(_ state: (any Encodable)?) -> UInt64 {
        guard let state else { return 0 }
        let encoder = SceneStateHash()
        try? state.encode(to: encoder)
        return encoder.value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(StateMembers<Key>(encoder: self, path: TraceHash()))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { StateElements(encoder: self, path: TraceHash()) }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        StateValue(encoder: self, path: TraceHash())
    }

    /// Adds a kind of value at a path.
    fileprivate func take(_ kind: UInt64, at path: TraceHash) {
        var hash = path
        hash.combine(kind)
        value &+= hash.value
    }

    /// Adds a value at a path, or its members.
    fileprivate func take(_ member: some Encodable, at path: TraceHash) {
        switch member {
        case let flag as Bool: take(flag ? 1 : 0, at: path)
        case let text as String:
            var hash = path
            hash.combine(String(text.prefix(60).filter { !$0.isNumber }))
            take(0, at: hash)
        case let number as any BinaryInteger: take(Self.step(of: Double(number)), at: path)
        case let number as any BinaryFloatingPoint: take(Self.step(of: Double(number)), at: path)
        case is Date, is Decimal, is UUID, is Data: break
        default: try? member.encode(to: NestedState(encoder: self, path: path))
        }
    }

    /// Returns the class of a number: negative, 0, up to 1, or more.
    fileprivate static func step(of number: Double) -> UInt64 {
        number < 0 ? 3 : number == 0 ? 0 : number <= 1 ? 1 : 2
    }
}

/// Encodes a value that consists of others.
private struct NestedState: Encoder {
    /// Collects the hash; strong, it lives longer than its containers.
    let encoder: SceneStateHash
    /// The hash of the keys that lead to the value.
    let path: TraceHash

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(StateMembers<Key>(encoder: encoder, path: path))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { StateElements(encoder: encoder, path: path) }

    func singleValueContainer() -> any SingleValueEncodingContainer { StateValue(encoder: encoder, path: path) }
}

/// The members of a struct, a case of an enum or a dictionary.
private struct StateMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    /// Collects the hash; strong, it lives longer than its containers.
    let encoder: SceneStateHash
    /// The hash of the keys that lead to the value.
    let path: TraceHash

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.take(4, at: below(key)) }

    func encode(_ value: some Encodable, forKey key: Key) { encoder.take(value, at: below(key)) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        // An enum case without values is an empty container.
        encoder.take(5, at: below(key))
        return KeyedEncodingContainer(StateMembers<Nested>(encoder: encoder, path: below(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        StateElements(encoder: encoder, path: below(key))
    }

    func superEncoder() -> any Encoder { NestedState(encoder: encoder, path: path) }

    func superEncoder(forKey key: Key) -> any Encoder { NestedState(encoder: encoder, path: below(key)) }

    private func below(_ key: Key) -> TraceHash {
        var path = path
        path.combine(key.stringValue)
        return path
    }
}

/// The elements of a list or a set; only their number counts.
private struct StateElements: UnkeyedEncodingContainer {
    /// Collects the hash; strong, it lives longer than its containers.
    let encoder: SceneStateHash
    /// The hash of the keys that lead to the value.
    let path: TraceHash
    /// The number of elements so far.
    private(set) var count = 0

    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { add() }

    mutating func encode(_ value: some Encodable) { add() }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        add()
        return KeyedEncodingContainer(StateMembers<Nested>(encoder: encoder, path: path))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        add()
        return StateElements(encoder: encoder, path: path)
    }

    mutating func superEncoder() -> any Encoder {
        add()
        return NestedState(encoder: encoder, path: path)
    }

    /// Counts an element; the hash distinguishes none, one and several.
    private mutating func add() {
        count += 1
        if count <= 2 { encoder.take(5 + UInt64(count), at: path) }
    }
}

/// A single value.
private struct StateValue: SingleValueEncodingContainer {
    /// Collects the hash; strong, it lives longer than its containers.
    let encoder: SceneStateHash
    /// The hash of the keys that lead to the value.
    let path: TraceHash

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.take(4, at: path) }

    func encode(_ value: some Encodable) { encoder.take(value, at: path) }
}
