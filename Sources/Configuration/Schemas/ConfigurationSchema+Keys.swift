extension ConfigurationSchema {
    /// All keys with values of their own, groups opened up, in the order in which the types declare them.
    package var keys: [Key] {
        var keys: [Key] = []
        Self.collect(.group(root), at: ConfigurationKeyPath(), isRequired: true, into: &keys)
        return keys
    }

    /// The type of a place, group or leaf, or nil if there is no such key.
    package func type(at keyPath: ConfigurationKeyPath) -> ConfigurationType? {
        var type: ConfigurationType? = .group(root)
        for key in keyPath.components { type = type?.member(key) }
        return type
    }

    /// Returns the real key that was probably meant by one that is unknown.
    ///
    /// Each segment is put right by its neighbours; failing that, a key of the same last name elsewhere is taken
    /// (`noSplash` for `testFlags.noSplash`).
    package func nearest(to keyPath: ConfigurationKeyPath) -> ConfigurationKeyPath? {
        if let path = corrected(keyPath) { return path }
        guard let last = keyPath.components.last else { return nil }
        let keys = keys.map(\.keyPath).filter { !$0.components.contains(SchemaProbe.wildcard) }
        if let same = keys.first(where: { $0.components.last == last }) { return same }
        let word = NearestWord.search(last, among: keys.compactMap(\.components.last))
        return keys.first { $0.components.last == word }
    }

    private func corrected(_ keyPath: ConfigurationKeyPath) -> ConfigurationKeyPath? {
        var type = ConfigurationType.group(root)
        var result = ConfigurationKeyPath()
        for key in keyPath.components {
            guard case .group(let group) = type else { return nil }
            if let member = group[key] {
                result = result.appending(key)
                type = member
            } else if let near = NearestWord.search(key, among: group.members.map(\.key)), let member = group[near] {
                result = result.appending(near)
                type = member
            } else {
                return nil
            }
        }
        return result
    }

    private static func collect(
        _ type: ConfigurationType, at path: ConfigurationKeyPath, isRequired: Bool, into keys: inout [Key]
    ) {
        guard case .group(let group) = type else {
            keys.append(Key(keyPath: path, type: type, isRequired: isRequired))
            return
        }
        for member in group.members {
            let isRequired = isRequired && !member.isOptional
            collect(member.type, at: path.appending(member.key), isRequired: isRequired, into: &keys)
        }
        if let others = group.others {
            collect(others, at: path.appending(SchemaProbe.wildcard), isRequired: false, into: &keys)
        }
    }
}
