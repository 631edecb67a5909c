extension ResolvedConfiguration {
    /// Every key there is, in the order in which the types declare them; keys of any name in alphabetical order.
    package var entries: [ConfigurationEntry] {
        var entries: [ConfigurationEntry] = []
        collect(.group(schema.root), at: ConfigurationKeyPath(), isRequired: true, into: &entries)
        return entries
    }

    /// Returns the key at a place, or all keys of the group there; throws if the place is unknown.
    ///
    /// The origin is that of the text which names the place, for the message: `config get`.
    package func entries(
        at keyPath: ConfigurationKeyPath, askedBy origin: ConfigurationOrigin
    ) throws(ConfigurationErrors) -> [ConfigurationEntry] {
        guard let type = schema.type(at: keyPath) else {
            throw ConfigurationErrors(.unknownKey(keyPath, origin: origin, nearest: schema.nearest(to: keyPath)))
        }
        var entries: [ConfigurationEntry] = []
        collect(type, at: keyPath, isRequired: false, into: &entries)
        let required = self.entries.filter(\.isRequired).map(\.keyPath)
        for index in entries.indices where required.contains(entries[index].keyPath) {
            entries[index].isRequired = true
        }
        return entries
    }

    private func collect(
        _ type: ConfigurationType, at path: ConfigurationKeyPath, isRequired: Bool,
        into entries: inout [ConfigurationEntry]
    ) {
        guard case .group(let group) = type else {
            entries.append(entry(of: type, at: path, isRequired: isRequired))
            return
        }
        for member in group.members {
            let isRequired = isRequired && !member.isOptional
            collect(member.type, at: path.appending(member.key), isRequired: isRequired, into: &entries)
        }
        guard let others = group.others else { return }
        let inUse = (tree[path]?.sortedKeys ?? []) + (schema.defaults[path]?.sortedKeys ?? [])
        let named = group.members.map(\.key)
        let keys = Set(inUse).subtracting(named).sorted()
        for key in keys.isEmpty ? [SchemaProbe.wildcard] : keys {
            collect(others, at: path.appending(key), isRequired: false, into: &entries)
        }
    }

    private func entry(
        of type: ConfigurationType, at path: ConfigurationKeyPath, isRequired: Bool
    ) -> ConfigurationEntry {
        // The environment is text, and one of those that the configuration has, as `engine()` sees to.
        let environments = path == ConfigurationKeyPath(["environment"]) ? tree.environmentNames : []
        let type = environments.isEmpty ? type : .word(environments)
        var entry = ConfigurationEntry(keyPath: path, type: type, value: nil, origin: nil, isRequired: isRequired)
        if let value = tree[path] {
            entry.value = value
            entry.origin = origin(of: path)
        } else if let value = schema.defaults[path] {
            entry.value = value
            entry.origin = .typeDefault
        }
        return entry
    }
}

extension ConfigurationValue {
    /// The names of the environments, in alphabetical order; empty where there are none.
    fileprivate var environmentNames: [String] { self[ConfigurationKeyPath(["environments"])]?.sortedKeys ?? [] }
}
