import Synchronization

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
