import StageRuntime

/// Hashes a scene's state, coarsely, so that growing numbers make no new states.
///
/// A number counts as negative, 0, up to 1, or more; a text without its digits, so that a date does not count; a list
/// as having no, one or several elements. The order of members does not matter, because dictionaries have none.
package enum SceneStateHash {
    /// Returns the hash of a state; 0 if there is none.
    package static func of(_ state: Any?) -> UInt64 { state.map { hash(of: $0, at: TraceHash()) } ?? 0 }

    /// Returns the hash of a value and its members, given the hash of the names that lead to it.
    private static func hash(of value: Any, at path: TraceHash) -> UInt64 {
        var hash = path
        switch value {
        case let flag as Bool: hash.combine(flag ? 1 : 0)
        case let text as String: hash.combine(withoutDigits(text))
        case let number as Int: hash.combine(kind(of: Double(number)))
        case let number as Double: hash.combine(kind(of: number))
        default: return self.hash(ofParts: value, at: path)
        }
        return hash.value
    }

    private static func hash(ofParts value: Any, at path: TraceHash) -> UInt64 {
        let mirror = Mirror(reflecting: value)
        var hash = path
        switch mirror.displayStyle {
        // Numbers have no style. Asking every value whether it is one would cost a search for its conformances.
        case nil:
            if let number = value as? any BinaryInteger {
                hash.combine(kind(of: Double(number)))
            } else if let number = value as? any BinaryFloatingPoint {
                hash.combine(kind(of: Double(number)))
            } else {
                return sum(mirror.children.map { ($0.label ?? "", $0.value) }, at: path)
            }
        case .collection, .set: hash.combine(4 + UInt64(min(mirror.children.count, 2)))
        case .optional:
            guard let content = mirror.children.first else { break }
            return self.hash(of: content.value, at: path)
        case .dictionary:
            let pairs = mirror.children.map { Array(Mirror(reflecting: $0.value).children) }
            return sum(pairs.map { ("\($0[0].value)", $0[1].value) }, at: path)
        case .enum where mirror.children.isEmpty: hash.combine("\(value)")
        // A date, a URL and the like.
        case .struct where value is any CustomStringConvertible: hash.combine(withoutDigits("\(value)"))
        default: return sum(mirror.children.map { ($0.label ?? "", $0.value) }, at: path)
        }
        return hash.value
    }

    /// Returns the sum of the members' hashes, which does not depend on their order.
    private static func sum(_ members: [(name: String, value: Any)], at path: TraceHash) -> UInt64 {
        members.reduce(path.value) { sum, member in
            var path = path
            path.combine(member.name)
            return sum &+ hash(of: member.value, at: path)
        }
    }

    /// Returns the beginning of a text without its digits.
    private static func withoutDigits(_ text: String) -> String { String(text.prefix(60).filter { !$0.isNumber }) }

    private static func kind(of number: Double) -> UInt64 {
        number < 0 ? 3 : number == 0 ? 0 : number <= 1 ? 1 : 2
    }
}
