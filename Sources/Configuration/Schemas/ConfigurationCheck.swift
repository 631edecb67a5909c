/// A check of all values of a tree against a schema; the errors are in the order of the keys.
struct ConfigurationCheck {
    /// The schema of all keys, to find unknown keys; nil allows them, since they may be another app's.
    let unknownKeys: ConfigurationSchema?
    /// The path of the file, to report missing keys; nil allows them.
    let missingKeysPath: String?
    let origin: (ConfigurationKeyPath) -> ConfigurationOrigin
    private(set) var errors: [ConfigurationError] = []

    /// Checks a value, and all below it, against a type.
    mutating func check(
        _ value: ConfigurationValue, against type: ConfigurationType, at path: ConfigurationKeyPath = .init()
    ) {
        switch (type, value) {
        case (.group(let group), .dictionary(let members)):
            check(members, keys: value.sortedKeys, against: group, at: path)
        case (.array(let type), .array(let values)):
            for (index, value) in values.enumerated() {
                check(value, against: type, at: path.appending(String(index)))
            }
        default:
            if !type.accepts(value) {
                errors.append(.wrongType(path, origin: origin(path), expected: type, found: value))
            }
        }
    }

    private mutating func check(
        _ members: [String: ConfigurationValue], keys: [String], against group: ConfigurationType.Group,
        at path: ConfigurationKeyPath
    ) {
        for key in keys {
            guard let value = members[key] else { continue }
            if let type = group[key] {
                check(value, against: type, at: path.appending(key))
            } else if let unknownKeys {
                let path = path.appending(key)
                errors.append(.unknownKey(path, origin: origin(path), nearest: unknownKeys.nearest(to: path)))
            }
        }
        guard let missingKeysPath else { return }
        for member in group.members where members[member.key] == nil && !member.isOptional {
            report(missing: member.type, at: path.appending(member.key), in: missingKeysPath)
        }
    }

    /// Reports a missing key; for a group, each key that it must have.
    private mutating func report(missing type: ConfigurationType, at path: ConfigurationKeyPath, in file: String) {
        if case .group(let group) = type {
            let required = group.members.filter { !$0.isOptional }
            for member in required { report(missing: member.type, at: path.appending(member.key), in: file) }
            if !required.isEmpty { return }
        }
        errors.append(.missingKey(path, path: file, expected: type))
    }
}
