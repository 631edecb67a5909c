import Foundation

/// A value split into parts for comparison: its text as Swift writes it, and its parts with theirs.
struct ValueTree {
    /// A part of a value and its name: a property, a key, an associated value.
    struct Part {
        let name: String
        let value: ValueTree
    }

    /// What the parts are.
    enum Kind {
        /// Nothing that is compared by itself.
        case whole
        /// The properties of a struct, or the associated values of an enum's case.
        case fields([Part], isStruct: Bool)
        /// The elements of a collection, in order.
        case elements([ValueTree])
        /// The values of a dictionary, in the order of their keys' texts.
        case keyed([Part])
        /// The elements of a set, in the order of their texts.
        case members([ValueTree])
    }

    /// The value as Swift writes it, on one line: `.showDetail(headline: "swift", numberOfRotations: 2)`.
    let code: String
    /// The name of the struct or of the enum's case; empty for other values.
    let name: String
    let kind: Kind

    init(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        if let code = Self.literal(of: value) {
            self.init(code)
            return
        }
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first?.value else {
                self.init("nil")
                return
            }
            self.init(wrapped)
        case .collection:
            let elements = mirror.children.map { ValueTree($0.value) }
            self.init("[" + elements.map(\.code).joined(separator: ", ") + "]", kind: .elements(elements))
        case .set:
            let members = mirror.children.map { ValueTree($0.value) }.sorted { $0.code < $1.code }
            self.init("[" + members.map(\.code).joined(separator: ", ") + "]", kind: .members(members))
        case .dictionary:
            let parts = mirror.children.compactMap { child -> Part? in
                let pair = Mirror(reflecting: child.value).children.map(\.value)
                return pair.count == 2 ? Part(name: ValueTree(pair[0]).code, value: ValueTree(pair[1])) : nil
            }.sorted { $0.name < $1.name }
            let code = parts.isEmpty ? ":" : parts.map { $0.name + ": " + $0.value.code }.joined(separator: ", ")
            self.init("[" + code + "]", kind: .keyed(parts))
        case .enum:
            guard let child = mirror.children.first, let label = child.label else {
                let text = String(describing: value)
                let isName = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                self.init(isName ? "." + text : text)
                return
            }
            let payload = Mirror(reflecting: child.value)
            let parts =
                payload.displayStyle == .tuple
                ? Self.parts(of: payload) : [Part(name: "", value: ValueTree(child.value))]
            self.init("." + label + Self.arguments(parts), name: label, kind: .fields(parts, isStruct: false))
        case .struct where !mirror.children.isEmpty:
            let parts = Self.parts(of: mirror)
            let name = Self.name(of: type(of: value))
            self.init(name + Self.arguments(parts), name: name, kind: .fields(parts, isStruct: true))
        case .tuple:
            let parts = Self.parts(of: mirror)
            self.init(Self.arguments(parts), kind: .fields(parts, isStruct: false))
        default:
            self.init(String(describing: value))
        }
    }

    private init(_ code: String, name: String = "", kind: Kind = .whole) {
        (self.code, self.name, self.kind) = (code, name, kind)
    }

    /// Returns the name of a type as a test can write it: with the types around it, without its module.
    private static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        guard let dot = name.firstIndex(of: "."), !name.contains("("), !name.contains("<") else {
            return String(describing: type)
        }
        return String(name[name.index(after: dot)...])
    }

    private static func parts(of mirror: Mirror) -> [Part] {
        mirror.children.map { child in
            let label = child.label ?? ""
            return Part(name: label.hasPrefix(".") ? "" : label, value: ValueTree(child.value))
        }
    }

    private static func arguments(_ parts: [Part]) -> String {
        "(" + parts.map { ($0.name.isEmpty ? "" : $0.name + ": ") + $0.value.code }.joined(separator: ", ") + ")"
    }

    /// Returns the text of a value that is written by a literal or by one call, not by its properties.
    private static func literal(of value: Any) -> String? {
        switch value {
        case let text as String: text.debugDescription
        case let text as Substring: String(text).debugDescription
        case let character as Character: String(character).debugDescription
        case let duration as Duration: text(of: duration)
        case let date as Date: "Date(timeIntervalSince1970: \(date.timeIntervalSince1970))"
        case let url as URL: "URL(string: \(url.absoluteString.debugDescription))"
        case let identifier as UUID: "UUID(uuidString: \"\(identifier.uuidString)\")"
        case let data as Data: "Data(\(Array(data)))"
        case is any RangeExpression, is Decimal: String(describing: value)
        default: nil
        }
    }

    private static func text(of duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        if attoseconds == 0 { return ".seconds(\(seconds))" }
        let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        return nanoseconds % 1_000_000 == 0
            ? ".milliseconds(\(nanoseconds / 1_000_000))" : ".nanoseconds(\(nanoseconds))"
    }
}
