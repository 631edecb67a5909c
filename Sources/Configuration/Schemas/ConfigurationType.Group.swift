extension ConfigurationType {
    /// The keys that a dictionary may have.
    package struct Group: Equatable, Sendable {
        /// The named keys, in the order in which they are declared.
        package var members: [Member]
        /// What any other key holds; nil where no other key may stand.
        package var others: ConfigurationType?

        /// The type of a key, or nil if it is unknown here.
        package subscript(key: String) -> ConfigurationType? {
            members.first { $0.key == key }?.type ?? others
        }

        /// Returns a group with both sides' keys; throws the key path whose types cannot be brought together.
        func merged(with other: Group, at path: ConfigurationKeyPath) throws(Conflict) -> Group {
            var result = self
            for member in other.members {
                guard let index = result.members.firstIndex(where: { $0.key == member.key }) else {
                    result.members.append(member)
                    continue
                }
                let type = result.members[index].type
                result.members[index].type = try type.merged(with: member.type, at: path.appending(member.key))
                result.members[index].isOptional = result.members[index].isOptional && member.isOptional
            }
            if let others = other.others {
                result.others = try result.others?.merged(with: others, at: path.appending("*")) ?? others
            }
            return result
        }
    }

    /// Returns the type that satisfies both; only groups can differ.
    func merged(with other: ConfigurationType, at path: ConfigurationKeyPath) throws(Conflict) -> ConfigurationType {
        if self == other { return self }
        if case .group(let mine) = self, case .group(let theirs) = other {
            return .group(try mine.merged(with: theirs, at: path))
        }
        throw Conflict(keyPath: path, first: self, second: other)
    }
}
