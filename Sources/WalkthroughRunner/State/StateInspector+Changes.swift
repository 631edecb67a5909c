extension StateInspector {
    /// Returns the key path and the value of the first flag or enum case that another state lacks; nil if none.
    ///
    /// A value that only one of both has counts as `nil` in the other. Numbers and texts do not count.
    package static func firstChange(of state: Any, to other: Any) -> (keyPath: String, value: String)? {
        SceneStateHash.of(state) == SceneStateHash.of(other) ? nil : firstChange(of: state, to: other, at: "")
    }

    private static func firstChange(of one: Any, to other: Any, at keyPath: String) -> (String, String)? {
        let others = Dictionary(
            members(of: other).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        for (key, member) in members(of: one) {
            guard let value = others[key] else { continue }
            let path = keyPath.isEmpty ? key : keyPath + "." + key
            let (before, later) = (unwrapped(member), unwrapped(value))
            if let before, let later, !isLeaf(before), !isLeaf(later) {
                if let change = firstChange(of: before, to: later, at: path) { return change }
            } else if before == nil, later != nil {
                return (path, text(of: nil))
            } else if let before, before is Bool || caseName(of: before) != nil, text(of: before) != text(of: later) {
                return (path, text(of: before))
            }
        }
        return nil
    }
}
