/// A tree of values with the places that came from somewhere else than the file.
struct ConfigurationLayer: Sendable {
    /// The values.
    private(set) var tree: ConfigurationValue
    /// Who gave what the file did not.
    private(set) var origins: [ConfigurationKeyPath: ConfigurationOrigin] = [:]

    /// Starts with the values of a file, over defaults that count as if they stood in it.
    init(tree: ConfigurationValue, defaults: [ConfigurationValue] = []) {
        self.tree = tree
        for value in defaults { add(value, at: ConfigurationKeyPath()) }
    }

    private mutating func add(_ value: ConfigurationValue, at path: ConfigurationKeyPath) {
        if case .dictionary(let members) = value {
            for key in value.sortedKeys { if let member = members[key] { add(member, at: path.appending(key)) } }
        } else if tree[path] == nil {
            tree[path] = value
            origins[path] = .typeDefault
        }
    }

    /// Puts values over those that are there; of two for one key the later wins.
    mutating func apply(_ assignments: [Assignment]) {
        for assignment in assignments {
            tree[assignment.keyPath] = assignment.value
            origins[assignment.keyPath] = assignment.origin
        }
    }
}
