import Basics
import WalkthroughLanguage

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
