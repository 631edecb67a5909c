/// The lines that accept what was found, to be pasted into a test.
enum PastedLines {
    /// Returns the assertion of a step: `.expect(calls: […]) { … }`.
    ///
    /// - Parameter isWhole: whether the whole state is written, not only the changes.
    static func expectation<State: Equatable>(
        from before: State, to after: State, calls: [Any], isWhole: Bool = false
    ) -> [String] {
        let codes = calls.map { ValueTree($0).code }
        let line = codes.joined(separator: ", ")
        // Long lists have a call in each line, as the formatter leaves them.
        let isLong = line.count > 80 && !isWhole
        let shown = isLong ? "\n" + codes.map { "        \($0),\n" }.joined() + "    " : line
        let list = calls.isEmpty ? nil : "calls: [\(shown)]"
        if isWhole {
            let arguments = ["state: " + ValueTree(after).code, list].compactMap(\.self)
            return ["    .expect(" + arguments.joined(separator: ", ") + ")"]
        }
        let head = "    .expect" + (list.map { "(" + $0 + ")" } ?? (before == after ? "()" : ""))
        guard before != after else { return [head] }
        let lines = assignments(ValueTree(before), ValueTree(after), to: "$0").map { "        " + $0 }
        return [head + " {"] + lines + ["    }"]
    }

    /// Returns an assignment for each property that differs, also within structs, and for some elements of a list.
    private static func assignments(_ before: ValueTree, _ after: ValueTree, to path: String) -> [String] {
        guard before.code != after.code else { return [] }
        if case .elements(let old) = before.kind, case .elements(let new) = after.kind, old.count == new.count {
            let changed = new.indices.filter { old[$0].code != new[$0].code }
            if changed.count < new.count { return changed.map { "\(path)[\($0)] = \(new[$0].code)" } }
        }
        guard case .fields(let old, isStruct: true) = before.kind, case .fields(let new, isStruct: true) = after.kind,
            before.name == after.name, old.map(\.name) == new.map(\.name)
        else { return [path + " = " + after.code] }
        return zip(old, new).flatMap { assignments($0.value, $1.value, to: path + "." + $0.name) }
    }
}
