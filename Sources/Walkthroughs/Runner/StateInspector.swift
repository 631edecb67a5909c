/// Looks into a scene's state by key path; it reads, and never changes anything.
///
/// A struct's properties go by their names, a dictionary's values by their keys, an array's elements by their places
/// from 0, the value of an enum's case by the case's name.
struct StateInspector {
    /// The state of the topmost scene.
    let state: Any

    /// What stands at a key path.
    enum Finding {
        /// A value; an optional's is unwrapped, `nil` stands for none.
        case value(Any?)
        /// Nothing has that name.
        case missing(key: String, known: [String])
    }

    /// Returns what stands at a key path such as `pickup.latitude` or `suggestions.0`.
    func find(_ keyPath: String) -> Finding {
        var value = state
        for key in Self.keys(in: keyPath) {
            guard let (inner, mirror) = Self.reflected(value) else { return .missing(key: key, known: []) }
            guard let member = Self.member(key, of: inner, mirror) else {
                return .missing(key: key, known: Self.members(of: inner).map(\.key))
            }
            value = member
        }
        return .value(Self.unwrapped(value))
    }

    /// The keys of a key path, from the top; most have one, which costs no splitting.
    private static func keys(in keyPath: String) -> [String] {
        guard keyPath.utf8.contains(UInt8(ascii: ".")) else { return [keyPath] }
        return keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// The state as indented lines, `name: value`, for a person to read.
    var lines: [String] { Self.lines(of: state, indentation: "") }

    /// Returns a value as the walkthrough language writes it.
    static func text(of value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let text as String: LanguageText.quoted(text)
        case let value?:
            if isCase(value), let name = caseName(of: value) { name } else { String(describing: value) }
        }
    }

    /// Tells whether a value is what an expectation asks for.
    static func matches(_ value: Any?, _ wanted: StateValue) -> Bool {
        switch wanted {
        case .none: value == nil
        case .bool(let wanted): value as? Bool == wanted
        case .text(let wanted): value as? String == wanted.text || (value as? Character).map(String.init) == wanted.text
        case .integer(let wanted):
            if let whole = value as? Int {
                whole == wanted
            } else if let whole = value as? any BinaryInteger {
                Int(exactly: whole) == wanted
            } else {
                decimal(value) == Double(wanted)
            }
        case .decimal(let wanted): decimal(value) == wanted
        case .name(let wanted): value.map { isCase($0) && caseName(of: $0) == wanted } ?? false
        }
    }

    /// Returns what can be looked at in a value that is no single one; `nil` for a number, a text, a case.
    static func keys(of value: Any) -> [String]? {
        isLeaf(value) || isCase(value) ? nil : members(of: value).map(\.key)
    }

    private static func decimal(_ value: Any?) -> Double? {
        (value as? any BinaryFloatingPoint).map { Double($0) }
    }

    /// Returns an optional's value, `nil` for none; a number or a text needs no mirror, which costs most here.
    private static func unwrapped(_ value: Any) -> Any? {
        if let number = value as? Int { return number }
        if let text = value as? String { return text }
        return reflected(value)?.value
    }

    /// Returns a value with its mirror, an optional's own value where it is one; `nil` for none.
    private static func reflected(_ value: Any) -> (value: Any, mirror: Mirror)? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return (value, mirror) }
        return mirror.children.first.flatMap { reflected($0.value) }
    }

    /// Returns the value that a key names; a struct's without listing the others.
    private static func member(_ key: String, of value: Any, _ mirror: Mirror) -> Any? {
        guard mirror.displayStyle == .struct else { return members(of: value).first { $0.key == key }?.value }
        return mirror.children.first { $0.label == key }?.value
    }

    private static func members(of value: Any) -> [(key: String, value: Any)] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set:
            return mirror.children.enumerated().map { (String($0.offset), $0.element.value) }
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

    private static func isCase(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .enum }

    /// Returns the name of an enum's case, without what it carries.
    private static func caseName(of value: Any) -> String? {
        if let label = Mirror(reflecting: value).children.first?.label { return label }
        let text = String(reflecting: value)
        return text.split(separator: ".").last.map(String.init)
    }

    private static func lines(of value: Any, indentation: String) -> [String] {
        members(of: value).flatMap { key, member -> [String] in
            guard let inner = unwrapped(member), !isLeaf(inner) else {
                return ["\(indentation)\(key): \(text(of: unwrapped(member)))"]
            }
            let below = lines(of: inner, indentation: indentation + "  ")
            return below.isEmpty ? ["\(indentation)\(key): none"] : ["\(indentation)\(key):"] + below
        }
    }

    private static func isLeaf(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct, .class, .tuple: return mirror.children.isEmpty
        case .enum: return mirror.children.isEmpty
        case .collection, .set, .dictionary: return false
        default: return true
        }
    }
}
