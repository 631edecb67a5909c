import Basics
import Synchronization
import WalkthroughLanguage

/// Looks into a scene's state by key path; it reads, and never changes anything.
///
/// A struct's properties go by their names, a dictionary's values by their keys, an array's elements by their places
/// from 0, the value of an enum's case by the case's name.
struct StateInspector {
    /// What stands at a key path.
    enum Finding {
        /// A value; an optional's is unwrapped, `nil` stands for none.
        case value(Any?)
        /// Nothing below `path` has that name; what has one, `nil` if `path` leads to nothing at all.
        case missing(key: String, below: String, known: [String]?)
    }

    /// The state of the topmost scene.
    let state: Any
    /// Where fields stand, as far as somebody has looked for them; strong, mostly the app's.
    var places = FieldPlaces()

    /// Returns what stands at a key path such as `pickup.latitude` or `suggestions.0`.
    func find(_ keyPath: String) -> Finding {
        var value: Any? = Self.unwrapped(state)
        var rest = keyPath[...]
        while true {
            let key = rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: ".")) ?? rest.endIndex)]
            guard let inner = value, let member = member(key, of: inner) else {
                return .missing(
                    key: String(key), below: String(keyPath[..<key.startIndex].dropLast()),
                    known: value.map { Self.members(of: $0).map(\.key) })
            }
            value = Self.unwrapped(member)
            if key.endIndex == keyPath.endIndex { return .value(value) }
            rest = keyPath[keyPath.index(after: key.endIndex)...]
        }
    }

    /// Returns what an empty list, set or dictionary lacks, in a few words; nil for anything else.
    func emptiness(at keyPath: String, lacking key: String) -> String? {
        guard case .value(let value?) = find(keyPath) else { return nil }
        switch Mirror(reflecting: value).displayStyle {
        case .collection, .set: return "it has no element \(key)"
        case .dictionary: return "it has no value for \(key)"
        default: return nil
        }
    }

    /// The state as indented lines, `name: value`, for a person to read.
    var lines: [String] { Self.lines(of: state, indentation: "") }

    /// Returns an optional's value, `nil` for none.
    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any Nullable else { return value }
        return optional.content.flatMap { unwrapped($0) }
    }

    /// Returns the value that a key names; a struct's without listing the others.
    private func member(_ key: Substring, of value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct else { return Self.members(of: value).first { $0.key == key }?.value }
        let field = FieldPlaces.Field(type: ObjectIdentifier(mirror.subjectType), name: String(key))
        let children = mirror.children
        // A type may describe its values one by one, so the place is only where to look first.
        if let place = places[field], place < children.count {
            let child = children[children.index(children.startIndex, offsetBy: place)]
            if let label = child.label, label == key { return child.value }
        }
        for (place, child) in children.enumerated() {
            guard let label = child.label, label == key else { continue }
            places[field] = place
            return child.value
        }
        return nil
    }

    /// Returns what is in a value, by name; in an order that is the same in every run.
    static func members(of value: Any) -> [(key: String, value: Any)] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection:
            return mirror.children.enumerated().map { (String($0.offset), $0.element.value) }
        case .set:
            return mirror.children.map { ($0.value, String(describing: $0.value)) }.sorted { $0.1 < $1.1 }.enumerated()
                .map { (String($0.offset), $0.element.0) }
        case .dictionary:
            return mirror.children.compactMap { child -> (key: String, value: Any)? in
                let pair = Array(Mirror(reflecting: child.value).children)
                return pair.count == 2 ? (String(describing: pair[0].value), pair[1].value) : nil
            }.sorted { $0.key < $1.key }
        default:
            return mirror.children.enumerated().map { index, child in
                let label = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
                return (label ?? String(index), child.value)
            }
        }
    }

    private static func lines(of value: Any, indentation: String) -> [String] {
        members(of: value).flatMap { key, member -> [String] in
            guard let inner = unwrapped(member), !isLeaf(inner) else {
                return ["\(indentation)\(key): \(text(of: unwrapped(member)))"]
            }
            let below = lines(of: inner, indentation: indentation + "  ")
            return below.isEmpty ? ["\(indentation)\(key): empty"] : ["\(indentation)\(key):"] + below
        }
    }
}

/// An optional of any type; told by a cast, which is quicker than a mirror.
private protocol Nullable {
    /// What it holds, `nil` for none.
    var content: Any? { get }
}

extension Optional: Nullable {
    fileprivate var content: Any? { self }
}

/// Where the fields of types stand in their mirrors: known places spare a look at every field before the one wanted.
///
/// An app has one for all its stages, so it has a lock.
final class FieldPlaces: Sendable {
    /// A field of a type.
    struct Field: Hashable {
        /// The type that has it.
        let type: ObjectIdentifier
        /// What it is called.
        let name: String
    }

