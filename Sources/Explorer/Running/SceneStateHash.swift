import Foundation
import StageRuntime

/// Hashes a scene's state by its encoding, roughly, so that growing numbers make no new states.
///
/// Of a number it counts whether it is negative, 0, 1 or more; of a text its letters without its digits; of a list
/// whether it has no, one or several elements; of a date nothing. The order of members does not matter, as dictionaries
/// have none.
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
        KeyedEncodingContainer(StateMembers<Key>(encoder: self, place: TraceHash()))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { StateElements(encoder: self, place: TraceHash()) }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        StateValue(encoder: self, place: TraceHash())
    }

    /// Adds a kind of value at a place.
    fileprivate func take(_ kind: UInt64, at place: TraceHash) {
        var hash = place
        hash.combine(kind)
        value &+= hash.value
    }

    /// Adds a value at a place, or its members.
    fileprivate func take(_ member: some Encodable, at place: TraceHash) {
        switch member {
        case let flag as Bool: take(flag ? 1 : 0, at: place)
        case let text as String:
            var hash = place
            hash.combine(String(text.prefix(60).filter { !$0.isNumber }))
            take(0, at: hash)
        case let number as any BinaryInteger: take(Self.step(of: Double(number)), at: place)
        case let number as any BinaryFloatingPoint: take(Self.step(of: Double(number)), at: place)
        case is Date, is Decimal, is UUID, is Data: break
        default: try? member.encode(to: NestedState(encoder: self, place: place))
        }
    }

    /// Returns the step that a number stands on: negative, 0, 1 at most, or more.
    fileprivate static func step(of number: Double) -> UInt64 {
        number < 0 ? 3 : number == 0 ? 0 : number <= 1 ? 1 : 2
    }
}

/// Encodes a value that consists of others.
private struct NestedState: Encoder {
    /// What takes everything in; strong, it outlasts its parts.
    let encoder: SceneStateHash
    /// The names that lead there.
    let place: TraceHash

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(StateMembers<Key>(encoder: encoder, place: place))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { StateElements(encoder: encoder, place: place) }

    func singleValueContainer() -> any SingleValueEncodingContainer { StateValue(encoder: encoder, place: place) }
}

/// The members of a struct, a case of an enum or a dictionary.
private struct StateMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    /// What takes everything in; strong, it outlasts its parts.
    let encoder: SceneStateHash
    /// The names that lead there.
    let place: TraceHash

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.take(4, at: below(key)) }

    func encode(_ value: some Encodable, forKey key: Key) { encoder.take(value, at: below(key)) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        // A case without values is a name with nothing in it.
        encoder.take(5, at: below(key))
        return KeyedEncodingContainer(StateMembers<Nested>(encoder: encoder, place: below(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        StateElements(encoder: encoder, place: below(key))
    }

    func superEncoder() -> any Encoder { NestedState(encoder: encoder, place: place) }

    func superEncoder(forKey key: Key) -> any Encoder { NestedState(encoder: encoder, place: below(key)) }

    private func below(_ key: Key) -> TraceHash {
        var place = place
        place.combine(key.stringValue)
        return place
    }
}

/// The elements of a list or a set, of which only the number counts.
private struct StateElements: UnkeyedEncodingContainer {
    /// What takes everything in; strong, it outlasts its parts.
    let encoder: SceneStateHash
    /// The names that lead there.
    let place: TraceHash
    /// How many there are so far.
    private(set) var count = 0

    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { add() }

    mutating func encode(_ value: some Encodable) { add() }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        add()
        return KeyedEncodingContainer(StateMembers<Nested>(encoder: encoder, place: place))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        add()
        return StateElements(encoder: encoder, place: place)
    }

    mutating func superEncoder() -> any Encoder {
        add()
        return NestedState(encoder: encoder, place: place)
    }

    /// Counts an element, as none, one or several.
    private mutating func add() {
        count += 1
        if count <= 2 { encoder.take(5 + UInt64(count), at: place) }
    }
}

/// A single value.
private struct StateValue: SingleValueEncodingContainer {
    /// What takes everything in; strong, it outlasts its parts.
    let encoder: SceneStateHash
    /// The names that lead there.
    let place: TraceHash

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.take(4, at: place) }

    func encode(_ value: some Encodable) { encoder.take(value, at: place) }
}
