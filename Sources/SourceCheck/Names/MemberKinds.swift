/// What properties, or the results of functions, are: by their types, and by their names alone.
struct MemberKinds {
    /// What the members of each type are.
    private var byType: [String: [String: UnorderedKind]] = [:]
    /// What all of one name are.
    private var byName: [String: UnorderedKind] = [:]

    /// Adds a member of a type; a global one if no type is given.
    mutating func add(_ name: String, of type: String?, _ kind: UnorderedKind) {
        byName[name] = .agreed(byName[name], kind)
        if let type { byType[type, default: [:]][name] = .agreed(byType[type]?[name], kind) }
    }

    /// Returns what all of a name are; `nil` if there is none.
    func kind(_ name: String) -> UnorderedKind? { byName[name] }

    /// Returns what the member of the first of some types that has one is.
    func kind(_ name: String, ofFirst types: [String]) -> UnorderedKind? {
        guard byName[name] != nil else { return nil }
        return types.lazy.compactMap { byType[$0]?[name] }.first
    }
}
