/// Where two values differ: only what differs, each with its path from the whole value.
struct ValueDifference {
    /// One part that differs.
    struct Change {
        /// Its path: `user.name`, `rows[2]`; empty for the whole value.
        let path: String
        /// What the first value has there; `nil` for nothing.
        let first: String?
        /// What the second value has there; `nil` for nothing.
        let second: String?
    }

    private(set) var changes: [Change] = []

    /// At most this many changes are shown.
    private static let limit = 40

    init(from first: Any, to second: Any) {
        compare(ValueTree(first), ValueTree(second), at: "")
    }

    /// A line for each value that differs, with its sign and its path.
    var lines: [String] {
        var lines = changes.prefix(Self.limit).flatMap { change in
            let path = change.path.isEmpty ? "" : change.path + ": "
            return [change.first.map { "  - " + path + $0 }, change.second.map { "  + " + path + $0 }].compactMap(
                \.self)
        }
        if changes.count > Self.limit { lines.append("  … \(changes.count - Self.limit) more") }
        return lines.isEmpty ? ["  their texts are equal, but == says that they differ"] : lines
    }

    private mutating func compare(_ first: ValueTree, _ second: ValueTree, at path: String) {
        guard first.code != second.code else { return }
        switch (first.kind, second.kind) {
        case (.fields(let old, let isStruct), .fields(let new, _))
        where first.name == second.name && old.map(\.name) == new.map(\.name):
            let path = isStruct || first.name.isEmpty ? path : Self.path(path, first.name)
            for (index, (before, after)) in zip(old, new).enumerated() {
                // The only associated value of a case needs no name.
                let name = before.name.isEmpty && old.count > 1 ? String(index) : before.name
                compare(before.value, after.value, at: name.isEmpty ? path : Self.path(path, name))
            }
        case (.elements(let old), .elements(let new)): compare(old, new, at: path)
        case (.members(let old), .members(let new)):
            let (before, after) = (Set(old.map(\.code)), Set(new.map(\.code)))
            for code in old.map(\.code) where !after.contains(code) { add(path + "[]", code, nil) }
            for code in new.map(\.code) where !before.contains(code) { add(path + "[]", nil, code) }
        case (.keyed(let old), .keyed(let new)):
            let names = Set(old.map(\.name)).union(new.map(\.name)).sorted()
            for name in names {
                let path = path + "[" + name + "]"
                let (before, after) = (old.first { $0.name == name }, new.first { $0.name == name })
                if let before, let after {
                    compare(before.value, after.value, at: path)
                } else {
                    add(path, before?.value.code, after?.value.code)
                }
            }
        default: add(path, first.code, second.code)
        }
    }

    /// Compares elements: one that was inserted or removed does not make those after it differ.
    private mutating func compare(_ old: [ValueTree], _ new: [ValueTree], at path: String) {
        let difference = new.map(\.code).difference(from: old.map(\.code))
        let removed = Set(difference.removals.map(\.offset)), inserted = Set(difference.insertions.map(\.offset))
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            switch (removed.contains(left), inserted.contains(right)) {
            case (true, true):
                compare(old[left], new[right], at: path + "[\(right)]")
                (left, right) = (left + 1, right + 1)
            case (true, false):
                add(path + "[\(left)]", old[left].code, nil)
                left += 1
            case (false, true):
                add(path + "[\(right)]", nil, new[right].code)
                right += 1
            case (false, false): (left, right) = (left + 1, right + 1)
            }
        }
    }

    private mutating func add(_ path: String, _ first: String?, _ second: String?) {
        changes.append(Change(path: path, first: first, second: second))
    }

    private static func path(_ path: String, _ name: String) -> String { path.isEmpty ? name : path + "." + name }
}

extension CollectionDifference.Change {
    /// The index that was removed or inserted.
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
