import Foundation

/// Other bodies that a server could have sent: empty lists, one item, many items, missing values, empty texts.
///
/// Whoever uses them leaves out those that the call's decoder cannot read.
struct ReplyVariations {
    /// A value of JSON.
    private enum Value: Codable, Equatable {
        case null, flag(Bool), whole(Int64), number(Double), text(String), list([Value]), object([String: Value])

        init(from decoder: any Decoder) throws {
            let box = try decoder.singleValueContainer()
            if box.decodeNil() {
                self = .null
            } else if let flag = try? box.decode(Bool.self) {
                self = .flag(flag)
            } else if let whole = try? box.decode(Int64.self) {
                self = .whole(whole)
            } else if let number = try? box.decode(Double.self) {
                self = .number(number)
            } else if let text = try? box.decode(String.self) {
                self = .text(text)
            } else if let list = try? box.decode([Value].self) {
                self = .list(list)
            } else {
                self = .object(try box.decode([String: Value].self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var box = encoder.singleValueContainer()
            switch self {
            case .null: try box.encodeNil()
            case .flag(let flag): try box.encode(flag)
            case .whole(let whole): try box.encode(whole)
            case .number(let number): try box.encode(number)
            case .text(let text): try box.encode(text)
            case .list(let list): try box.encode(list)
            case .object(let members): try box.encode(members)
            }
        }

        /// Returns the value with a change of each value in it, the inner ones first.
        func mapped(_ change: (Value, _ name: String) -> Value, _ name: String = "") -> Value {
            switch self {
            case .list(let items): change(.list(items.map { $0.mapped(change, name) }), name)
            case .object(let members):
                change(
                    .object(Dictionary(uniqueKeysWithValues: members.map { ($0, $1.mapped(change, $0)) })), name)
            default: change(self, name)
            }
        }

        /// The names of the members of all objects in it.
        var names: Set<String> {
            switch self {
            case .list(let items): items.reduce(into: []) { $0.formUnion($1.names) }
            case .object(let members): members.values.reduce(into: Set(members.keys)) { $0.formUnion($1.names) }
            default: []
            }
        }
    }

    /// The number of items in a list of many.
    private static let many = 40
    /// The longest body, in bytes, that is varied.
    private static let limit = 4_000
    /// The largest number of members that are left out one at a time.
    private static let memberLimit = 12

    /// The bodies, those that find most first; each differs from the given one.
    let bodies: [String]

    /// Varies a body; there are no variations of what is not JSON.
    init(of body: String) {
        guard body.utf8.count <= Self.limit,
            let value = try? JSONDecoder().decode(Value.self, from: Data(body.utf8))
        else {
            bodies = []
            return
        }
        var found: [Value] = [
            value.mapped { value, _ in if case .list = value { .list([]) } else { value } },
            value.mapped { value, _ in if case .list(let items) = value { .list(Array(items.prefix(1))) } else { value }
            },
            value.mapped { value, name in
                if case .text = value, !Self.identifies(name) { .text("") } else { value }
            },
            value.mapped { value, _ in Self.lengthened(value) },
        ]
        for name in value.names.sorted().prefix(Self.memberLimit) {
            found.append(value.mapped { value, other in other == name ? .null : value })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var bodies: [String] = []
        for variation in found where variation != value {
            guard let data = try? encoder.encode(variation) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            if !bodies.contains(text) { bodies.append(text) }
        }
        self.bodies = bodies
    }

    /// Returns whether a member names its object, so that two objects must not share it.
    private static func identifies(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == "id" || name.hasSuffix("identifier") || name.hasSuffix("uuid") || name == "key"
    }

    /// Returns a list with many items like its own, each with an identifier of its own; other values stay.
    private static func lengthened(_ value: Value) -> Value {
        guard case .list(let items) = value, let first = items.first else { return value }
        let more = (0..<max(many - items.count, 0)).compactMap { number -> Value? in
            switch first {
            case .text(let text): return .text("\(text) \(number + 2)")
            case .object(let members):
                guard members.keys.contains(where: identifies) else { return nil }
                return .object(
                    Dictionary(
                        uniqueKeysWithValues: members.map { name, member in
                            guard identifies(name) else { return (name, member) }
                            switch member {
                            case .text(let text): return (name, .text("\(text)-\(number + 2)"))
                            case .whole(let whole): return (name, .whole(whole &+ 1_000 &+ Int64(number)))
                            default: return (name, member)
                            }
                        }))
            default: return nil
            }
        }
        return .list(items + more)
    }
}
