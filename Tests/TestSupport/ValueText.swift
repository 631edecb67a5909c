/// Values as text, made to be compared line by line.
enum ValueText {
    /// The value on one line: `showDetail(headline: "swift", numberOfRotations: 2)`.
    static func line<Value>(of value: Value) -> String {
        if let text = value as? String { return text.debugDescription }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set:
            return "[" + mirror.children.map { line(of: $0.value) }.joined(separator: ", ") + "]"
        case .optional:
            return mirror.children.first.map { line(of: $0.value) } ?? "nil"
        case .enum where mirror.children.count == 1:
            guard let (label, payload) = mirror.children.first, let label else { break }
            return label + arguments(of: payload)
        default: break
        }
        return String(describing: value)
    }

    /// A line for each element of an array or property of a struct; other values have one line.
    static func lines<Value>(of value: Value) -> [String] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection where !mirror.children.isEmpty:
            return ["["] + mirror.children.map { "  " + line(of: $0.value) } + ["]"]
        case .struct where !mirror.children.isEmpty && !(value is String):
            return ["\(type(of: value))("]
                + mirror.children.map { "  \($0.label ?? "_"): " + line(of: $0.value) } + [")"]
        default:
            return [line(of: value)]
        }
    }

    /// The associated values of an enum's case, in parentheses.
    private static func arguments(of payload: Any) -> String {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else { return "(\(line(of: payload)))" }
        let parts = mirror.children.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ": " } ?? ""
            return label + line(of: child.value)
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}
