extension ConfigurationSchema {
    /// Returns all keys of several schemas, since one file serves several apps; throws where two want different types.
    package static func union(_ schemas: [ConfigurationSchema]) throws(ConfigurationErrors) -> ConfigurationSchema {
        var root = ConfigurationType.Group(members: [], others: nil)
        var defaults = ConfigurationValue.dictionary([:])
        for schema in schemas {
            do {
                root = try root.merged(with: schema.root, at: ConfigurationKeyPath())
            } catch {
                throw ConfigurationErrors(
                    .conflictingTypes(error.keyPath, first: error.first, second: error.second))
            }
            defaults = schema.defaults.overlaid(on: defaults)
        }
        return ConfigurationSchema(name: "all", root: root, defaults: defaults)
    }

    /// Returns the schema with names in place of "any key" in the group at a place: the workers there are, say.
    package func naming(_ keys: [String], at keyPath: ConfigurationKeyPath) -> ConfigurationSchema {
        var result = self
        let type = ConfigurationType.group(root).naming(keys, at: keyPath.components[...])
        if case .group(let root) = type { result.root = root }
        return result
    }
}

extension ConfigurationType {
    /// A segment `*` goes on into what all other keys hold.
    fileprivate func naming(_ keys: [String], at path: ArraySlice<String>) -> ConfigurationType {
        guard case .group(var group) = self else { return self }
        if let key = path.first {
            let rest = path.dropFirst()
            if key == SchemaProbe.wildcard {
                group.others = group.others?.naming(keys, at: rest)
            } else if let index = group.members.firstIndex(where: { $0.key == key }) {
                group.members[index].type = group.members[index].type.naming(keys, at: rest)
            }
        } else if let others = group.others {
            for key in keys where !group.members.contains(where: { $0.key == key }) {
                group.members.append(Group.Member(key: key, type: others, isOptional: true))
            }
            group.others = nil
        }
        return .group(group)
    }
}

extension ConfigurationValue {
    /// Returns both dictionaries as one; this one's values win.
    func overlaid(on other: ConfigurationValue) -> ConfigurationValue {
        guard case .dictionary(let mine) = self, case .dictionary(let theirs) = other else { return self }
        return .dictionary(theirs.merging(mine) { $1.overlaid(on: $0) })
    }
}
