import Foundation
import HeadlessUIKit
import StageRuntime
import WalkthroughRunner

/// Identifies states by the elements on screen; times in their texts do not count.
///
/// So the numbers of clocks and countdowns make no new states. A long text in a field counts only as long.
struct StateIdentity {
    /// The elements whose texts do not count, in the words of the walkthrough language.
    let volatile: Set<String>

    /// Returns a hash of a screen's elements, and whether one of them shows a time.
    func hash(of screen: Screen) -> (value: UInt64, holdsTimes: Bool) {
        var hash = TraceHash()
        var holdsTimes = false
        for element in screen.elements {
            hash.combine(element.role.rawValue)
            hash.combine(UInt64(element.depth))
            hash.combine(UInt64(element.states.rawValue & ~ElementStates.focused.rawValue))
            hash.combine(element.identifier ?? "")
            if isVolatile(element) {
                holdsTimes = true
                continue
            }
            if let label = element.label {
                let text = Self.withoutTimes(label)
                if text != label { holdsTimes = true }
                hash.combine(text)
            }
            guard let value = element.value else { continue }
            hash.combine(element.role == .field ? Self.kind(of: value) : Self.withoutTimes(value))
        }
        return (hash.value, holdsTimes)
    }

    private func isVolatile(_ element: ScreenElement) -> Bool {
        guard !volatile.isEmpty else { return false }
        return element.identifier.map(volatile.contains) == true || element.label.map(volatile.contains) == true
    }

    /// Returns what counts of a field's text: the text itself if it is short, else "long".
    private static func kind(of value: String) -> String { value.utf8.count > 60 ? "long" : value }

    /// The units that make a number before them a time.
    private static let units: Set<String> = [
        "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hour", "hours", "ms",
    ]

    /// Returns a text with `#` in place of the numbers of times: `2m 5s`, `12:30`, `-3 s`.
    static func withoutTimes(_ text: String) -> String {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
        var result = ""
        var rest = Substring(text)
        while let character = rest.first {
            guard character.isNumber else {
                result.append(character)
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            let word = rest.drop { $0 == " " }.prefix { $0.isLetter }
            let isTime = units.contains(String(word)) || rest.first == ":" || result.last == ":"
            if isTime, result.last == "-" { result.removeLast() }
            result += isTime ? "#" : String(digits)
        }
        return result
    }
}

/// Reads the state of a settled stage, and the actions that are possible there.
///
/// The performer of the runs owns it. It remembers the screens that it has read.
final class StateReader {
    /// What is known about a screen.
    private struct Known {
        /// The hash of its elements.
        let hash: UInt64
        /// Whether it shows times; its actions then depend on the labels and are read each time.
        let holdsTimes: Bool
    }

    /// The largest number of screens that are remembered.
    private static let limit = 20_000

    /// Identifies states.
    private let identity: StateIdentity
    /// Finds the actions of a screen.
    private let actions: ScreenActions
    /// The lines that are tried once on each screen.
    private let common: [String]
    /// The screens that were read, by their hashes.
    private var screens: [UInt64: Known] = [:]
    /// The actions of each state, and how many of them are its own, by the state's identifier.
    private var known: [UInt64: (lines: [String], ownCount: Int)] = [:]

    init(_ setup: ExplorationSetup) {
        identity = StateIdentity(volatile: setup.volatile)
        actions = ScreenActions(dictionary: setup.dictionary, avoided: setup.avoided)
        common = setup.commonLines
    }

    /// Returns the identifier of the current state, and its actions.
    func read(_ session: Session) -> (id: UInt64, lines: [String], ownCount: Int) {
        let screen = session.screen
        let seen = screen.map(look) ?? Known(hash: 0, holdsTimes: false)
        let pending = session.pending
        let isInBackground = session.isInBackground
        var hash = TraceHash(value: seen.hash)
        hash.combine(session.screenName ?? "")
        hash.combine(UInt64(session.isPortrait ? 1 : 0))
        hash.combine(UInt64(isInBackground ? 1 : 0))
        hash.combine(SceneStateHash.of(session.inspectableState))
        for name in Set(pending.map { $0.name + ($0.due == nil ? " held" : "") }).sorted() { hash.combine(name) }
        let id = hash.value
        if !seen.holdsTimes, let state = known[id] { return (id, state.lines, state.ownCount) }
        var own = isInBackground ? ["foreground"] : screen.map(actions.lines) ?? []
        if pending.contains(where: { $0.due != nil }) { own.append("wait") }
        let held = pending.filter { $0.due == nil && !$0.isUnseen }.map { $0.name.dropFirst("reply of ".count) }
        own += Set(held).sorted().flatMap { ["release \($0)", "release \($0) last"] }
        let lines = own + (isInBackground ? [] : common)
        if known.count > Self.limit { known = [:] }
        known[id] = (lines, own.count)
        return (id, lines, own.count)
    }

    /// Describes a state for the explorer.
    ///
    /// - Parameter draws: whether to draw its screen.
    func describe(
        _ session: Session, id: UInt64, lines: [String], ownCount: Int, draws: Bool
    ) -> ExploredRun.State {
        let identifiers = Set(session.screen?.elements.compactMap(\.identifier) ?? [])
        var state = ExploredRun.State(
            id: id, screen: session.screenName ?? "", picture: session.screenLines, actions: lines, ownCount: ownCount,
            identifiers: identifiers.sorted())
        if draws { state.drawing = session.picture }
        return state
    }

    private func look(at screen: Screen) -> Known {
        if let known = screens[screen.hash] { return known }
        if screens.count > Self.limit { screens = [:] }
        let (hash, holdsTimes) = identity.hash(of: screen)
        let known = Known(hash: hash, holdsTimes: holdsTimes)
        screens[screen.hash] = known
        return known
    }
}

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
