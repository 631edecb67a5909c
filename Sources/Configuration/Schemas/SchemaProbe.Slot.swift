extension SchemaProbe {
    /// What is known of one place so far.
    ///
    /// A class, since the containers of one decode all write into the same tree.
    final class Slot {
        /// The type of a leaf, once one was asked for.
        var leaf: ConfigurationType?
        /// Whether the type asked if the key is there before it took it.
        var isOptional = false
        /// The keys asked for, in order; owned by this slot alone.
        private(set) var members: [(key: String, slot: Slot)] = []
        /// What other keys hold, if the type goes through all keys; owned by this slot alone.
        private(set) var others: Slot?
        /// The elements of an array; owned by this slot alone.
        private(set) var elements: Slot?
        /// Whether a dictionary was asked for, with or without keys.
        var isGroup = false

        /// Returns the slot of a key; the wildcard stands for every key without a name.
        func member(_ key: String) -> Slot {
            isGroup = true
            if key == SchemaProbe.wildcard {
                let slot = others ?? Slot()
                others = slot
                return slot
            }
            if let member = members.first(where: { $0.key == key }) { return member.slot }
            let slot = Slot()
            members.append((key, slot))
            return slot
        }

        /// Returns the slot that all elements of an array share.
        func element() -> Slot {
            let slot = elements ?? Slot()
            elements = slot
            return slot
        }

        /// The type as far as it was seen; a place that was looked at but never decoded takes any text.
        var type: ConfigurationType {
            if let leaf { return leaf }
            if let elements { return .array(of: elements.type) }
            guard isGroup else { return .string }
            let members = members.map { member in
                ConfigurationType.Group.Member(
                    key: member.key, type: member.slot.type, isOptional: member.slot.isOptional)
            }
            return .group(ConfigurationType.Group(members: members, others: others?.type))
        }
    }
}