    /// The places, counted from 0.
    private let places = Mutex<[Field: Int]>([:])

    /// The place of a field; `nil` if it is not known.
    subscript(field: Field) -> Int? {
        get { places.withLock { $0[field] } }
        set { places.withLock { $0[field] = newValue } }
    }
}

extension StateInspector {
    /// Returns a value as the walkthrough language writes it.
    static func text(of value: Any?) -> String {
        guard let value else { return "nil" }
        if let text = ownText(of: value) { return text.quoted }
        return caseName(of: value) ?? String(describing: value)
    }

    /// Tells whether a value is what an expectation asks for.
    static func matches(_ value: Any?, _ wanted: StateValue) -> Bool {
        switch wanted {
        case .none: value == nil
        case .bool(let wanted): value as? Bool == wanted
        case .text(let wanted): value.flatMap(ownText) == wanted.text
        case .integer(let wanted):
            if let whole = value as? any BinaryInteger {
                Int(exactly: whole) == wanted
            } else {
                decimal(value) == Double(wanted)
            }
        case .decimal(let wanted): (decimal(value) ?? whole(value)) == wanted
        case .name(let wanted): value.flatMap(caseName) == wanted
        }
    }

    /// Returns what a value is, in a few words, if it can never be what is wanted; `nil` if it could.
    ///
    /// That it is not such a value says nothing then: `is not` must not hold by it.
    static func kind(of value: Any, unlike wanted: StateValue) -> String? {
        if case .name(let name) = wanted, let cases = cases(of: value), !cases.contains(name) {
            return "one of " + cases.joined(separator: ", ")
        }
        let fits =
            switch (wanted, value) {
            case (.none, _), (.bool, is Bool): true
            case (.integer, is any BinaryInteger), (.decimal, is any BinaryInteger): true
            case (.integer, is any BinaryFloatingPoint), (.decimal, is any BinaryFloatingPoint): true
            case (.text, _): ownText(of: value) != nil
            case (.name, _): caseName(of: value) != nil
            default: false
            }
        if fits { return nil }
        switch value {
        case is Bool: return "true or false"
        case is any BinaryInteger, is any BinaryFloatingPoint: return "a number"
        default: break
        }
        if caseName(of: value) != nil { return "an enum's case" }
        return ownText(of: value) == nil ? "nothing that can be compared" : "a text, which stands in quotes"
    }

    /// Returns the names of all cases of an enum without values, if it is `CaseIterable`; nil for any other value.
    private static func cases(of value: Any) -> [String]? {
        guard caseName(of: value) != nil, let value = value as? any CaseIterable else { return nil }
        return names(ofCasesLike: value)
    }

    private static func names<Value: CaseIterable>(ofCasesLike value: Value) -> [String] {
        Value.allCases.compactMap { caseName(of: $0) }
    }

    /// Returns what can be looked at in a value that is no single one; `nil` for a number, a text, a case.
    static func keys(of value: Any) -> [String]? {
        isLeaf(value) || Mirror(reflecting: value).displayStyle == .enum ? nil : members(of: value).map(\.key)
    }

    /// Whether a value is shown in one line: a number, a text, a case without a value, a struct that describes itself.
    static func isLeaf(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct: return mirror.children.isEmpty || value is any CustomStringConvertible
        case .class, .tuple, .enum: return mirror.children.isEmpty
        case .collection, .set, .dictionary: return false
        default: return true
        }
    }

    /// Returns a text, or how a struct such as a URL or a date describes itself; `nil` for other values.
    ///
    /// An enum's case too whose name cannot be known is what it describes itself as.
    private static func ownText(of value: Any) -> String? {
        if let text = value as? String { return text }
        if let character = value as? Character { return String(character) }
        switch Mirror(reflecting: value).displayStyle {
        case .struct: return (value as? any CustomStringConvertible)?.description
        case .enum: return caseName(of: value) == nil ? String(describing: value) : nil
        default: return nil
        }
    }

    private static func decimal(_ value: Any?) -> Double? {
        (value as? any BinaryFloatingPoint).map { Double($0) }
    }

    private static func whole(_ value: Any?) -> Double? {
        (value as? any BinaryInteger).flatMap { Double(exactly: $0) }
    }

    /// Returns the name of an enum's case, without what it carries; `nil` for what is no enum's.
    private static func caseName(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return nil }
        if let label = mirror.children.first?.label { return label }
        if value is any CustomStringConvertible || value is any CustomDebugStringConvertible {
            return CaseNameEncoder.name(of: value)
        }
        return String(reflecting: value).split(separator: ".").last.map(String.init)
    }
}
